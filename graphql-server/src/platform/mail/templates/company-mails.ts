import type { SuspensionGround } from "../../../shared/vocabulary/suspension-ground.ts";
import type { HouseMailTemplate, NoParams } from "../mail-template.ts";
import { suspensionWords } from "../words/suspension-words.ts";

/** Returns the path where an owner or a member signs in for the first time. */
const firstSignInPath = (token: string) => `/company/login?token=${token}`;

/** To the owner of a company that registers. */
export const companyRegisterMail: HouseMailTemplate<{ token: string; name: string }> = ({ token, name }, locale, url) => {
  const link = url(firstSignInPath(token));
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Finish the registration of your company",
      paragraphs: [
        `Dear ${name},`,
        "Open the address below within 24 hours and choose a password. It works once. We then review your company.",
      ],
      action: { label: "Choose a password", url: link },
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: "【ことばワークス】企業登録のご案内",
    paragraphs: [
      `${name} 様`,
      easy
        ? "24時間の 間に 下の ページを 開いて、パスワードを 決めて ください。1回だけ 使えます。そのあと 会社の ことを しらべます。"
        : "企業登録のお申し込みありがとうございます。24時間以内に次のページを開き、パスワードを設定してください。リンクは1回だけ使えます。その後、運営が企業の情報を確認します。",
    ],
    action: { label: easy ? "パスワードを 決める" : "パスワードを設定する", url: link },
  };
};

/** To an address that asked to register a company and already signs in for one. */
export const companyAlreadyRegisteredMail: HouseMailTemplate<NoParams> = (_params, locale, url) => {
  const link = url("/company/login");
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] You already have a company account",
      paragraphs: [
        "Somebody, probably you, asked to register a company with this address. It already has an account: please sign in.",
        `If you forgot the password, set a new one: ${url("/company/password")}`,
      ],
      action: { label: "Sign in", url: link },
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: "【ことばワークス】すでに登録されています",
    paragraphs: [
      easy
        ? "このメールアドレスは もう 登録して います。ログインして ください。"
        : "このメールアドレスで企業登録のお申し込みがありましたが、すでに登録されています。ログインしてご利用ください。",
      `${easy ? "パスワードを 忘れた とき" : "パスワードをお忘れのとき"}：${url("/company/password")}`,
    ],
    action: { label: "ログインする", url: link },
  };
};

/** To a colleague who was invited. */
export const inviteMemberMail: HouseMailTemplate<{ token: string; name: string; company: string }> = (
  { token, name, company },
  locale,
  url,
) => {
  const link = url(firstSignInPath(token));
  if (locale === "en") {
    return {
      subject: `[Kotoba Works] ${company} invites you`,
      paragraphs: [
        `Dear ${name},`,
        `${company} invites you to hire with Kotoba Works. Open the address below within 3 days and choose a password. It works once.`,
      ],
      action: { label: "Accept the invitation", url: link },
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: `【ことばワークス】${company}からの招待`,
    paragraphs: [
      `${name} 様`,
      easy
        ? `${company}が あなたを しょうたい しました。3日の 間に 下の ページを 開いて、パスワードを 決めて ください。1回だけ 使えます。`
        : `${company}の担当者として招待されました。3日以内に次のページを開き、パスワードを設定してください。リンクは1回だけ使えます。`,
    ],
    action: { label: easy ? "しょうたいを うける" : "招待を受ける", url: link },
  };
};

/** To owners: the account is closed. */
export const companyClosedMail: HouseMailTemplate<{ company: string }> = ({ company }, locale, url) => {
  const action = { url: url("/contact") };
  if (locale === "en") {
    return {
      subject: "[Kotoba Works] Your company account is closed",
      paragraphs: [
        company,
        "The account is closed and every member is signed out. Drafts were deleted; invoices and the records of applications are kept as long as the law asks.",
      ],
      action: { ...action, label: "Contact us" },
    };
  }
  const easy = locale === "ja-x-easy";
  return {
    subject: "【ことばワークス】退会の手続きが完了しました",
    paragraphs: [
      `${company} 御中`,
      easy
        ? "会社の アカウントを 閉じました。下書きは 消しました。請求書と 応募の 記録は、法律で 決まった 間 のこります。"
        : "企業アカウントを閉じました。下書きは削除しました。請求書と応募の記録は、法律で定められた期間保管します。ご利用ありがとうございました。",
    ],
    action: { ...action, label: easy ? "問い合わせる" : "お問い合わせ" },
  };
};

interface DecisionWords {
  subject: string;
  text: string;
}

/** To every member: what the operator decided about the company, and why. */
function decisionMail(
  words: { ja: DecisionWords; easy: DecisionWords; en: DecisionWords },
  path: string,
): HouseMailTemplate<{ company: string; reason: string | null }> {
  return ({ company, reason }, locale, url) => {
    const english = locale === "en";
    const { subject, text } = { ja: words.ja, "ja-x-easy": words.easy, en: words.en }[locale];
    const why = reason ? [english ? `Reason: ${reason}` : `理由：${reason}`] : [];
    return {
      subject: english ? `[Kotoba Works] ${subject}` : `【ことばワークス】${subject}`,
      paragraphs: [english ? company : `${company} 御中`, text, ...why],
      action: { label: english ? "Open the page" : "ページを開く", url: url(path) },
    };
  };
}

export const companyApprovedMail = decisionMail(
  {
    ja: { subject: "企業登録の審査が完了しました", text: "審査が完了し、求人を掲載できるようになりました。" },
    easy: { subject: "会社の 登録が できました", text: "会社の ことを しらべました。求人を 出せます。" },
    en: { subject: "Your company has been approved", text: "The review is complete. You can publish works now." },
  },
  "/company/top",
);

export const companyRefusedMail = decisionMail(
  {
    ja: {
      subject: "企業登録の内容をご確認ください",
      text: "ご登録の内容を確認した結果、修正が必要な点がありました。企業情報を修正すると、もう一度審査します。",
    },
    easy: { subject: "会社の ことを 直して ください", text: "直す ところが あります。会社の ことを 直すと、もう一度 しらべます。" },
    en: {
      subject: "Please correct your company's registration",
      text: "Something has to be corrected. When you change the company's profile we review it again.",
    },
  },
  "/company/memberinfo",
);

export const companyPhotoReturnedMail = decisionMail(
  {
    ja: {
      subject: "職場の写真をご確認ください",
      text: "職場の写真を確認した結果、掲載できないものがありました。写真か説明を直すと、もう一度確認します。",
    },
    easy: {
      subject: "写真を 直して ください",
      text: "出す ことが できない 写真が あります。写真か 説明を 直すと、もう一度 しらべます。",
    },
    en: {
      subject: "Please look at your workplace photos",
      text: "One of your photos cannot be shown. When you change the picture or its words we look at it again.",
    },
  },
  "/company/memberinfo",
);

const suspendedMail = decisionMail(
  {
    ja: {
      subject: "企業アカウントを停止しました",
      text: "企業アカウントを停止し、掲載中の求人を非公開にしました。お心当たりがない場合はお問い合わせください。",
    },
    easy: {
      subject: "会社の アカウントを 止めました",
      text: "会社の アカウントを 止めました。仕事は 見えません。わからない ときは 聞いて ください。",
    },
    en: {
      subject: "Your company's account has been suspended",
      text: "The account is suspended and its works are hidden. Please contact us if you have questions.",
    },
  },
  "/contact",
);

/** The ground of the terms in the reader's language, and below it what the operator adds. */
export const companySuspendedMail: HouseMailTemplate<{ company: string; ground: SuspensionGround; reason: string | null }> = (
  { company, ground, reason },
  locale,
  url,
) => suspendedMail({ company, reason: [suspensionWords[locale][ground], ...(reason ? [reason] : [])].join("\n") }, locale, url);

export const companyRestoredMail = decisionMail(
  {
    ja: { subject: "企業アカウントの停止を解除しました", text: "企業アカウントの停止を解除しました。求人の掲載状態をご確認ください。" },
    easy: { subject: "会社の アカウントが 使えます", text: "会社の アカウントを また 使えます。仕事を 見て ください。" },
    en: { subject: "Your company's account is open again", text: "The suspension is lifted. Please check the state of your works." },
  },
  "/company/work/lists",
);
