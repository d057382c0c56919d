import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { MailTemplate, NoParams } from "../mail-template.ts";

type ResetParams = { kind: AccountKind; token: string };

/** The page that sets a new password, by the kind of account. */
function resetPath({ kind, token }: ResetParams): string {
  if (kind === "COMPANY") return `/company/password/reset?token=${token}`;
  return kind === "ADMIN" ? `/password/reset?kind=admin&token=${token}` : `/password/reset?token=${token}`;
}

/** To the owner of an account who asked for a new password. */
export const resetPasswordMail: MailTemplate<ResetParams> = (params, locale, url) => {
  const link = url(resetPath(params));
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Set a new password",
      paragraphs: [
        "Open the address below within one hour to set a new password. It works once.",
        "If you did not ask for this, do nothing: your password stays as it is.",
      ],
      action: { label: "Set a new password", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】新しい パスワード",
      paragraphs: [
        "1時間の 間に 下の ページを 開いて、新しい パスワードを 決めて ください。1回だけ 使えます。",
        "知らない メールの ときは、何も しないで ください。パスワードは 変わりません。",
      ],
      action: { label: "パスワードを 決める", url: link },
    };
  }
  return {
    subject: "【ことばワークス】パスワードの再設定",
    paragraphs: [
      "1時間以内に次のページを開いて、新しいパスワードを設定してください。リンクは1回だけ使えます。",
      "お心当たりがない場合は何もしないでください。パスワードは変わりません。",
    ],
    action: { label: "パスワードを再設定する", url: link },
  };
};

/** To an address for which a new password was asked but which has no account that may sign in. */
export const resetUnknownMail: MailTemplate<NoParams> = (_params, locale, url) => {
  const action = { url: url("/") };
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] No account under this address",
      paragraphs: [
        "Somebody, probably you, asked for a new password, but no account uses this address. Perhaps you registered with another one.",
      ],
      action: { ...action, label: "Kotoba Works" },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】登録が ありません",
      paragraphs: ["このメールアドレスの 登録は ありません。ほかの メールアドレスで 登録したかもしれません。"],
      action: { ...action, label: "ことばワークス" },
    };
  }
  return {
    subject: "【ことばワークス】このアドレスの登録はありません",
    paragraphs: [
      "パスワードの再設定のお申し込みがありましたが、このメールアドレスの登録はありません。別のアドレスで登録されていないかご確認ください。",
    ],
    action: { ...action, label: "ことばワークス" },
  };
};

/** To the owner after every change of a password, so that a stranger's change does not go unnoticed. */
export const passwordChangedMail: MailTemplate<{ kind: AccountKind }> = ({ kind }, locale, url) => {
  const link = url(kind === "COMPANY" ? "/company/password" : "/password/send_reset_email");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Your password was changed",
      paragraphs: ["Your password was changed and you were signed out everywhere else.", "If it was not you, set a new password at once."],
      action: { label: "It was not me: set a new password", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】パスワードが 変わりました",
      paragraphs: [
        "パスワードが 変わりました。ほかの 場所では ログアウトしました。",
        "あなたが していない ときは、すぐに 新しい パスワードを 決めて ください。",
      ],
      action: { label: "新しい パスワードを 決める", url: link },
    };
  }
  return {
    subject: "【ことばワークス】パスワードが変更されました",
    paragraphs: [
      "パスワードが変更され、ほかの端末からはログアウトされました。",
      "お心当たりがない場合は、すぐにパスワードを再設定してください。",
    ],
    action: { label: "パスワードを再設定する", url: link },
  };
};

/** To a new admin: where to choose the first password. */
export const inviteAdminMail: MailTemplate<{ name: string; token: string }> = ({ name, token }, locale, url) => {
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
