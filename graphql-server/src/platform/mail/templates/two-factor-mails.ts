import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { HouseMailTemplate } from "../mail-template.ts";

/** The kind of account whose second factor it is. */
type OwnerParams = { kind: AccountKind };

/** Returns the path where readers who did not make the change set a new password at once. */
function passwordPath({ kind }: OwnerParams): string {
  return kind === "COMPANY" ? "/company/password" : "/password/send_reset_email?kind=admin";
}

interface Texts<P extends OwnerParams> {
  subject: string;
  said: (params: P) => string;
}

const notMine = {
  ja: ["お心当たりがない場合は、すぐにパスワードを再設定し、オーナーまたは運営にご連絡ください。", "パスワードを再設定する"],
  "ja-x-easy": [
    "あなたが していない ときは、すぐに パスワードを 変えて ください。オーナーか 運営に 話して ください。",
    "パスワードを 変える",
  ],
  en: ["If it was not you, set a new password at once and tell an owner or the operator.", "Set a new password"],
} as const;

/** A mail about the second factor: what happened, and what to do when somebody else did it. */
function notice<P extends OwnerParams = OwnerParams>(texts: Readonly<Record<"ja" | "ja-x-easy" | "en", Texts<P>>>): HouseMailTemplate<P> {
  return (params, locale, url) => {
    const language = locale === "en" || locale === "ja-x-easy" ? locale : "ja";
    const { subject, said } = texts[language];
    const [warning, label] = notMine[language];
    const name = language === "en" ? "[Kotoba Works]" : "【ことばワークス】";
    return {
      subject: `${name}${language === "en" ? " " : ""}${subject}`,
      paragraphs: [said(params), warning],
      action: { label, url: url(passwordPath(params)) },
    };
  };
}

/** To the owner of an account whose second factor begins to guard it. */
export const twoFactorOnMail = notice({
  ja: {
    subject: "2段階認証を設定しました",
    said: () =>
      "2段階認証を設定しました。次のログインから、パスワードのほかに認証アプリのコードを入力します。ほかの端末からはログアウトされました。",
  },
  "ja-x-easy": {
    subject: "2段階認証を 設定しました",
    said: () => "2段階認証を 設定しました。次の ログインから、アプリの 数字も 書きます。ほかの 場所では ログアウトしました。",
  },
  en: {
    subject: "Two-factor authentication is on",
    said: () =>
      "From the next sign-in on, a code of your authenticator app is asked for beside the password. You were signed out everywhere else.",
  },
});

/** To the owner of an account that another authenticator guards from now on. */
export const twoFactorReplacedMail = notice({
  ja: {
    subject: "認証アプリを変更しました",
    said: () =>
      "2段階認証の認証アプリを変更しました。前の認証アプリのコードと前の回復コードは使えません。ほかの端末からはログアウトされました。",
  },
  "ja-x-easy": {
    subject: "数字を 出す アプリを 変えました",
    said: () => "数字を 出す アプリを 変えました。前の アプリの 数字と 前の 回復コードは 使えません。ほかの 場所では ログアウトしました。",
  },
  en: {
    subject: "Another authenticator guards your account",
    said: () =>
      "Two-factor authentication uses another authenticator app now. Codes of the app before and the recovery codes before work no longer. You were signed out everywhere else.",
  },
});

/** To the owner who took it off. */
export const twoFactorOffMail = notice({
  ja: { subject: "2段階認証を解除しました", said: () => "2段階認証を解除しました。これからはパスワードだけでログインできます。" },
  "ja-x-easy": { subject: "2段階認証を やめました", said: () => "2段階認証を やめました。パスワードだけで ログイン できます。" },
  en: {
    subject: "Two-factor authentication is off",
    said: () => "Two-factor authentication was turned off. The password alone signs in from now on.",
  },
});

/** To somebody for whom an owner took it off. */
export const twoFactorResetMail = notice({
  ja: {
    subject: "2段階認証がリセットされました",
    said: () =>
      "オーナーまたは運営が、あなたの2段階認証をリセットしました。パスワードだけでログインして、2段階認証を設定し直してください。",
  },
  "ja-x-easy": {
    subject: "2段階認証が なくなりました",
    said: () => "オーナーか 運営が、あなたの 2段階認証を やめました。ログインして、もう一度 設定して ください。",
  },
  en: {
    subject: "Your two-factor authentication was reset",
    said: () => "An owner or the operator reset your two-factor authentication. Sign in with your password and set it up again.",
  },
});

/** To the owner who asked for new recovery codes. */
export const recoveryCodesRenewedMail = notice({
  ja: { subject: "回復コードを作り直しました", said: () => "2段階認証の回復コードを作り直しました。前のコードは使えません。" },
  "ja-x-easy": { subject: "回復コードが 新しく なりました", said: () => "回復コードを 新しく しました。前の コードは 使えません。" },
  en: { subject: "New recovery codes", said: () => "New recovery codes were made. The old ones do not work any more." },
});

/** To the owner when a recovery code signed in. */
export const recoveryCodeUsedMail = notice<OwnerParams & { left: number }>({
  ja: {
    subject: "回復コードでログインがありました",
    said: ({ left }) => `回復コードを使ったログインがありました。残りは${left}個です。少なくなったら作り直してください。`,
  },
  "ja-x-easy": { subject: "回復コードを 使いました", said: ({ left }) => `回復コードで ログインしました。あと ${left}個 あります。` },
  en: {
    subject: "A recovery code was used",
    said: ({ left }) => `Somebody signed in with a recovery code. ${left} are left; make new ones before they run out.`,
  },
});
