import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { fromTo } from "#platform/i18n/punctuation.ts";

const timeZone = "Asia/Tokyo";

const locale = (): string => languageFacts[currentLanguage()].intl;

/** A day as people read it: 2026年11月21日（土） or 21 November 2026, in Japan's time. */
export function formatDate(value: string): string {
  const date = new Date(value);
  const day = new Intl.DateTimeFormat(locale(), { timeZone, year: "numeric", month: "long", day: "numeric" }).format(date);
  return isJapanese() ? `${day}（${new Intl.DateTimeFormat(locale(), { timeZone, weekday: "short" }).format(date)}）` : day;
}

/** Day and time to the minute, in Japan's time. */
export function formatDateTime(value: string): string {
  const format = new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(value));
}

/** A day in the columns of a table: 2026/11/21 or 21 Nov 2026, in Japan's time. */
export function formatDay(value: string): string {
  return new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: "medium" }).format(new Date(value));
}

/** The days from one to another, which may be the same. */
export function formatDays(from: string, to: string): string {
  return from === to ? formatDay(from) : fromTo(formatDay(from), formatDay(to));
}

/** A day of this year in little room: 11/21 or 21 Nov. */
export function formatShortDay(day: string): string {
  const options = isJapanese() ? ({ day: "numeric", month: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
  return new Intl.DateTimeFormat(locale(), { timeZone, ...options }).format(new Date(`${day}T00:00:00+09:00`));
}

/** A month as people read it, of YYYY-MM: 2026年11月 or November 2026. */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(locale(), { timeZone, year: "numeric", month: "long" }).format(new Date(`${month}-15T00:00:00+09:00`));
}

/** Today in Japan, as YYYY-MM-DD. */
export function todayInJapan(now: Date = new Date()): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}

/** Whole days from today to a day, both in Japan; 0 is today, negative is over. */
export function daysUntil(day: string, now: Date = new Date()): number {
  return Math.round((Date.parse(day) - Date.parse(todayInJapan(now))) / 86_400_000);
}

/** A moment as a field for day and time holds it, in Japan's time: 2026-11-21T09:30. */
export function jstInput(value: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(value)).replace(" ", "T");
}
