import type { FullTranslate } from "#platform/i18n/text-key.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long something has waited, in the largest unit that says enough. */
export function waitingAge(t: FullTranslate<"adminReview">, since: string, now: Date = new Date()): string {
  const passed = Math.max(now.getTime() - Date.parse(since), 0);
  if (passed >= dayMs) return t("adminReview:age.days", { count: Math.floor(passed / dayMs) });
  if (passed >= hourMs) return t("adminReview:age.hours", { count: Math.floor(passed / hourMs) });
  return t("adminReview:age.minutes", { count: Math.floor(passed / 60_000) });
}

/** True once a moment has passed. */
export function isPast(at: string, now: Date = new Date()): boolean {
  return Date.parse(at) < now.getTime();
}

/** True once it has waited so long that it comes first: two days. */
export function isLong(since: string, now: Date = new Date()): boolean {
  return now.getTime() - Date.parse(since) >= 2 * dayMs;
}
