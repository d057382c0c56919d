import type { Locale } from "../../../shared/locale.ts";
import { calendarFile } from "../../calendar/calendar-file.ts";
import type { MailDraft, MailTemplate } from "../mail-template.ts";

/** The application a mail is about. */
type EntryParams = { title: string; company: string; seeker: string; entryId: string };

/** A time that was picked, as `side` is told of it; moments are ISO 8601. */
type SlotParams = EntryParams & {
  slotId: string;
  startsAt: string;
  minutes: number;
  way: string;
  place: string;
  side: "SEEKER" | "COMPANY";
  at: string;
};

const ways: Readonly<Record<string, readonly [string, string]>> = {
  ONSITE: ["対面", "On site"],
  ONLINE: ["オンライン", "Online"],
  PHONE: ["電話", "Telephone"],
};
const seekerPage = "/user/entry/now_entry_list";
const companyPage = (params: EntryParams) => `/company/entry/users/detail?id=${params.entryId}`;

function timeText(iso: string, locale: Locale): string {
  const language = locale === "en" ? "en-GB" : "ja-JP";
  const format = new Intl.DateTimeFormat(language, { timeZone: "Asia/Tokyo", dateStyle: "full", timeStyle: "short" });
  return locale === "en" ? `${format.format(new Date(iso))} (Japan time)` : format.format(new Date(iso));
}

function head(locale: Locale, subject: string, params: EntryParams): string {
  return locale === "en" ? `[Kotoba Works] ${subject}: ${params.title}` : `【ことばワークス】${subject}：${params.title}`;
}

function factsOf(params: SlotParams, locale: Locale): string {
  const [ja, en] = ways[params.way] ?? ["", ""];
  const time = timeText(params.startsAt, locale);
  const rows =
    locale === "en"
      ? [`Time: ${time}, ${params.minutes} minutes`, `How: ${en}`, `Where: ${params.place}`, `Company: ${params.company}`]
      : [`日時：${time}（${params.minutes}分）`, `方法：${ja}`, `場所・連絡先：${params.place}`, `企業：${params.company}`];
  return [...rows, locale === "en" ? `Applicant: ${params.seeker}` : `応募者：${params.seeker} 様`].join("\n");
}

function calendarOf(params: SlotParams, locale: Locale, isCancelled: boolean): NonNullable<MailDraft["calendar"]> {
  const text = calendarFile({
    uid: params.slotId,
    startsAt: new Date(params.startsAt),
    minutes: params.minutes,
    summary: locale === "en" ? `Interview: ${params.title}` : `面接：${params.title}`,
    location: params.place,
    description: factsOf(params, locale),
    isCancelled,
    madeAt: new Date(params.at),
  });
  return { text, method: isCancelled ? "CANCEL" : "PUBLISH" };
}

const offered: Readonly<Record<Locale, { subject: string; text: string; label: string }>> = {
  ja: {
    subject: "面接の日時を選んでください",
    text: "企業から面接の候補日時が届きました。早く選んだ方から決まります。",
    label: "日時を選ぶ",
  },
  "ja-x-easy": {
    subject: "面接の 日を えらんで ください",
    text: "会社から 面接の 日が 来ました。早く えらんで ください。",
    label: "日を えらぶ",
  },
  en: {
    subject: "Please pick a time for the interview",
    text: "The company offers times for an interview. Who picks first has the time.",
    label: "Pick a time",
  },
};

/** To the seeker: times to pick from. */
export const interviewOfferedMail: MailTemplate<EntryParams & { times: string }> = (params, locale, url) => {
  const { subject, text, label } = offered[locale];
  const times = params.times.split("\n");
  const list = times.map((iso) => `・${timeText(iso, locale)}`).join("\n");
  const paragraphs = [text, params.company, list];
  return { subject: head(locale, subject, params), paragraphs, action: { label, url: url(seekerPage) } };
};

const picked: Readonly<Record<Locale, { subject: string; text: string; label: string }>> = {
  ja: {
    subject: "面接の日時が決まりました",
    text: "面接の日時が決まりました。カレンダーのファイルを添付しています。",
    label: "くわしく見る",
  },
  "ja-x-easy": { subject: "面接の 日が 決まりました", text: "面接の 日が 決まりました。カレンダーの ファイルが あります。", label: "見る" },
  en: { subject: "The interview is fixed", text: "The time of the interview is fixed. A calendar file is attached.", label: "See more" },
};

/** To both sides: the time that was picked. */
export const interviewPickedMail: MailTemplate<SlotParams> = (params, locale, url) => {
  const { subject, text, label } = picked[locale];
  const page = params.side === "COMPANY" ? companyPage(params) : seekerPage;
  return {
    subject: head(locale, subject, params),
    paragraphs: [text, factsOf(params, locale)],
    action: { label, url: url(page) },
    calendar: calendarOf(params, locale, false),
  };
};

const cancelled: Readonly<Record<Locale, { subject: string; text: string; label: string }>> = {
  ja: {
    subject: "面接の日時が取り消されました",
    text: "企業の都合により、次の面接の日時が取り消されました。新しい日時は企業からお知らせします。",
    label: "応募の状況を見る",
  },
  "ja-x-easy": {
    subject: "面接の 日が なくなりました",
    text: "会社が 面接の 日を やめました。新しい 日は 会社が おしらせします。",
    label: "応募を 見る",
  },
  en: {
    subject: "The interview time was cancelled",
    text: "The company cancelled the interview time below. It will tell you a new one.",
    label: "See your application",
  },
};

const ended: typeof cancelled = {
  ja: { subject: "面接は行われません", text: "選考が終わったため、次の面接は行われません。", label: "くわしく見る" },
  "ja-x-easy": { subject: "面接は ありません", text: "選考が 終わりました。次の 面接は ありません。", label: "見る" },
  en: {
    subject: "The interview does not take place",
    text: "The application has ended, so the interview below does not take place.",
    label: "See more",
  },
};

const tookBack: typeof cancelled = {
  ja: {
    subject: "面接の日時を取り消しました",
    text: "応募者が選んだ次の面接の日時を取り消し、応募者にお知らせしました。",
    label: "応募者を見る",
  },
  "ja-x-easy": {
    subject: "面接の 日を やめました",
    text: "次の 面接の 日を やめました。応募した 人に おしらせしました。",
    label: "応募した 人を 見る",
  },
  en: {
    subject: "You cancelled the interview time",
    text: "The interview time below, which the applicant had picked, is cancelled. The applicant was told.",
    label: "See the applicant",
  },
};

type Words = (typeof cancelled)["ja"];

function offMail(wordsOf: (isCompany: boolean, locale: Locale) => Words): MailTemplate<SlotParams> {
  return (params, locale, url) => {
    const isCompany = params.side === "COMPANY";
    const { subject, text, label } = wordsOf(isCompany, locale);
    return {
      subject: head(locale, subject, params),
      paragraphs: [text, factsOf(params, locale)],
      action: { label, url: url(isCompany ? companyPage(params) : seekerPage) },
      calendar: calendarOf(params, locale, true),
    };
  };
}

/** To both sides of a time that was picked: the company took it back. */
export const interviewCancelledMail = offMail((isCompany, locale) => (isCompany ? tookBack : cancelled)[locale]);

/** To both sides of a time that was picked: the application is over. */
export const interviewEndedMail = offMail((_isCompany, locale) => ended[locale]);
