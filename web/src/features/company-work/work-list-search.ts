import { employmentTypes, jobCategories, prefectureCodes } from "#features/work/search-url.ts";
import type { CompanyWorkFilter, CompanyWorkSort, WorkApplicants } from "#graphql/operations.ts";
import { workStatuses } from "./work-statuses.ts";

export const companyWorkSorts = [
  "NEWEST",
  "UPDATED_LAST",
  "CLOSING_SOON",
  "MOST_ENTRIES",
  "MOST_VIEWED",
] as const satisfies readonly CompanyWorkSort[];
export const applicantKinds = ["NEW", "UNREAD", "NONE"] as const satisfies readonly WorkApplicants[];
/** Days within which a posting ends. */
export const closingSteps = ["7", "14", "30"] as const;
/** Conditions that stand behind 詳しい条件. */
export const moreConditions = ["category", "prefecture", "type", "applicants", "closing", "from", "to"] as const;

const day = /^\d{4}-\d\d-\d\d$/;

function known<T extends string>(values: readonly T[], value: string | null): T | null {
  return values.find((one) => one === value) ?? null;
}

function dayOf(value: string | null): string | null {
  return value && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** What the address of the company's list asks for; what is unknown is left out. */
export function readWorkListSearch(search: URLSearchParams): { filter: CompanyWorkFilter; sort: CompanyWorkSort } {
  const list = <T>(value: T | null) => (value === null ? null : [value]);
  const closing = known(closingSteps, search.get("closing"));
  return {
    filter: {
      keyword: search.get("q")?.trim().slice(0, 200) || null,
      statuses: list(known(workStatuses, search.get("status"))),
      categories: list(known(jobCategories, search.get("category"))),
      prefectures: list(known(prefectureCodes, search.get("prefecture"))),
      employmentTypes: list(known(employmentTypes, search.get("type"))),
      publishedFrom: dayOf(search.get("from")),
      publishedTo: dayOf(search.get("to")),
      closingWithinDays: closing === null ? null : Number(closing),
      applicants: known(applicantKinds, search.get("applicants")),
    },
    sort: known(companyWorkSorts, search.get("sort")) ?? "NEWEST",
  };
}
