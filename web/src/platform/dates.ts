import { dateFormat } from "#platform/i18n/formats.ts";
import { currentLanguage, isJapanese } from "#platform/i18n/i18n.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { fromTo } from "#platform/i18n/punctuation.ts";

const timeZone = "Asia/Tokyo";

const nepaliMonths = "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर".split(" ");

/** Chromium knows no Nepali and would write in whatever language the browser has: the same words as elsewhere, put together here. */
function writeNepali(date: Date, { year, day, dateStyle, timeStyle }: Intl.DateTimeFormatOptions): string {
  const [whole = "", time] = dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(date).split(" ");
  const [years = "", months, days] = whole.split("-");
  const month = nepaliMonths[Number(months) - 1] ?? "";
  const said = [...(year || dateStyle ? [years] : []), month, ...(day || dateStyle ? [Number(days)] : [])].join(" ");
  return timeStyle ? `${said}, ${time}` : said;
}

function write(date: Date, options: Intl.DateTimeFormatOptions): string {
  const language = currentLanguage();
  if (language === "ne") return writeNepali(date, options);
  return dateFormat(languageFacts[language].intl, { timeZone, ...options }).format(date);
}

/** A day as people read it: 2026年11月21日（土） or 21 November 2026, in Japan's time. */
export function formatDate(value: string): string {
  const date = new Date(value);
  const day = write(date, { year: "numeric", month: "long", day: "numeric" });
  return isJapanese() ? `${day}（${write(date, { weekday: "short" })}）` : day;
}

/** Day and time to the minute, in Japan's time. */
export function formatDateTime(value: string): string {
  return write(new Date(value), { dateStyle: "medium", timeStyle: "short" });
}

/** A day in the columns of a table: 2026/11/21 or 21 Nov 2026, in Japan's time. */
export function formatDay(value: string): string {
  return write(new Date(value), { dateStyle: "medium" });
}

/** The days from one to another, which may be the same. */
export function formatDays(from: string, to: string): string {
  return from === to ? formatDay(from) : fromTo(formatDay(from), formatDay(to));
}

/** A day of this year in little room: 11/21 or 21 Nov. */
export function formatShortDay(day: string): string {
  const options = isJapanese() ? ({ day: "numeric", month: "numeric" } as const) : ({ day: "numeric", month: "short" } as const);
  return write(new Date(`${day}T00:00:00+09:00`), { ...options });
}

/** A month as people read it, of YYYY-MM: 2026年11月 or November 2026. */
export function formatMonth(month: string): string {
  return write(new Date(`${month}-15T00:00:00+09:00`), { year: "numeric", month: "long" });
}

const nepaliWeekdays = "सोम मङ्गल बुध बिही शुक्र शनि आइत".split(" ");

/** The seven days of the week from Monday on, as short as the language has them. */
export function weekdayNames(): string[] {
  if (currentLanguage() === "ne") return nepaliWeekdays;
  return Array.from({ length: 7 }, (_, index) => write(new Date(Date.UTC(2026, 10, 2 + index)), { weekday: "short" }));
}

/** Today in Japan, as YYYY-MM-DD. */
export function todayInJapan(now: Date = new Date()): string {
  return dateFormat("sv-SE", { timeZone }).format(now);
}

/** Whole days from today to a day, both in Japan; 0 is today, negative is over. */
export function daysUntil(day: string, now: Date = new Date()): number {
  return Math.round((Date.parse(day) - Date.parse(todayInJapan(now))) / 86_400_000);
}

/** A moment as a field for day and time holds it, in Japan's time: 2026-11-21T09:30. */
export function jstInput(value: string): string {
  return dateFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(new Date(value)).replace(" ", "T");
}
