import type { MailTemplate, NoParams } from "../mail-template.ts";

/** To a seeker who left: what happens now, and how to come back. */
export const accountCancelledMail: MailTemplate<{ until: string; days: number }> = ({ until, days }, locale, url) => {
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

/** To a seeker whose account the operator stopped. The reason is the operator's own note and is not in it. */
export const accountSuspendedMail: MailTemplate<NoParams> = (_params, locale, url) => {
  const link = url("/contact");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Your account is suspended",
      paragraphs: [
        "We have suspended your account. You cannot sign in for now. Your applications stay where they are.",
        "If you want to know why, or think this is a mistake, please write to us.",
      ],
      action: { label: "Contact us", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】アカウントを 止めました",
      paragraphs: [
        "あなたの アカウントを 止めました。いまは ログインできません。応募は そのままです。",
        "理由を 知りたい ときや、まちがいだと 思う ときは、わたしたちに 聞いて ください。",
      ],
      action: { label: "質問する", url: link },
    };
  }
  return {
    subject: "【ことばワークス】アカウントのご利用を停止しました",
    paragraphs: [
      "運営により、アカウントのご利用を停止しました。現在はログインできません。応募中の求人はそのまま残ります。",
      "理由のご確認や、お心当たりがない場合は、お問い合わせフォームからご連絡ください。",
    ],
    action: { label: "問い合わせる", url: link },
  };
};

/** To a seeker whose account may be used again. */
export const accountUnsuspendedMail: MailTemplate<NoParams> = (_params, locale, url) => {
  const link = url("/log-in");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] You can use your account again",
      paragraphs: ["The suspension of your account is lifted. You can sign in again."],
      action: { label: "Sign in", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】また 使うことが できます",
      paragraphs: ["アカウントを また 使うことが できます。ログインして ください。"],
      action: { label: "ログイン", url: link },
    };
  }
  return {
    subject: "【ことばワークス】アカウントのご利用を再開しました",
    paragraphs: ["アカウントの停止を解除しました。これまでどおりログインしてご利用いただけます。"],
    action: { label: "ログインする", url: link },
  };
};
