import { readResidence } from "#features/matching/residence-statuses.ts";
import type { WorkFilter, WorkSort } from "#graphql/operations.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { workSortValues } from "#graphql/values/work-sort.ts";
import { known } from "#platform/known.ts";

/** Steps of the pay filter, yen a month. */
export const paySteps = [150_000, 200_000, 250_000, 300_000, 400_000, 500_000] as const;

/** The whole search as the URL says it; anything unknown is left out. */
export function readSearch(search: URLSearchParams): { filter: WorkFilter; sort: WorkSort } {
  const prefecture = known(prefectureValues, search.get("prefecture"));
  const category = known(jobCategoryValues, search.get("category"));
  const employmentType = known(employmentTypeValues, search.get("type"));
  const japaneseLevel = known(japaneseLevelValues, search.get("level"));
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
    sort: known(workSortValues, search.get("sort")) ?? "NEWEST",
  };
}
