import { currentLanguage } from "#platform/i18n/i18n.ts";

/** Writes integer yen as people read it: 1,226円 or ¥1,226; negative amounts as -1,226円 or -¥1,226. */
export function formatYen(amount: number): string {
  const digits = formatCount(Math.abs(amount));
  return (amount < 0 ? "-" : "") + (currentLanguage() === "en" ? `¥${digits}` : `${digits}円`);
}

/** A count with separators. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat("en-US").format(count);
}
