import type { MailTemplate } from "../mail-template.ts";

/** The values of every mail about an application. */
type EntryParams = {
  title: string;
  company: string;
  seeker: string;
  entryId: string;
  status: string;
  reason: string | null;
};

type Texts = Record<"ja" | "ja-x-easy" | "en", { subject: string; text: string; label: string }>;

/** Words for a state of an application in a mail. */
const statusWords: Readonly<Record<string, readonly [string, string]>> = {
  APPLIED: ["応募", "Applied"],
  SCREENING: ["書類選考中", "Screening"],
  SCHEDULING: ["面接調整中", "Arranging an interview"],
  INTERVIEW: ["面接", "Interview"],
  OFFERED: ["内定", "Offer"],
  ACCEPTED: ["内定承諾", "Offer accepted"],
  JOINED: ["入社", "Joined"],
  ON_HOLD: ["保留", "On hold"],
  REJECTED: ["不採用", "Not selected"],
  WITHDRAWN: ["辞退", "Withdrawn"],
  DECLINED: ["内定辞退", "Offer declined"],
  JOB_CLOSED: ["募集終了", "Posting closed"],
  ACCOUNT_CLOSED: ["退会", "Account closed"],
};

function factsOf(params: EntryParams, english: boolean): string {
  const status = statusWords[params.status]?.[english ? 1 : 0] ?? "";
  const rows = english
    ? [`Work: ${params.title}`, `Company: ${params.company}`, `Applicant: ${params.seeker}`, `State: ${status}`]
    : [`求人：${params.title}`, `企業：${params.company}`, `応募者：${params.seeker} 様`, `状況：${status}`];
  return rows.join("\n");
}

function entryMail(texts: Texts, path: (params: EntryParams) => string): MailTemplate<EntryParams> {
  return (params, locale, url) => {
    const english = locale === "en";
    const { subject, text, label } = texts[locale];
    const reason = params.reason ? [params.reason] : [];
    return {
      subject: english ? `[Kotoba Works] ${subject}: ${params.title}` : `【ことばワークス】${subject}：${params.title}`,
      paragraphs: [text, factsOf(params, english), ...reason],
      action: { label, url: url(path(params)) },
    };
  };
}

const seekerPage = () => "/user/entry/now_entry_list";
const companyPage = (params: EntryParams) => `/company/entry/users/detail?id=${params.entryId}`;

/** To the seeker: the application arrived. */
export const entrySentMail = entryMail(
  {
    ja: {
      subject: "応募を受け付けました",
      text: "応募を企業に送りました。返事があるとメールでお知らせします。",
      label: "応募の状況を見る",
    },
    "ja-x-easy": {
      subject: "応募しました",
      text: "応募を 会社に おくりました。返事が 来たら、メールで おしらせします。",
      label: "応募を 見る",
    },
    en: {
      subject: "Your application was sent",
      text: "The company has your application. We mail you when they answer.",
      label: "See your application",
    },
  },
  seekerPage,
);

/** To the company: somebody applied. */
export const entryReceivedMail = entryMail(
  {
    ja: { subject: "応募がありました", text: "新しい応募が届きました。14日以内のお返事をお願いします。", label: "応募者を見る" },
    "ja-x-easy": { subject: "応募が ありました", text: "新しい 応募です。14日までに 返事を して ください。", label: "応募した 人を 見る" },
    en: { subject: "New applicant", text: "Somebody applied. Please answer within 14 days.", label: "See the applicant" },
  },
  companyPage,
);

/** To the seeker: the state of the application changed. */
export const entryMovedMail = entryMail(
  {
    ja: { subject: "選考の状況が変わりました", text: "選考の状況が次のように変わりました。", label: "応募の状況を見る" },
    "ja-x-easy": { subject: "応募が かわりました", text: "応募の ようすが かわりました。", label: "応募を 見る" },
    en: { subject: "Your application moved", text: "The state of your application changed.", label: "See your application" },
  },
  seekerPage,
);

/** To the seeker: not selected, in polite words and with the company's own. */
export const entryRejectedMail = entryMail(
  {
    ja: {
      subject: "選考結果のお知らせ",
      text: "ご応募いただいた求人の選考結果をお知らせします。誠に残念ながら、今回は採用を見送らせていただくことになりました。企業からの言葉を、下にお伝えします。",
      label: "ほかの求人を見る",
    },
    "ja-x-easy": {
      subject: "応募の けっか",
      text: "応募の けっかです。こんどは いっしょに 働く ことが できません。会社の ことばを、下に 書きます。",
      label: "ほかの 仕事を 見る",
    },
    en: {
      subject: "Result of your application",
      text: "Thank you for applying. The company decided not to go on with your application; its own words are below.",
      label: "See other works",
    },
  },
  () => "/user/job",
);

/** To the company: the seeker withdrew, or answered an offer. */
export const entryAnsweredMail = entryMail(
  {
    ja: { subject: "応募者から連絡がありました", text: "応募者の意思により、状況が次のように変わりました。", label: "応募者を見る" },
    "ja-x-easy": { subject: "応募した 人から れんらくです", text: "応募の ようすが かわりました。", label: "応募した 人を 見る" },
    en: { subject: "An applicant decided", text: "The applicant changed the state of the application.", label: "See the applicant" },
  },
  companyPage,
);

/** To either side: a message waits. Its text stays on the site. */
export const messageReceivedMail: MailTemplate<{ conversationId: string; side: string; from: string }> = (params, locale, url) => {
  const english = locale === "en";
  const path = params.side === "COMPANY" ? "/company/message" : "/user/message";
  return {
    subject: english ? `[Kotoba Works] New message from ${params.from}` : `【ことばワークス】${params.from}様からメッセージが届きました`,
    paragraphs: [english ? "A new message waits for you." : "新しいメッセージが届いています。サイトでご確認ください。"],
    action: { label: english ? "Read the message" : "メッセージを読む", url: url(`${path}?id=${params.conversationId}`) },
  };
};
