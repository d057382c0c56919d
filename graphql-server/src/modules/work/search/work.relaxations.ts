import type { Ctx } from "../../../shared/ctx.ts";
import { countWorks } from "./work.search.ts";
import type { WorkFilter } from "./work.search-sql.ts";

/** The conditions of a search that can be left out, and what each takes with it. */
const parts = {
  KEYWORD: ["keyword"],
  // A town stands in its prefecture: without the place, both go.
  PREFECTURES: ["prefectures", "towns"],
  CATEGORIES: ["categories"],
  EMPLOYMENT_TYPES: ["employmentTypes"],
  JAPANESE_LEVEL: ["japaneseLevel"],
  MONTHLY_PAY: ["monthlyPayMin"],
  REMOTE: ["remote"],
  STATUS_SUPPORT: ["visaSupport"],
  BEGINNER_WELCOME: ["beginnerWelcome"],
  RESIDENCE_STATUS: ["residenceStatus", "permitted"],
  POSTED: ["postedWithinDays"],
  SHIFTS: ["shifts"],
  DAY_BANDS: ["dayBands"],
  WEEKLY_HOURS: ["weeklyHoursMax"],
  STATION: ["station", "stations"],
  WALK: ["walkMinutesMax"],
  COMPANY: ["companyId"],
} as const satisfies Record<string, readonly (keyof WorkFilter)[]>;

export type WorkFilterPart = keyof typeof parts;
const isPart = (name: string): name is WorkFilterPart => name in parts;
export const workFilterParts: readonly WorkFilterPart[] = Object.keys(parts).filter(isPart);

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(typeof value === "string" ? value.trim() : value);

/** What a search finds without each of its conditions, the most first; those without which it still finds nothing are left out. */
export async function relaxSearch(
  ctx: Ctx,
  filter: WorkFilter,
): Promise<{ condition: WorkFilterPart; found: { value: number; exact: boolean } }[]> {
  const relaxed: { condition: WorkFilterPart; found: { value: number; exact: boolean } }[] = [];
  for (const condition of workFilterParts) {
    const dropped: readonly (keyof WorkFilter)[] = parts[condition];
    if (!dropped.some((name) => isSet(filter[name]))) continue;
    const rest: WorkFilter = Object.fromEntries(Object.entries(filter).filter(([name]) => !dropped.some((one) => one === name)));
    const found = await countWorks(ctx, rest);
    if (found.value > 0) relaxed.push({ condition, found });
  }
  return relaxed.toSorted((one, other) => other.found.value - one.found.value);
}
