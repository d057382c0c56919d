import type { FullTranslate } from "#platform/i18n/text-key.ts";

interface Sold {
  uses: number | null;
  days: number;
}

/** What is delivered, as a sentence: how often and how long. */
export function quantityText(t: FullTranslate<"licence">, { uses, days }: Sold): string {
  return uses === null ? t("licence:quantity.days", { days }) : t("licence:quantity.uses", { count: uses, days });
}
