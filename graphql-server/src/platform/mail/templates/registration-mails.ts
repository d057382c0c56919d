import type { MailTemplate, NoParams } from "../mail-template.ts";

/** To an address that asked to register and has no account yet. */
export const registerMail: MailTemplate<{ token: string }> = ({ token }, locale, url) => {
  const link = url(`/user/signup?token=${token}`);
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Finish your registration",
      paragraphs: ["Thank you for starting a registration.", "Open the address below within 24 hours. It works once."],
      action: { label: "Finish the registration", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】登録の つづき",
      paragraphs: ["登録を 始めて くださって、ありがとうございます。", "24時間の 間に、下の ページを 開いて ください。1回だけ 使えます。"],
      action: { label: "登録を つづける", url: link },
    };
  }
  return {
    subject: "【ことばワークス】会員登録のご案内",
    paragraphs: [
      "会員登録のお申し込みありがとうございます。",
      "24時間以内に次のページを開いて、登録を完了してください。リンクは1回だけ使えます。",
    ],
    action: { label: "登録を続ける", url: link },
  };
};

/** To an address that asked to register and has an account. */
export const alreadyRegisteredMail: MailTemplate<NoParams> = (_params, locale, url) => {
  const link = url("/log-in");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] You already have an account",
      paragraphs: [
        "Somebody, probably you, asked to register with this address. You already have an account: please sign in.",
        `If you forgot the password, set a new one: ${url("/password/send_reset_email")}`,
      ],
      action: { label: "Sign in", url: link },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: "【ことばワークス】もう 登録して います",
      paragraphs: [
        "このメールアドレスは もう 登録して います。ログインして ください。",
        `パスワードを 忘れた ときは、ここで 新しく して ください：${url("/password/send_reset_email")}`,
      ],
      action: { label: "ログインする", url: link },
    };
  }
  return {
    subject: "【ことばワークス】すでに登録されています",
    paragraphs: [
      "このメールアドレスで会員登録のお申し込みがありましたが、すでに登録されています。ログインしてご利用ください。",
      `パスワードをお忘れのときは、再設定してください：${url("/password/send_reset_email")}`,
    ],
    action: { label: "ログインする", url: link },
  };
};
