import type { SavedSearchCard_SearchFragment, WorkFilter } from "#graphql/operations.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";

type Conditions = Partial<Omit<SavedSearchCard_SearchFragment["filter"], "__typename">> | WorkFilter;

/** A search in words: 「介護」・東京都・N3程度. Empty when it has no condition. */
export function searchText(t: FullTranslate<"vocabulary" | "work">, filter: Conditions): string {
  const parts = [
    filter.keyword ? `「${filter.keyword}」` : "",
    ...(filter.prefectures ?? []).map((code) => t.code("vocabulary:prefecture", code)),
    ...(filter.categories ?? []).map((category) => t(`vocabulary:jobCategory.${category}`)),
    ...(filter.employmentTypes ?? []).map((type) => t(`vocabulary:employmentType.${type}`)),
    filter.japaneseLevel ? t(`vocabulary:japaneseLevel.${filter.japaneseLevel}`) : "",
    filter.monthlyPayMin ? t("work:filter.payAtLeast", { amount: formatYen(filter.monthlyPayMin) }) : "",
    filter.remote ? t("work:filter.remote") : "",
    filter.visaSupport ? t("work:visaSupport") : "",
    filter.beginnerWelcome ? t("work:beginnerWelcome") : "",
  ];
  return parts.filter(Boolean).join("・");
}

/** The address of the list with these conditions; of several values in one condition the list takes the first. */
export function searchParamsOf(filter: Conditions): string {
  const search = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => value && search.set(name, String(value));
  set("q", filter.keyword);
  set("prefecture", filter.prefectures?.[0]);
  set("category", filter.categories?.[0]);
  set("type", filter.employmentTypes?.[0]);
  set("level", filter.japaneseLevel);
  set("pay", filter.monthlyPayMin);
  set("remote", filter.remote ? 1 : null);
  set("visa", filter.visaSupport ? 1 : null);
  set("beginner", filter.beginnerWelcome ? 1 : null);
  return search.toString();
}
