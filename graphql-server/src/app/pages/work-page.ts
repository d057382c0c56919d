import { escapeUTF8 as escapeHtml } from "entities/escape";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { employerText, timesText } from "../../modules/work/posting/posting-text.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { isEnded } from "../../modules/work/posting/work.status.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import {
  employmentTypeLabels,
  industryLabels,
  japaneseLevelLabels,
  remoteModeLabels,
  residenceStatusLabels,
} from "../../shared/vocabulary/labels.ts";
import { paragraphs } from "./html.ts";
import { jobPosting } from "./job-posting.ts";
import type { PageContent } from "./page-head.ts";
import { isJapanese } from "./words/page-language.ts";
import type { PageVoice } from "./words/page-voice.ts";
import type { FactName } from "./words/page-words.ts";

/** The one address of a work. */
export function workPath(id: string): string {
  return `/japanesejob/${id.toLowerCase()}`;
}

/** The title that a reader of the language understands, where the company wrote one. */
export function titleIn({ language }: PageVoice, work: Work): string {
  return isJapanese(language) ? work.title : (work.titleEn ?? work.title);
}

/** Prefecture and city in one; the city as the company wrote it. */
export function placeIn({ language, prefecture }: PageVoice, work: Work): string {
  const parts = [prefecture(work.prefecture), work.city ?? ""].filter((part) => part !== "");
  return parts.join(isJapanese(language) ? "" : ", ");
}

function workplaceOf(voice: PageVoice, work: Work): string {
  if (work.remote === "FULL") return remoteModeLabels[voice.language].FULL;
  return [placeIn(voice, work), work.addressLine ?? ""].filter((part) => part !== "").join(isJapanese(voice.language) ? "" : ", ");
}

const payOf = (voice: PageVoice, { payUnit: unit, payMin: min, payMax: max }: Work) => voice.pay({ unit, min, max });

/** Lists the facts of the posting: the words for everything the markup states. */
function factsOf(voice: PageVoice, work: Work, company: Company): [string, string][] {
  const { facts: names, beginners } = voice.words.work;
  const level: JapaneseLevel = work.japaneseLevel;
  const { language } = voice;
  const facts: Readonly<Record<FactName, string>> = {
    employer: employerText(work, company),
    industry: industryLabels[language][company.industry],
    place: workplaceOf(voice, work),
    pay: payOf(voice, work),
    employmentType: work.employmentType ? employmentTypeLabels[language][work.employmentType] : "",
    category: work.category ? voice.category(work.category) : "",
    japanese: japaneseLevelLabels[language][level],
    statuses: work.acceptedStatuses.map((status) => residenceStatusLabels[language][status]).join(isJapanese(language) ? "、" : ", "),
    experience: work.beginnerWelcome ? beginners : "",
    hours: timesText(work),
    holidays: work.holidays ?? "",
    benefits: work.benefits ?? "",
    openings: isJapanese(language) ? `${work.openings}人` : String(work.openings),
    startsOn: work.startsOn ?? "",
  };
  return factNames.map((name): [string, string] => [names[name], facts[name]]).filter(([, value]) => value !== "");
}

const factNames = [
  "employer",
  "industry",
  "place",
  "pay",
  "employmentType",
  "category",
  "japanese",
  "statuses",
  "experience",
  "hours",
  "holidays",
  "benefits",
  "openings",
  "startsOn",
] as const satisfies readonly FactName[];

function descriptionIn({ language }: PageVoice, work: Work): string {
  return isJapanese(language) ? work.description : (work.descriptionEn ?? work.description);
}

function contentOf(voice: PageVoice, work: Work, company: Company): string {
  const { closed, paused, dates, duties, toList } = voice.words.work;
  const notice = work.status === "OPEN" ? "" : `<p><strong>${escapeHtml(isEnded(work.status) ? closed : paused)}</strong></p>`;
  const rows = factsOf(voice, work, company).map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`);
  const days = dates({
    applyBy: work.applyBy ?? undefined,
    published: work.publishedAt ? voice.day(work.publishedAt) : undefined,
    updated: work.infoUpdatedAt ? voice.day(work.infoUpdatedAt) : undefined,
  });
  const list = `<p><a href="${voice.link("/japanesejob")}">${escapeHtml(toList)}</a></p>`;
  return `<main><h1>${escapeHtml(titleIn(voice, work))}</h1>${notice}<dl>${rows.join("")}</dl>${days.map((day) => `<p>${escapeHtml(day)}</p>`).join("")}<h2>${escapeHtml(duties)}</h2>${paragraphs(descriptionIn(voice, work))}${list}</main>`;
}

/**
 * The page of a work that is or was public. One that is over answers 410 (gone) and one that pauses asks not to be indexed; only an open
 * one carries JobPosting markup.
 */
export function workPage(voice: PageVoice, work: Work, { company, baseUrl }: { company: Company; baseUrl: string }): PageContent {
  const open = work.status === "OPEN";
  const employer = employerText(work, company);
  const facts = [employer, placeIn(voice, work), payOf(voice, work)].filter((fact) => fact !== "").join("／");
  const path = workPath(work.id);
  return {
    status: isEnded(work.status) ? 410 : 200,
    head: {
      title: voice.words.titled(`${titleIn(voice, work)}（${employer}）`),
      description: `${facts}。${descriptionIn(voice, work)}`,
      kind: "article",
      ...(open && { canonical: path, jsonLd: jobPosting(work, company, baseUrl + voice.link(path)) }),
    },
    content: contentOf(voice, work, company),
  };
}
