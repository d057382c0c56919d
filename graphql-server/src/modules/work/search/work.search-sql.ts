import { isId } from "../../../shared/ids.ts";
import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { type DayBand, dayBandCondition } from "../hours/day-bands.ts";
import { bitsOf, type ShiftBand } from "../hours/shift-bands.ts";
import { walkSteps } from "../place/nearest-station.ts";
import { firstConfirmation } from "../posting/published-until.ts";
import { type KeywordTier, keywordCondition } from "./keyword.sql.ts";
import { type Sql, textArray } from "./sql.ts";
import { hasAll, hasAny } from "./token.sql.ts";
import { filterToken } from "./work.search-index.ts";

export interface WorkFilter {
  keyword?: string | null;
  prefectures?: string[] | null;
  /** Towns as `townKey` writes them, any of them. */
  towns?: string[] | null;
  categories?: JobCategory[] | null;
  employmentTypes?: EmploymentType[] | null;
  japaneseLevel?: JapaneseLevel | null;
  monthlyPayMin?: number | null;
  remote?: boolean | null;
  visaSupport?: boolean | null;
  beginnerWelcome?: boolean | null;
  residenceStatus?: ResidenceStatus | null;
  /** Published in so many days up to today. */
  postedWithinDays?: number | null;
  /** Any of them. */
  shifts?: ShiftBand[] | null;
  /** Parts of the week, any of them. */
  dayBands?: DayBand[] | null;
  weeklyHoursMax?: number | null;
  /** A station or a line. */
  station?: string | null;
  /** Stations or lines, any of them. */
  stations?: string[] | null;
  /** On foot from the station asked for, or else from any: one of the steps. */
  walkMinutesMax?: number | null;
  companyId?: string | null;
  /** Conditions that the permission rules add to residenceStatus; made by the server, never sent by a client. */
  permitted?: Sql | null;
}

const all = (tokens: readonly string[]): Sql[] => (tokens.length === 0 ? [] : [hasAll(tokens)]);
const any = (tokens: readonly string[] | null | undefined): Sql[] => (tokens && tokens.length > 0 ? [hasAny(tokens)] : []);

/** Conditions of every public search: an open work, an active company, a last day not over. `today` is the day in Japan. */
function open(today: string): Sql[] {
  return [
    { text: "w.status = 'OPEN'", values: [] },
    { text: "c.status = 'ACTIVE'", values: [] },
    { text: "(w.apply_by is null or w.apply_by >= ?::date)", values: [today] },
    { text: "w.confirmed_on >= ?::date", values: [firstConfirmation(today)] },
  ];
}

/** The condition for the works of a company; text that does not have the form of an id matches none. */
function companyCondition(companyId: string) {
  return isId(companyId) ? { text: "w.company_id = ?::uuid", values: [companyId] } : { text: "false", values: [] };
}

/** The smallest step of minutes on foot that holds what is asked for; beyond the last one none does. */
function walkStep(minutes: number | null | undefined): number | undefined {
  return minutes ? (walkSteps.findLast((step) => step <= minutes) ?? walkSteps[0]) : undefined;
}

export const mostTownsAsked = 100;
const townKeyForm = /^(\d{2}):(.{1,60})$/su;

/** The works of towns, which are found by their prefecture first; text that is no town's key matches none. */
function townCondition(towns: readonly string[] | null | undefined): Sql[] {
  if (!towns || towns.length === 0) return [];
  const asked = towns.slice(0, mostTownsAsked).flatMap((key) => (townKeyForm.test(key) ? [key] : []));
  const prefectures = [...new Set(asked.map((key) => filterToken.prefecture(key.slice(0, 2))))];
  if (prefectures.length === 0) return [{ text: "false", values: [] }];
  return [...any(prefectures), { text: "(w.prefecture || ':' || w.city) = any(?::text[])", values: [textArray(asked)] }];
}

const longestStation = 60;
export const mostStations = 20;

/** Tokens of which each work has one: the station that was typed, those that were chosen, or else any that is near enough. */
function stationTokens({ station, stations, walkMinutesMax }: WorkFilter): string[][] {
  const walk = walkStep(walkMinutesMax);
  const typed = station?.trim();
  const chosen = (stations ?? []).map((name) => name.trim()).filter(Boolean);
  const near = (names: readonly string[]) =>
    names.slice(0, mostStations).map((name) => filterToken.station(name.slice(0, longestStation), walk));
  const asked = [typed ? [typed] : [], chosen].filter((names) => names.length > 0);
  return asked.length > 0 || !walk ? asked.map(near) : [[filterToken.walk(walk)]];
}

/** Conditions of time: what a person can say of when they work, and since when the posting is there. */
function timeConditions({ postedWithinDays, shifts, dayBands, weeklyHoursMax }: WorkFilter, today: string): Sql[] {
  const days = Math.min(Math.max(postedWithinDays ?? 1, 1), 365);
  const since = { text: "w.published_at >= ((?::date - ?::int)::timestamp at time zone 'Asia/Tokyo')", values: [today, days - 1] };
  return [
    ...(postedWithinDays ? [since] : []),
    ...(shifts && shifts.length > 0 ? [{ text: "(w.shift_bands & ?::int) <> 0", values: [bitsOf(shifts)] }] : []),
    ...(dayBands && dayBands.length > 0 ? [dayBandCondition(dayBands)] : []),
    ...(weeklyHoursMax ? [{ text: "w.weekly_hours <= ?", values: [weeklyHoursMax] }] : []),
  ];
}

/** The conditions of a search; `w` is the work, `c` its company. @param tier how well a work must answer the keyword */
export function searchConditions(filter: WorkFilter, today: string, tier: KeywordTier = "TEXT"): Sql {
  const single = [
    ...(filter.japaneseLevel ? [filterToken.level(filter.japaneseLevel)] : []),
    ...(filter.remote ? [filterToken.remote] : []),
    ...(filter.visaSupport ? [filterToken.visaSupport] : []),
    ...(filter.beginnerWelcome ? [filterToken.beginnerWelcome] : []),
  ];
  const status = filter.residenceStatus;
  const keyword = filter.keyword?.trim();
  const parts = [
    ...open(today),
    ...(keyword ? [keywordCondition(keyword, tier)] : []),
    ...all(single),
    ...stationTokens(filter).flatMap(any),
    ...any(filter.prefectures?.map(filterToken.prefecture)),
    ...townCondition(filter.towns),
    ...any(filter.categories?.map(filterToken.category)),
    ...any(filter.employmentTypes?.map(filterToken.employmentType)),
    ...any(status ? [filterToken.residenceStatus(status), filterToken.anyResidenceStatus] : null),
    ...(filter.monthlyPayMin ? [{ text: "coalesce(w.monthly_pay_max, 0) >= ?", values: [filter.monthlyPayMin] }] : []),
    ...timeConditions(filter, today),
    ...(filter.permitted ? [filter.permitted] : []),
    ...(filter.companyId ? [companyCondition(filter.companyId)] : []),
  ];
  return { text: parts.map(({ text }) => text).join(" and "), values: parts.flatMap(({ values }) => values) };
}
