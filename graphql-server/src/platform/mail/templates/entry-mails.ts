import type { HouseLocale, Locale } from "../../../shared/locale.ts";
import { entryStatusLabels, residenceStatusLabels } from "../../../shared/vocabulary/labels.ts";
import type { OfferWay } from "../../../shared/vocabulary/offer-way.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import type { HouseMailTemplate, MailTemplate } from "../mail-template.ts";
import { readerWords } from "../words/reader-words.ts";
import { dayText } from "./moment-text.ts";
import { readerMail } from "./reader-mail.ts";

/** The values of every mail about an application. */
type EntryParams = {
  title: string;
  company: string;
  seeker: string;
  entryId: string;
  status: keyof (typeof entryStatusLabels)["ja"];
  reason: string | null;
};

function factsOf(params: EntryParams, locale: Locale): string {
  const status = entryStatusLabels[locale][params.status];
  return readerWords[locale].entryFacts({ ...params, status }).join("\n");
}

/** A mail about an application to the seeker, in whose words the company may have given a reason. */
function seekerMail(mail: "entry-rejected" | "entry-sent", pathOf: (entryId: string) => string): MailTemplate<EntryParams> {
  return (params, locale, url) => {
    const more = [factsOf(params, locale), ...(params.reason ? [params.reason] : [])];
    return readerMail(mail, { params: { title: params.title }, locale, url: url(pathOf(params.entryId)), more });
  };
}

/** The application on the seeker's own page. */
export const seekerEntryPath = (entryId: string) => `/user/entry/now_entry_list?id=${entryId}`;

/** To the seeker: the application arrived. */
export const entrySentMail = seekerMail("entry-sent", seekerEntryPath);

/** What an offer depends on, or null; the facts of the other ways are null. */
type ConditionParams = {
  offerWay: OfferWay | null;
  offerStatus: ResidenceStatus | null;
  offerWeeklyHours: number | null;
  offerStartsOn: string | null;
};

function factOfCondition({ offerStatus, offerWeeklyHours, offerStartsOn }: ConditionParams, locale: Locale): string {
  if (offerStatus) return residenceStatusLabels[locale][offerStatus];
  return offerStartsOn ? dayText(offerStartsOn, locale) : String(offerWeeklyHours ?? "");
}

/** The condition of an offer in the words of the site. */
function conditionOf(params: ConditionParams, locale: Locale): string[] {
  const { offerWay } = params;
  if (!offerWay) return [];
  const words = readerWords[locale].offerCondition;
  return [[words.title, words[offerWay](factOfCondition(params, locale)), words.card].join("\n")];
}

/** To the seeker: the state of the application changed, and what an offer depends on. */
export const entryMovedMail: MailTemplate<EntryParams & ConditionParams> = (params, locale, url) => {
  const { title, reason, entryId } = params;
  const more = [factsOf(params, locale), ...conditionOf(params, locale), ...(reason ? [reason] : [])];
  return readerMail("entry-moved", { params: { title }, locale, url: url(seekerEntryPath(entryId)), more });
};

/** To the seeker: not selected, in polite words and with the company's own. */
export const entryRejectedMail = seekerMail("entry-rejected", () => "/user/job");

type Texts = Readonly<Record<HouseLocale, { subject: (title: string) => string; text: string; label: string }>>;

function companyMail(texts: Texts): HouseMailTemplate<EntryParams> {
  return (params, locale, url) => {
    const { subject, text, label } = texts[locale];
    return {
      subject: `${readerWords[locale].sender}${subject(params.title)}`,
      paragraphs: [text, factsOf(params, locale), ...(params.reason ? [params.reason] : [])],
      action: { label, url: url(`/company/entry/users/detail?id=${params.entryId}`) },
    };
  };
}

/** To the company: somebody applied. */
export const entryReceivedMail = companyMail({
  ja: {
    subject: (title) => `応募がありました：${title}`,
    text: "新しい応募が届きました。14日以内のお返事をお願いします。",
    label: "応募者を見る",
  },
  "ja-x-easy": {
    subject: (title) => `応募が ありました：${title}`,
    text: "新しい 応募です。14日までに 返事を して ください。",
    label: "応募した 人を 見る",
  },
  en: {
    subject: (title) => `New applicant: ${title}`,
    text: "Somebody applied. Please answer within 14 days.",
    label: "See the applicant",
  },
});

/** To the company: the seeker withdrew, or answered an offer. */
export const entryAnsweredMail = companyMail({
  ja: {
    subject: (title) => `応募者から連絡がありました：${title}`,
    text: "応募者の意思により、状況が次のように変わりました。",
    label: "応募者を見る",
  },
  "ja-x-easy": {
    subject: (title) => `応募した 人から れんらくです：${title}`,
    text: "応募の ようすが かわりました。",
    label: "応募した 人を 見る",
  },
  en: {
    subject: (title) => `An applicant decided: ${title}`,
    text: "The applicant changed the status of the application.",
    label: "See the applicant",
  },
});

/** To either side: a message waits. Its text stays on the site. */
export const messageReceivedMail: MailTemplate<{ conversationId: string; side: string; from: string }> = (params, locale, url) => {
  const path = params.side === "COMPANY" ? "/company/message" : "/user/message";
  return readerMail("message-received", { params: { from: params.from }, locale, url: url(`${path}?id=${params.conversationId}`) });
};
