import { type HouseLocale, houseLocaleOf, type Locale } from "../../../shared/locale.ts";
import { calendarFile } from "../../calendar/calendar-file.ts";
import type { MailDraft, MailTemplate } from "../mail-template.ts";
import type { MailWords, ReaderWords } from "../words/mail-words.ts";
import { readerWords } from "../words/reader-words.ts";
import { seekerEntryPath } from "./entry-mails.ts";
import { momentText } from "./moment-text.ts";
import { readerMail } from "./reader-mail.ts";

/** The application a mail is about. */
type EntryParams = { title: string; company: string; seeker: string; entryId: string };

/** A time that was picked, as `side` is told of it; moments are ISO 8601. */
type SlotParams = EntryParams & {
  slotId: string;
  startsAt: string;
  minutes: number;
  way: keyof ReaderWords["interviewWays"];
  place: string;
  side: "SEEKER" | "COMPANY";
  at: string;
};

function pageOf({ side, entryId }: SlotParams): string {
  return side === "COMPANY" ? `/company/entry/users/detail?id=${entryId}` : seekerEntryPath(entryId);
}

function factsOf(params: SlotParams, locale: Locale): string {
  const { interviewFacts, interviewWays } = readerWords[locale];
  const time = momentText(params.startsAt, locale);
  return interviewFacts({ ...params, time, way: interviewWays[params.way] }).join("\n");
}

function calendarOf(params: SlotParams, locale: Locale, isCancelled: boolean): NonNullable<MailDraft["calendar"]> {
  const text = calendarFile({
    uid: params.slotId,
    startsAt: new Date(params.startsAt),
    minutes: params.minutes,
    summary: readerWords[locale].appointment(params.title),
    location: params.place,
    description: factsOf(params, locale),
    isCancelled,
    madeAt: new Date(params.at),
  });
  return { text, method: isCancelled ? "CANCEL" : "PUBLISH" };
}

/** To the seeker: times to pick from. */
export const interviewOfferedMail: MailTemplate<EntryParams & { times: string }> = (params, locale, url) => {
  const times = params.times.split("\n");
  const list = times.map((iso) => `・${momentText(iso, locale)}`).join("\n");
  return readerMail("interview-offered", {
    params: { title: params.title },
    locale,
    url: url(seekerEntryPath(params.entryId)),
    more: [params.company, list],
  });
};

/** To both sides: the time that was picked. */
export const interviewPickedMail: MailTemplate<SlotParams> = (params, locale, url) => ({
  ...readerMail("interview-picked", { params: { title: params.title }, locale, url: url(pageOf(params)), more: [factsOf(params, locale)] }),
  calendar: calendarOf(params, locale, false),
});

/** To the company that took a time back. */
const tookBack: Readonly<Record<HouseLocale, (title: string) => MailWords>> = {
  ja: (title) => ({
    subject: `面接の日時を取り消しました：${title}`,
    paragraphs: ["応募者が選んだ次の面接の日時を取り消し、応募者にお知らせしました。"],
    label: "応募者を見る",
  }),
  "ja-x-easy": (title) => ({
    subject: `面接の 日を やめました：${title}`,
    paragraphs: ["次の 面接の 日を やめました。応募した 人に おしらせしました。"],
    label: "応募した 人を 見る",
  }),
  en: (title) => ({
    subject: `You cancelled the interview time: ${title}`,
    paragraphs: ["The interview time below, which the applicant had picked, is cancelled. The applicant was told."],
    label: "See the applicant",
  }),
};

function tookBackMail(params: SlotParams, locale: Locale, url: string): MailDraft {
  const { subject, paragraphs, label } = tookBack[houseLocaleOf(locale)](params.title);
  return {
    subject: `${readerWords[locale].sender}${subject}`,
    paragraphs: [...paragraphs, factsOf(params, locale)],
    action: { label, url },
  };
}

/** To both sides of a time that was picked: the company took it back. */
export const interviewCancelledMail: MailTemplate<SlotParams> = (params, locale, url) => {
  const page = url(pageOf(params));
  const more = [factsOf(params, locale)];
  const draft =
    params.side === "COMPANY"
      ? tookBackMail(params, locale, page)
      : readerMail("interview-cancelled", { params: { title: params.title }, locale, url: page, more });
  return { ...draft, calendar: calendarOf(params, locale, true) };
};

/** To both sides of a time that was picked: the application is over. */
export const interviewEndedMail: MailTemplate<SlotParams> = (params, locale, url) => ({
  ...readerMail("interview-ended", { params: { title: params.title }, locale, url: url(pageOf(params)), more: [factsOf(params, locale)] }),
  calendar: calendarOf(params, locale, true),
});
