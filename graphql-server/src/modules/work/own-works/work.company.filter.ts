import { type FilterQuery, raw } from "@mikro-orm/postgresql";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { dayInReach, jstDate, jstDayEnd } from "../../../shared/calendar/jst.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { firstConfirmation } from "../posting/published-until.ts";
import type { Work } from "../posting/work.entity.ts";
import { employmentTypeWords, jobCategoryWords } from "../posting/work.labels.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { workNumberLength } from "../posting/work-number.ts";

/** Kinds of works a company looks for by their applicants: with new ones, with unread messages, or with none so far. */
export const workApplicantKinds = ["NEW", "UNREAD", "NONE"] as const;
export type WorkApplicantKind = (typeof workApplicantKinds)[number];

/** The conditions on the company's own works; one that is left out or null restricts nothing. */
export interface CompanyWorkFilter {
  keyword?: string | null;
  statuses?: readonly WorkStatus[] | null;
  categories?: readonly JobCategory[] | null;
  prefectures?: readonly string[] | null;
  employmentTypes?: readonly EmploymentType[] | null;
  publishedFrom?: string | null;
  publishedTo?: string | null;
  closingWithinDays?: number | null;
  applicants?: WorkApplicantKind | null;
}

type Condition = FilterQuery<Work>;
const day = 24 * 60 * 60 * 1_000;
const mostTerms = 8;

const katakana = Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, index) => String.fromCharCode(0x30a1 + index)).join("");
const hiragana = [...katakana].map((kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)).join("");
const texts = [
  "reference_number",
  "title",
  "title_en",
  "occupation",
  "employer_name",
  "workplace_name",
  "city",
  "address_line",
  "nearest_station",
];

/** The texts of a posting as the search folds them: drafts have no index of their own. */
function foldedText(alias: string): string {
  const columns = [...texts, "description", "description_en", "requirements"].map((column) => `${alias}.${column}`).join(", ");
  return `translate(lower(normalize(concat_ws(' ', ${columns}), NFKC)), '${katakana}', '${hiragana}')`;
}

function keysNaming<K extends string>(words: Record<K, string>, term: string): K[] {
  const keys: K[] = [];
  for (const key in words) if (foldText(words[key]).includes(term)) keys.push(key);
  return keys;
}

function placesNaming(term: string) {
  return prefectures.filter(({ ja, en }) => foldText(`${ja} ${en}`).includes(term)).map(({ code }) => code);
}

/** A work number, a whole id or an address with one names a work; a term may also be part of a text, or name a code. */
function termCondition(typed: string): Condition {
  const term = foldText(typed);
  const literal = `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(term) ?? [];
  const isNumber = new RegExp(`^[0-9a-f]{${workNumberLength}}$`).test(term);
  return {
    $or: [
      { [raw((alias) => `${foldedText(alias)} like ?`, [literal])]: [] },
      { prefecture: { $in: placesNaming(term) } },
      { category: { $in: keysNaming(jobCategoryWords, term) } },
      { employmentType: { $in: keysNaming(employmentTypeWords, term) } },
      ...(id ? [{ id }] : []),
      ...(isNumber ? [{ [raw((alias) => `right(${alias}.id::text, ${workNumberLength}) = ?`, [term])]: [] }] : []),
    ],
  };
}

/** From the beginning of the first day to the end of the last one in Japan. */
function publicationCondition({ publishedFrom, publishedTo }: CompanyWorkFilter): Condition[] {
  return [
    ...(publishedFrom ? [{ publishedAt: { $gte: new Date(`${dayInReach(publishedFrom)}T00:00:00+09:00`) } }] : []),
    ...(publishedTo ? [{ publishedAt: { $lte: jstDayEnd(dayInReach(publishedTo)) } }] : []),
  ];
}

/** Works whose last day comes soon: the one to apply by, or of an open one the one by its confirmation. */
function closingCondition(days: number, now: Date): Condition {
  const last = new Date(now.getTime() + Math.min(Math.max(days, 0), 366) * day);
  const [from, to] = [jstDate(now), jstDate(last)];
  const confirmedOn = { $gte: firstConfirmation(from), $lte: firstConfirmation(to) };
  return {
    $or: [
      { status: { $in: ["OPEN", "PAUSED"] }, applyBy: { $gte: from, $lte: to } },
      { status: "OPEN", confirmedOn },
    ],
  };
}

const visibleEntry = (alias: string) => `select 1 from entry e where e.work_id = ${alias}.id and not e.hidden_from_company`;
const applicantConditions: Record<WorkApplicantKind, (alias: string) => string> = {
  NEW: (alias) => `exists (${visibleEntry(alias)} and e.status = 'APPLIED')`,
  UNREAD: (alias) =>
    `exists (${visibleEntry(alias)} and exists (select 1 from conversation c where c.entry_id = e.id and c.company_unread > 0))`,
  NONE: (alias) => `not exists (${visibleEntry(alias)})`,
};

function oneOf<K extends string, V>(column: K, values: readonly V[] | null | undefined): Condition[] {
  return values && values.length > 0 ? [{ [column]: { $in: [...values] } }] : [];
}

/** The conditions of a filter but its states, for the works of one company. */
export function companyWorksWhere(companyId: string, filter: CompanyWorkFilter, now: Date): Condition[] {
  const terms = (filter.keyword ?? "").trim().split(/\s+/u).filter(Boolean).slice(0, mostTerms);
  return [
    { company: companyId },
    ...oneOf("category", filter.categories),
    ...oneOf("prefecture", filter.prefectures),
    ...oneOf("employmentType", filter.employmentTypes),
    ...publicationCondition(filter),
    ...(typeof filter.closingWithinDays === "number" ? [closingCondition(filter.closingWithinDays, now)] : []),
    ...(filter.applicants ? [{ [raw(applicantConditions[filter.applicants])]: [] }] : []),
    ...terms.map(termCondition),
  ];
}
