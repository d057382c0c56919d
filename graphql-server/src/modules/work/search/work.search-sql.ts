import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import { isId } from "../../../shared/ids.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { filterToken, titleToken } from "./work.search-index.ts";

export interface WorkFilter {
  keyword?: string | null;
  prefectures?: string[] | null;
  categories?: JobCategory[] | null;
  employmentTypes?: EmploymentType[] | null;
  japaneseLevel?: JapaneseLevel | null;
  monthlyPayMin?: number | null;
  remote?: boolean | null;
  visaSupport?: boolean | null;
  beginnerWelcome?: boolean | null;
  residenceStatus?: ResidenceStatus | null;
  companyId?: string | null;
  /** Conditions that the permission rules add to residenceStatus; made by the server, never sent by a client. */
  permitted?: Sql | null;
}

/** A piece of SQL with its values, `?` for each. */
export interface Sql {
  text: string;
  values: (string | number)[];
}

/** A PostgreSQL array of texts as one value. */
export function textArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;
}

function all(tokens: readonly string[]): Sql[] {
  return tokens.length === 0 ? [] : [{ text: "w.search_tokens @> ?::text[]", values: [textArray(tokens)] }];
}

function any(tokens: readonly string[] | null | undefined): Sql[] {
  if (!tokens || tokens.length === 0) return [];
  return tokens.length === 1 ? all(tokens) : [{ text: "w.search_tokens && ?::text[]", values: [textArray(tokens)] }];
}

/** LIKE's own signs stand for themselves. */
function contains(phrase: string): Sql {
  return { text: "w.search_text like ?", values: [`%${phrase.replace(/[\\%_]/g, "\\$&")}%`] };
}

function keywordConditions(keyword: string | null | undefined): Sql[] {
  const query = readTextQuery(keyword ?? "");
  if (keyword?.trim() && query.tokens.length === 0) return [{ text: "false", values: [] }];
  return [...all(query.tokens), ...query.phrases.map(contains)];
}

/** The keyword stands in the title, by its tokens; null for a keyword that has none. */
export function titleCondition(keyword: string | null | undefined): Sql | null {
  const [condition] = all(readTextQuery(keyword ?? "").tokens.map(titleToken));
  return condition ?? null;
}

/** Conditions of every public search: an open work, an active company, a deadline not over. `today` is the day in Japan. */
function open(today: string): Sql[] {
  return [
    { text: "w.status = 'OPEN'", values: [] },
    { text: "c.status = 'ACTIVE'", values: [] },
    { text: "(w.apply_by is null or w.apply_by >= ?::date)", values: [today] },
  ];
}

/** The condition for the works of a company; text that does not have the form of an id matches none. */
function companyCondition(companyId: string) {
  return isId(companyId) ? { text: "w.company_id = ?::uuid", values: [companyId] } : { text: "false", values: [] };
}

/** The conditions of a search; `w` is the work, `c` its company. */
export function searchConditions(filter: WorkFilter, today: string): Sql {
  const single = [
    ...(filter.japaneseLevel ? [filterToken.level(filter.japaneseLevel)] : []),
    ...(filter.remote ? [filterToken.remote] : []),
    ...(filter.visaSupport ? [filterToken.visaSupport] : []),
    ...(filter.beginnerWelcome ? [filterToken.beginnerWelcome] : []),
  ];
  const status = filter.residenceStatus;
  const parts = [
    ...open(today),
    ...keywordConditions(filter.keyword),
    ...all(single),
    ...any(filter.prefectures?.map(filterToken.prefecture)),
    ...any(filter.categories?.map(filterToken.category)),
    ...any(filter.employmentTypes?.map(filterToken.employmentType)),
    ...any(status ? [filterToken.residenceStatus(status), filterToken.anyResidenceStatus] : null),
    ...(filter.monthlyPayMin ? [{ text: "coalesce(w.monthly_pay_max, 0) >= ?", values: [filter.monthlyPayMin] }] : []),
    ...(filter.permitted ? [filter.permitted] : []),
    ...(filter.companyId ? [companyCondition(filter.companyId)] : []),
  ];
  return { text: parts.map(({ text }) => text).join(" and "), values: parts.flatMap(({ values }) => values) };
}
