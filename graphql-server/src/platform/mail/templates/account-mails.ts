import type { MailTemplate } from "../mail-template.ts";

/** To a seeker who left: what happens now, and how to come back. */
export const accountCancelledMail: MailTemplate = ({ until, days }, locale, url) => {
  const link = url("/log-in");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Your account is closed",
      paragraphs: [
        "You have left Kotoba Works. Your open applications have ended and the companies were told.",
        `Everything personal is erased after ${until} (${days} days). If you sign in before that, your account comes back; the applications do not.`,
        "If it was not you, sign in at once and change your password.",
      ],
      action: { label: "Sign in and come back", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】退会しました",
      paragraphs: [
        "ことばワークスを やめました。応募は おわりました。会社にも 伝えました。",
        `${until}（${days}日）を すぎると、あなたの データを 消します。その前に ログインすると、もどる ことが できます。応募は もどりません。`,
        "あなたが していない ときは、すぐに ログインして、パスワードを 変えて ください。",
      ],
      action: { label: "ログインして もどる", url: link },
    };
  }
  return {
    subject: "【ことばワークス】退会のお手続きが完了しました",
    paragraphs: [
      "ことばワークスを退会されました。ご利用ありがとうございました。選考中の応募は終了し、応募先の企業に連絡しました。",
      `${until}（${days}日間）を過ぎると、個人の情報をすべて消去します。それまでにログインすると、アカウントが元に戻ります（終了した応募は戻りません）。`,
      "お心当たりがない場合は、すぐにログインしてパスワードを変更してください。",
    ],
    action: { label: "ログインして元に戻す", url: link },
  };
};
