import type { Work } from "../posting/work.entity.ts";
import type { PayUnit } from "../posting/work.vocabulary.ts";

/** A full-time month (40 hours a week, 52 weeks a year), so that pay compares whatever its unit and however short the week. */
const perMonth: Record<PayUnit, number> = { HOUR: (40 * 52) / 12, DAY: (5 * 52) / 12, WEEK: 52 / 12, MONTH: 1, YEAR: 1 / 12 };

/** Pay as yen for a full-time month, rounded; null when amount or unit is missing. */
export function monthlyPay(amount: number | null | undefined, unit: PayUnit | null | undefined): number | null {
  if (amount === null || amount === undefined || !unit) return null;
  return Math.round(amount * perMonth[unit]);
}

/** Sets the columns that search filters and sorts by. Call it whenever the pay changes. */
export function normalisePay(work: Pick<Work, "payMin" | "payMax" | "payUnit" | "monthlyPayMin" | "monthlyPayMax">): void {
  work.monthlyPayMin = monthlyPay(work.payMin, work.payUnit);
  work.monthlyPayMax = monthlyPay(work.payMax ?? work.payMin, work.payUnit);
}
