import { currentLanguage } from "#platform/i18n/i18n.ts";

const timeZone = "Asia/Tokyo";

function locale(): string {
  return currentLanguage() === "en" ? "en-GB" : "ja-JP";
}

/** A day as people read it: 2026年11月21日（土） or 21 November 2026, in Japan's time. */
export function formatDate(value: string): string {
  const date = new Date(value);
  if (currentLanguage() === "en") {
    return new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "long", year: "numeric" }).format(date);
  }
  const day = new Intl.DateTimeFormat("ja-JP", { timeZone, year: "numeric", month: "long", day: "numeric" }).format(date);
  const weekday = new Intl.DateTimeFormat("ja-JP", { timeZone, weekday: "short" }).format(date);
  return `${day}（${weekday}）`;
}

/** Day and time to the minute, in Japan's time. */
export function formatDateTime(value: string): string {
  const format = new Intl.DateTimeFormat(locale(), { timeZone, dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(value));
}

/** A year with its Japanese era: 1998年（平成10年）. */
export function formatYear(year: number): string {
  if (currentLanguage() === "en") return String(year);
  const era = new Intl.DateTimeFormat("ja-JP-u-ca-japanese", { era: "long", year: "numeric", timeZone: "UTC" });
  return `${year}年（${era.format(new Date(Date.UTC(year, 11, 31)))}）`;
}

/** Whole days from now until the end of a day in Japan; negative when it has passed. */
export function daysUntil(day: string, now: number): number {
  return Math.ceil((Date.parse(`${day}T23:59:59+09:00`) - now) / 86_400_000) - 1;
}
