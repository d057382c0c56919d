import type { MailTemplate } from "../mail-template.ts";

/** The subjects of inquiries, in Japanese and English. */
const categoryWords: Readonly<Record<string, readonly [string, string]>> = {
  SERVICE: ["サービスの使い方", "Using the service"],
  APPLICATION: ["応募・選考", "Applications"],
  POSTING: ["求人の内容・苦情", "A posting"],
  EXAM: ["日本語の試験・学習・購入", "Exam, learning, purchases"],
  PERSONAL_DATA: ["個人情報の請求", "Request about personal data"],
  COMPANY: ["企業の求人掲載", "Posting works as a company"],
  OTHER: ["その他", "Other"],
};

/** The inquiry as the operator reads it; `work` is the title of the posting that it is about. */
type InquiryParams = {
  ticket: string;
  category: string;
  name: string;
  email: string;
  companyName: string | null;
  body: string;
  work: string | null;
  workId: string | null;
};

/** To whoever wrote: number and what happens next. It repeats nothing that was typed. */
export const inquiryAcceptedMail: MailTemplate<{ ticket: string; category: string; phone: string }> = (
  { ticket, category, phone },
  locale,
  url,
) => {
  const [ja, en] = categoryWords[category] ?? ["", ""];
  if (locale === "en") {
    return {
      subject: `[Kotoba Works] We have your inquiry (${ticket})`,
      paragraphs: [
        "Thank you for writing to us.",
        `Number: ${ticket}\nAbout: ${en}`,
        `We answer within 3 working days. If you are in a hurry, call ${phone} and quote the number.`,
        "If you did not write to us, you can ignore this mail.",
      ],
      action: { label: "Frequently asked questions", url: url("/faq") },
    };
  }
  if (locale === "ja-x-easy") {
    return {
      subject: `【ことばワークス】質問を うけとりました（${ticket}）`,
      paragraphs: [
        "質問を うけとりました。ありがとうございます。",
        `番号：${ticket}\n何の こと：${ja}`,
        `3日の 間（土日・休みの 日は 入れません）に 返事を します。急ぐ ときは、${phone} に 電話して、番号を 言って ください。`,
        "書いて いない ときは、この メールを 消して ください。",
      ],
      action: { label: "よく ある 質問", url: url("/faq") },
    };
  }
  return {
    subject: `【ことばワークス】お問い合わせを受け付けました（${ticket}）`,
    paragraphs: [
      "お問い合わせいただき、ありがとうございます。次のとおり受け付けました。",
      `受付番号：${ticket}\n分類：${ja}`,
      `3営業日以内にお返事します。お急ぎのときは、受付番号を添えて ${phone} へお電話ください。`,
      "お心当たりがない場合は、このメールを破棄してください。",
    ],
    action: { label: "よくある質問", url: url("/faq") },
  };
};

/** To the operator: the whole inquiry. */
export const inquiryReceivedMail: MailTemplate<InquiryParams> = (params, _locale, url) => {
  const [category] = categoryWords[params.category] ?? [""];
  const company = params.companyName ? [`会社名：${params.companyName}`] : [];
  const work = params.work ? [`求人：${params.work}`] : [];
  const head = [`受付番号：${params.ticket}`, `分類：${category}`, `お名前：${params.name}`, `返信先：${params.email}`];
  return {
    subject: `【ことばワークス】お問い合わせ ${params.ticket}：${category}`,
    paragraphs: [[...head, ...company, ...work].join("\n"), params.body],
    ...(params.workId && { action: { label: "求人を見る", url: url(`/japanesejob/${params.workId}`) } }),
  };
};

const answerFrame = {
  ja: {
    subject: (ticket: string) => `【ことばワークス】お問い合わせへの回答（${ticket}）`,
    head: "お問い合わせいただいた件について、次のとおり回答します。",
    foot: "さらに質問があるときは、受付番号を添えてお問い合わせください。このメールに返信しても届きません。",
    label: "お問い合わせ",
  },
  "ja-x-easy": {
    subject: (ticket: string) => `【ことばワークス】質問への 返事（${ticket}）`,
    head: "あなたの 質問への 返事です。",
    foot: "もっと 聞きたい ときは、番号を 書いて、もう一度 送って ください。この メールに 返事を しても、とどきません。",
    label: "質問を 送る",
  },
  en: {
    subject: (ticket: string) => `[Kotoba Works] Our answer (${ticket})`,
    head: "This is our answer to your inquiry.",
    foot: "If there is more to ask, write to us again and quote the number. Replies to this mail are not read.",
    label: "Write to us",
  },
} as const;

/** To whoever wrote: what the operator answers. */
export const inquiryAnswerMail: MailTemplate<{ ticket: string; body: string }> = ({ ticket, body }, locale, url) => {
  const { subject, head, foot, label } = answerFrame[locale];
  return { subject: subject(ticket), paragraphs: [head, body, foot], action: { label, url: url("/contact") } };
};
