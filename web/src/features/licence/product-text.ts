import type { TFunction } from "#platform/i18n/translate.ts";

interface Sold {
  uses: number | null;
  days: number;
}

/** What is delivered, as a sentence: how often and how long. */
export function quantityText(t: TFunction, { uses, days }: Sold): string {
  return uses === null ? t("licence:quantity.days", { days }) : t("licence:quantity.uses", { count: uses, days });
}
