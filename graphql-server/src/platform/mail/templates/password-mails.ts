import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { HouseMailTemplate, MailTemplate, NoParams } from "../mail-template.ts";
import { readerMail } from "./reader-mail.ts";

type ResetParams = { kind: AccountKind; token: string };

/** The page that sets a new password, by the kind of account. */
function resetPath({ kind, token }: ResetParams): string {
  if (kind === "COMPANY") return `/company/password/reset?token=${token}`;
  return kind === "ADMIN" ? `/password/reset?kind=admin&token=${token}` : `/password/reset?token=${token}`;
}

/** To the owner of an account who asked for a new password. */
export const resetPasswordMail: MailTemplate<ResetParams> = (params, locale, url) =>
  readerMail("reset-password", { params: {}, locale, url: url(resetPath(params)) });

/** To an address for which a new password was asked but which has no account that may sign in. */
export const resetUnknownMail: MailTemplate<NoParams> = (_params, locale, url) =>
  readerMail("reset-unknown", { params: {}, locale, url: url("/") });

/** To the owner after every change of a password, so that a stranger's change does not go unnoticed. */
export const passwordChangedMail: MailTemplate<{ kind: AccountKind }> = ({ kind }, locale, url) =>
  readerMail("password-changed", { params: {}, locale, url: url(kind === "COMPANY" ? "/company/password" : "/password/send_reset_email") });

/** To a new admin: where to choose the first password. */
export const inviteAdminMail: HouseMailTemplate<{ name: string; token: string }> = ({ name, token }, locale, url) => {
  const link = url(resetPath({ kind: "ADMIN", token }));
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Your back-office account",
      paragraphs: [
        `Hello ${name}. A back-office account was made for you.`,
        "Open the address below within 3 days to choose a password. It works once.",
      ],
      action: { label: "Choose a password", url: link },
    };
  }
  return {
    subject: "【ことばワークス】管理者アカウントのご案内",
    paragraphs: [
      `${name} 様`,
      "管理者アカウントが作成されました。3日以内に次のページを開いて、パスワードを設定してください。リンクは1回だけ使えます。",
    ],
    action: { label: "パスワードを設定する", url: link },
  };
};
