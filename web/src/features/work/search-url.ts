import { readResidence } from "#features/matching/residence-statuses.ts";
import type { EmploymentType, JapaneseLevel, JobCategory, WorkFilter, WorkSort } from "#graphql/operations.ts";

export const employmentTypes = [
  "FULL_TIME",
  "CONTRACT",
  "PART_TIME",
  "DISPATCH",
  "PERMANENT_DISPATCH",
  "TEMP_TO_PERM",
  "INTERN",
  "OUTSOURCING",
  "SHOKUTAKU",
] as const satisfies readonly EmploymentType[];
export const jobCategories = [
  "MANAGEMENT",
  "RESEARCH_ENGINEERING",
  "LAW_BUSINESS_ARTS",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
  "OFFICE",
  "SALES",
  "WELFARE_CARE",
  "SERVICE",
  "SECURITY",
  "AGRICULTURE",
  "MANUFACTURING",
  "TRANSPORT_OPERATION",
  "CONSTRUCTION",
  "CARRYING_CLEANING",
] as const satisfies readonly JobCategory[];
export const japaneseLevels = ["NONE", "N5", "N4", "N3", "N2", "N1", "NATIVE"] as const satisfies readonly JapaneseLevel[];
export const workSorts = ["NEWEST", "PAY", "CLOSING_SOON", "RELEVANCE", "MATCH"] as const satisfies readonly WorkSort[];
/** Steps of the pay filter, yen a month. */
export const paySteps = [150_000, 200_000, 250_000, 300_000, 400_000, 500_000] as const;
export const prefectureCodes = Array.from({ length: 47 }, (_, index) => String(index + 1).padStart(2, "0"));

function known<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((candidate) => candidate === value);
}

/** The whole search as the URL says it; anything unknown is left out. */
export function readSearch(search: URLSearchParams): { filter: WorkFilter; sort: WorkSort } {
  const prefecture = known(prefectureCodes, search.get("prefecture"));
  const category = known(jobCategories, search.get("category"));
  const employmentType = known(employmentTypes, search.get("type"));
  const japaneseLevel = known(japaneseLevels, search.get("level"));
  const residenceStatus = readResidence(search);
  const pay = Number(search.get("pay"));
  const keyword = search.get("q")?.trim().slice(0, 100);
  return {
    filter: {
      ...(keyword ? { keyword } : {}),
      ...(prefecture ? { prefectures: [prefecture] } : {}),
      ...(category ? { categories: [category] } : {}),
      ...(employmentType ? { employmentTypes: [employmentType] } : {}),
      ...(japaneseLevel ? { japaneseLevel } : {}),
      ...(pay > 0 && Number.isSafeInteger(pay) ? { monthlyPayMin: pay } : {}),
      ...(search.get("remote") === "1" ? { remote: true } : {}),
      ...(search.get("visa") === "1" ? { visaSupport: true } : {}),
      ...(search.get("beginner") === "1" ? { beginnerWelcome: true } : {}),
      ...(residenceStatus ? { residenceStatus } : {}),
    },
    sort: known(workSorts, search.get("sort")) ?? "NEWEST",
  };
}
