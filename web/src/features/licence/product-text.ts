import type { FullTranslate } from "#platform/i18n/text-key.ts";

interface Sold {
  uses: number | null;
  days: number;
}

/** Returns a sentence that says how often and for how long the product can be used. */
export function quantityText(t: FullTranslate<"licence">, { uses, days }: Sold): string {
  return uses === null ? t("licence:quantity.days", { days }) : t("licence:quantity.uses", { count: uses, days });
}
