import { residenceParameter } from "#features/matching/residence-statuses.ts";
import type { WorkFilterPart } from "#graphql/operations.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";
import { readSearch, townOf } from "../search-url.ts";

/** A condition of an address: what it says, and the parameter that holds it. */
export interface ChosenCondition {
  part: WorkFilterPart;
  name: string;
  value: string;
  label: string;
}

type Translate = FullTranslate<"search" | "work" | "vocabulary">;

/** The conditions of an address in words, one for each value. */
export function chosenConditions(t: Translate, search: URLSearchParams): ChosenCondition[] {
  const { filter } = readSearch(search);
  const of = (part: WorkFilterPart, name: string, values: readonly { value: string; label: string }[]) =>
    values.map((one) => ({ part, name, ...one }));
  const one = (part: WorkFilterPart, name: string, label: string | false | 0 | undefined | null) =>
    label ? [{ part, name, value: search.get(name) ?? "", label }] : [];
  const {
    keyword,
    station,
    japaneseLevel,
    monthlyPayMin,
    weeklyHoursMax: hours,
    walkMinutesMax: minutes,
    postedWithinDays: days,
    residenceStatus,
  } = filter;
  return [
    ...one("KEYWORD", "q", keyword),
    ...of(
      "PREFECTURES",
      "prefecture",
      (filter.prefectures ?? []).map((code) => ({ value: code, label: t.code("vocabulary:prefecture", code) })),
    ),
    ...of(
      "PREFECTURES",
      "town",
      (filter.towns ?? []).map((key) => ({ value: key, label: townOf(key) })),
    ),
    ...of(
      "CATEGORIES",
      "category",
      (filter.categories ?? []).map((value) => ({ value, label: t(`vocabulary:jobCategory.${value}`) })),
    ),
    ...of(
      "EMPLOYMENT_TYPES",
      "type",
      (filter.employmentTypes ?? []).map((value) => ({ value, label: t(`vocabulary:employmentType.${value}`) })),
    ),
    ...one("JAPANESE_LEVEL", "level", japaneseLevel && t(`vocabulary:japaneseLevel.${japaneseLevel}`)),
    ...one("STATION", "station", station),
    ...of(
      "STATION",
      "near",
      (filter.stations ?? []).map((value) => ({ value, label: value })),
    ),
    ...one("WALK", "walk", minutes && t("search:walkAtMost", { minutes })),
    ...of(
      "SHIFTS",
      "shift",
      (filter.shifts ?? []).map((value) => ({ value, label: t(`search:shifts.${value}`) })),
    ),
    ...of(
      "DAY_BANDS",
      "when",
      (filter.dayBands ?? []).map((value) => ({ value, label: dayBandLabel(t, value) })),
    ),
    ...one("WEEKLY_HOURS", "hours", hours && t("search:hoursAtMost", { hours })),
    ...one("MONTHLY_PAY", "pay", monthlyPayMin && t("work:filter.payAtLeast", { amount: formatYen(monthlyPayMin) })),
    ...one("POSTED", "posted", days && t.code("search:postedWithin", String(days))),
    ...one("REMOTE", "remote", filter.remote && t("work:filter.remote")),
    ...one("STATUS_SUPPORT", "visa", filter.visaSupport && t("work:filter.visaSupport")),
    ...one("BEGINNER_WELCOME", "beginner", filter.beginnerWelcome && t("work:filter.beginnerWelcome")),
    ...one("RESIDENCE_STATUS", residenceParameter, residenceStatus && t(`vocabulary:residenceStatus.${residenceStatus}`)),
  ];
}

/** A part of one day, e.g. 土・夕方. */
export function dayBandLabel(t: Translate, value: string): string {
  const [day = "", band = ""] = value.split("_");
  return t("search:dayBand", { day: t.code("search:day", day), band: t.code("search:shifts", band) });
}

/** The address without some of its conditions. */
export function without(search: URLSearchParams, dropped: readonly ChosenCondition[]): URLSearchParams {
  const isDropped = (name: string, value: string) =>
    dropped.some((one) => one.name === name && (one.value === value.trim() || one.value === value));
  return new URLSearchParams([...search].filter(([name, value]) => !isDropped(name, value)));
}
