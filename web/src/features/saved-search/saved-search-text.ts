import { dayBandLabel } from "#features/work/search/chosen-conditions.ts";
import { townOf } from "#features/work/search-url.ts";
import type { SavedSearchCard_SearchFragment, WorkFilter } from "#graphql/operations.ts";
import { companyPath } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";

type Conditions = Partial<Omit<SavedSearchCard_SearchFragment["filter"], "__typename">> | WorkFilter;

/** A search in words: 「介護」・東京都・N3程度. Empty when it has no condition. */
export function searchText(t: FullTranslate<"vocabulary" | "work" | "search">, filter: Conditions): string {
  const parts = [
    filter.companyId ? t("search:ofCompany") : "",
    filter.keyword ? `「${filter.keyword}」` : "",
    ...(filter.prefectures ?? []).map((code) => t.code("vocabulary:prefecture", code)),
    ...(filter.towns ?? []).map(townOf),
    ...(filter.categories ?? []).map((category) => t(`vocabulary:jobCategory.${category}`)),
    ...(filter.employmentTypes ?? []).map((type) => t(`vocabulary:employmentType.${type}`)),
    filter.japaneseLevel ? t(`vocabulary:japaneseLevel.${filter.japaneseLevel}`) : "",
    filter.monthlyPayMin ? t("work:filter.payAtLeast", { amount: formatYen(filter.monthlyPayMin) }) : "",
    filter.remote ? t("work:filter.remote") : "",
    filter.visaSupport ? t("work:field.visaSupport") : "",
    filter.beginnerWelcome ? t("work:field.beginnerWelcome") : "",
    filter.residenceStatus ? t(`vocabulary:residenceStatus.${filter.residenceStatus}`) : "",
    filter.station ?? "",
    ...(filter.stations ?? []),
    filter.walkMinutesMax ? t("search:walkAtMost", { minutes: filter.walkMinutesMax }) : "",
    ...(filter.shifts ?? []).map((shift) => t(`search:shifts.${shift}`)),
    ...(filter.dayBands ?? []).map((value) => dayBandLabel(t, value)),
    filter.weeklyHoursMax ? t("search:hoursAtMost", { hours: filter.weeklyHoursMax }) : "",
    filter.postedWithinDays ? t.code("search:postedWithin", String(filter.postedWithinDays)) : "",
  ];
  return parts.filter(Boolean).join("・");
}

/** The address of the list with these conditions; of several values in one condition all. */
export function searchParamsOf(filter: Conditions): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => value && search.set(name, String(value));
  set("q", filter.keyword);
  const append = (name: string, values: readonly string[] | null | undefined) => {
    for (const value of values ?? []) search.append(name, value);
  };
  append("prefecture", filter.prefectures);
  append("town", filter.towns);
  append("category", filter.categories);
  append("type", filter.employmentTypes);
  append("shift", filter.shifts);
  append("when", filter.dayBands);
  append("near", filter.stations);
  set("hours", filter.weeklyHoursMax);
  set("posted", filter.postedWithinDays);
  set("station", filter.station);
  set("walk", filter.walkMinutesMax);
  set("level", filter.japaneseLevel);
  set("pay", filter.monthlyPayMin);
  set("remote", filter.remote ? 1 : null);
  set("visa", filter.visaSupport ? 1 : null);
  set("beginner", filter.beginnerWelcome ? 1 : null);
  set("residence", filter.residenceStatus);
  return search.toString();
}

/** Where the search is run: the seeker's list, or the company's page when it asks for one company. */
export function searchPath(filter: Conditions): string {
  return filter.companyId ? companyPath(filter.companyId) : `${userPaths.works}?${searchParamsOf(filter)}`;
}
