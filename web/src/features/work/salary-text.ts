import type { PayUnit } from "#graphql/operations.ts";
import { readsKanji } from "#platform/i18n/i18n.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";

interface Pay {
  unit: PayUnit | null;
  min: number | null;
  max: number | null;
}

/** 月給 250,000円〜300,000円; 時給 1,226円 when both ends are equal. */
export function salaryText(t: FullTranslate<"vocabulary" | "work">, { unit, min, max }: Pay): string {
  if (min === null) return t("common:notSet");
  const range = max !== null && max !== min ? t("common:range", { from: formatYen(min), to: formatYen(max) }) : formatYen(min);
  return unit ? t("work:pay", { unit: t(`vocabulary:payUnit.${unit}`), range }) : range;
}

/** 東京都 新宿区 西新宿1-1-1, as much of it as there is; the city in the letters of readers who know no kanji. */
export function placeText(
  t: FullTranslate<"vocabulary" | "work">,
  place: { prefecture: string | null; city: string | null; cityLatin?: string | null; addressLine?: string | null },
): string {
  const prefecture = place.prefecture ? t.code("vocabulary:prefecture", place.prefecture) : "";
  const city = (!readsKanji() && place.cityLatin) || place.city;
  return [prefecture, city, place.addressLine].filter(Boolean).join(" ");
}
