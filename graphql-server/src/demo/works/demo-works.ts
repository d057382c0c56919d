import { normalisePay } from "../../modules/work/hours/monthly-pay.ts";
import type { minimumWagesOn } from "../../modules/work/minimum-wage/minimum-wage.queries.ts";
import { type WorkStatus } from "../../modules/work/posting/work.vocabulary.ts";
import { searchColumnsOf } from "../../modules/work/search/work.search-index.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { type EmploymentType, employmentTypes } from "../../shared/vocabulary/employment-type.ts";
import { type PrefectureCode, prefectures } from "../../shared/vocabulary/prefecture.ts";
import type { DemoCompany } from "../accounts/demo-companies.ts";
import { type Archetype, archetypes } from "../content/archetypes.ts";
import { inland, withAirport } from "../content/companies.ts";
import { demoId, type Random } from "../random.ts";
import { demoWorkContent } from "./demo-work-content.ts";

const hour = 3_600_000;
/** The states that every twentieth posting gets in turn instead of being open. */
const otherStates: readonly WorkStatus[] = [
  "REVIEW",
  "DRAFT",
  "RETURNED",
  "PAUSED",
  "CLOSED",
  "FILLED",
  "EXPIRED",
  "SUSPENDED",
  "SCHEDULED",
];
const published = new Set<WorkStatus>(["OPEN", "PAUSED", "CLOSED", "FILLED", "EXPIRED", "SUSPENDED"]);
const ended = new Set<WorkStatus>(["CLOSED", "FILLED", "EXPIRED"]);
const holdsPlace = new Set<WorkStatus>(["OPEN", "PAUSED", "SCHEDULED"]);

export type DemoWork = ReturnType<typeof demoWorks>[number];
type Wages = Awaited<ReturnType<typeof minimumWagesOn>>;

interface Offer {
  company: DemoCompany;
  archetype: Archetype;
}

/** Picks the company and the kind of a work in the demo set: the first twelve are company A's. */
function demoOffer(random: Random, active: readonly DemoCompany[], index: number): Offer {
  const atA = index < 12 && active[0];
  const suited = archetypes.filter(({ industry }) => industry === active[0]?.industry);
  const archetype = atA ? random.pick(suited) : (archetypes[index % archetypes.length] ?? random.pick(archetypes));
  const fitting = active.filter(({ industry }) => industry === archetype.industry);
  return { archetype, company: atA || random.pick(fitting.length > 0 ? fitting : active) };
}

/** Picks the company and the kind of a work in a large set: each company in turn, so that none outgrows its plan. */
function evenOffer(random: Random, companies: readonly DemoCompany[], index: number): Offer {
  const company = companies[index % companies.length] ?? random.pick(companies);
  const suited = archetypes.filter(({ industry }) => industry === company.industry);
  return { company, archetype: random.pick(suited.length > 0 ? suited : archetypes) };
}

/** The next prefecture in turn; fish where there is a sea, aeroplanes where there is an airport. */
function placeOf({ skill }: Archetype, index: number): PrefectureCode {
  const codes = prefectures
    .map(({ code }) => code)
    .filter((code) => !(skill === "FISHERY" && inland.has(code)) && (skill !== "AVIATION" || withAirport.has(code)));
  return codes[(index * 7) % codes.length] ?? "13";
}

export interface DemoWorksInput {
  companies: readonly DemoCompany[];
  count: number;
  now: Date;
  /** Minimum wages by prefecture. */
  wages: Wages;
  /** Place of the first work in the whole row; the demo set begins at 0. */
  from?: number;
}

/** A work without the columns of the search, and the company it is of. */
export type WrittenWork = ReturnType<typeof writtenWorks>[number];

/** Postings over all prefectures, categories, employment types and states; the counter of the company's plan is kept. */
export function writtenWorks(random: Random, { companies, count, now, wages, from = 0 }: DemoWorksInput) {
  const active = companies.filter(({ status }) => status === "ACTIVE");
  return Array.from({ length: count }, (_, offset) => {
    const index = from + offset;
    const { archetype, company } = from === 0 ? demoOffer(random, active, index) : evenOffer(random, active, index);
    const prefecture = placeOf(archetype, index);
    const type: EmploymentType | undefined = index < employmentTypes.length ? employmentTypes[index] : undefined;
    const minimumWage = wages.get(prefecture) ?? 1_226;
    const content = demoWorkContent(random, { archetype, company, prefecture, minimumWage, now, ...(type && { type }) });
    return { company, work: withState(random, { content, company, now, index }) };
  });
}

/** The same works with the columns of the search. */
export function demoWorks(random: Random, input: DemoWorksInput) {
  return writtenWorks(random, input).map(({ work, company }) => ({ ...work, ...searchColumnsOf(work, company) }));
}

/** The one event each demo work has. */
export function demoWorkEvents(random: Random, works: readonly WrittenWork["work"][]) {
  return works.map((work) => ({
    id: demoId(random, work.createdAt),
    work: work.id,
    from: null,
    to: work.status,
    actorKind: "SYSTEM" as const,
    at: work.updatedAt,
  }));
}

interface Drafted {
  content: ReturnType<typeof demoWorkContent>;
  company: DemoCompany;
  now: Date;
  index: number;
}

function withState(random: Random, { content, company, now, index }: Drafted) {
  const status: WorkStatus = index % 20 === 19 ? (otherStates[Math.floor(index / 20) % otherStates.length] ?? "OPEN") : "OPEN";
  if (holdsPlace.has(status)) company.publishedWorks += 1;
  const age = 24 + random.int(24 * 60);
  // Works that wait for review came in the last days.
  const createdAt = new Date(now.getTime() - (status === "REVIEW" ? 24 + (age % 72) : age) * hour);
  const publishedAt = published.has(status) ? new Date(createdAt.getTime() + 12 * hour) : null;
  const pay = { payMin: content.payMin, payMax: content.payMax, payUnit: content.payUnit, monthlyPayMin: null, monthlyPayMax: null };
  normalisePay(pay);
  return {
    id: demoId(random, publishedAt ?? createdAt),
    company: company.id,
    status,
    ...content,
    monthlyPayMin: pay.monthlyPayMin,
    monthlyPayMax: pay.monthlyPayMax,
    infoUpdatedAt: publishedAt,
    publishAt: status === "SCHEDULED" ? new Date(now.getTime() + 72 * hour) : null,
    publishedAt,
    confirmedOn: publishedAt && jstDate(new Date(Math.max(publishedAt.getTime(), now.getTime() - (index % 25) * 24 * hour))),
    confirmAskedAt: null,
    closedAt: ended.has(status) ? new Date(now.getTime() - 6 * hour) : null,
    submittedAt: status === "DRAFT" ? null : new Date(createdAt.getTime() + 2 * hour),
    returnReason: status === "RETURNED" || status === "SUSPENDED" ? "就業場所の変更の範囲を、具体的に書いてください。" : null,
    likeCount: 0,
    entryCount: 0,
    viewCount: 12 + ((index * 37) % 240),
    version: 1,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  };
}
