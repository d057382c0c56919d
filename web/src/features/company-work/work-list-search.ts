import type { CompanyWorkFilter, CompanyWorkSort } from "#graphql/operations.ts";
import { companyWorkSortValues } from "#graphql/values/company-work-sort.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { workApplicantsValues } from "#graphql/values/work-applicants.ts";
import { workStatusValues } from "#graphql/values/work-status.ts";
import { known } from "#platform/known.ts";

/** Days within which a posting ends. */
export const closingSteps = ["7", "14", "30"] as const;
/** Conditions that stand behind 詳しい条件. */
export const moreConditions = ["category", "prefecture", "type", "applicants", "closing", "from", "to"] as const;

const day = /^\d{4}-\d\d-\d\d$/;

function dayOf(value: string | null): string | null {
  return value && day.test(value) && !Number.isNaN(Date.parse(value)) ? value : null;
}

/** Reads what the address of the company's list asks for; unknown values are left out. */
export function readWorkListSearch(search: URLSearchParams): { filter: CompanyWorkFilter; sort: CompanyWorkSort } {
  const list = <T>(value: T | null) => (value === null ? null : [value]);
  const closing = known(closingSteps, search.get("closing"));
  return {
    filter: {
      keyword: search.get("q")?.trim().slice(0, 200) || null,
      statuses: list(known(workStatusValues, search.get("status"))),
      categories: list(known(jobCategoryValues, search.get("category"))),
      prefectures: list(known(prefectureValues, search.get("prefecture"))),
      employmentTypes: list(known(employmentTypeValues, search.get("type"))),
      publishedFrom: dayOf(search.get("from")),
      publishedTo: dayOf(search.get("to")),
      closingWithinDays: closing === null ? null : Number(closing),
      applicants: known(workApplicantsValues, search.get("applicants")),
    },
    sort: known(companyWorkSortValues, search.get("sort")) ?? "NEWEST",
  };
}
