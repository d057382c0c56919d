import { readResidence } from "#features/matching/residence-statuses.ts";
import type { WorkFilter, WorkSort } from "#graphql/operations.ts";
import { dayBandValues } from "#graphql/values/day-band.ts";
import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { shiftBandValues } from "#graphql/values/shift-band.ts";
import { workSortValues } from "#graphql/values/work-sort.ts";
import { known } from "#platform/known.ts";

/** Steps of the pay filter, yen a month. */
export const paySteps = [150_000, 200_000, 250_000, 300_000, 400_000, 500_000] as const;

/** Steps of the walk from a station, minutes; of the hours a week; of the days since a posting is there. */
export const walkSteps = [5, 10, 15, 20] as const;
export const hourSteps = [20, 28, 40] as const;
export const daySteps = [1, 3, 7, 30] as const;

/** A town in an address, as the server names it: 13:新宿区. */
const townForm = /^\d{2}:.{1,60}$/u;
const mostTowns = 100;
export const townKey = ({ prefecture, city }: { prefecture: string; city: string }): string => `${prefecture}:${city}`;
export const townOf = (key: string): string => key.slice(key.indexOf(":") + 1);

/** The known values of a parameter that may stand several times. */
function several<T extends string>(values: readonly T[], search: URLSearchParams, name: string): T[] {
  const said = new Set(search.getAll(name));
  return values.filter((value) => said.has(value));
}

const step = <T extends number>(steps: readonly T[], value: string | null): T | undefined => steps.find((one) => String(one) === value);

/** The order of a list without one in its address: by the word, else for a signed-in reader by their own conditions, else the newest first. */
function usualSort(search: URLSearchParams, isSeeker: boolean): WorkSort {
  if (search.get("q")?.trim()) return "RELEVANCE";
  return isSeeker ? "MATCH" : "NEWEST";
}

/** The whole search as the URL says it; anything unknown is left out. */
export function readSearch(search: URLSearchParams, isSeeker = false): { filter: WorkFilter; sort: WorkSort } {
  const prefectures = several(prefectureValues, search, "prefecture");
  const towns = [...new Set(search.getAll("town"))].filter((key) => townForm.test(key)).slice(0, mostTowns);
  const categories = several(jobCategoryValues, search, "category");
  const employmentTypes = several(employmentTypeValues, search, "type");
  const shifts = several(shiftBandValues, search, "shift");
  const dayBands = several(dayBandValues, search, "when");
  const stations = [...new Set(search.getAll("near").map((name) => name.trim().slice(0, 60)))].filter(Boolean).slice(0, 20);
  const japaneseLevel = known(japaneseLevelValues, search.get("level"));
  const residenceStatus = readResidence(search);
  const pay = Number(search.get("pay"));
  const keyword = search.get("q")?.trim().slice(0, 100);
  const station = search.get("station")?.trim().slice(0, 60);
  const walkMinutesMax = step(walkSteps, search.get("walk"));
  const weeklyHoursMax = step(hourSteps, search.get("hours"));
  const postedWithinDays = step(daySteps, search.get("posted"));
  return {
    filter: {
      ...(keyword ? { keyword } : {}),
      ...(prefectures.length > 0 ? { prefectures } : {}),
      ...(towns.length > 0 ? { towns } : {}),
      ...(categories.length > 0 ? { categories } : {}),
      ...(employmentTypes.length > 0 ? { employmentTypes } : {}),
      ...(japaneseLevel ? { japaneseLevel } : {}),
      ...(pay > 0 && Number.isSafeInteger(pay) ? { monthlyPayMin: pay } : {}),
      ...(search.get("remote") === "1" ? { remote: true } : {}),
      ...(search.get("visa") === "1" ? { visaSupport: true } : {}),
      ...(search.get("beginner") === "1" ? { beginnerWelcome: true } : {}),
      ...(residenceStatus ? { residenceStatus } : {}),
      ...(shifts.length > 0 ? { shifts } : {}),
      ...(dayBands.length > 0 ? { dayBands } : {}),
      ...(weeklyHoursMax ? { weeklyHoursMax } : {}),
      ...(postedWithinDays ? { postedWithinDays } : {}),
      ...(station ? { station } : {}),
      ...(stations.length > 0 ? { stations } : {}),
      ...(walkMinutesMax ? { walkMinutesMax } : {}),
    },
    sort: known(workSortValues, search.get("sort")) ?? usualSort(search, isSeeker),
  };
}

/** What an address says of how its list is looked at: the work beside it, the map beside it. */
const ofLooks: ReadonlySet<string> = new Set(["work", "map"]);

/** The parameters that are a search, without how its list is looked at. */
export function searchIn(all: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...all].filter(([name]) => !ofLooks.has(name)));
}
