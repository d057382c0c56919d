const jstOffsetMs = 9 * 60 * 60 * 1_000;

/** The calendar day in Japan at a moment, as YYYY-MM-DD. */
export function jstDate(at: Date): string {
  return new Date(at.getTime() + jstOffsetMs).toISOString().slice(0, 10);
}

/** True for a day of the calendar, as ISO 8601 writes it; the database knows no year 0. */
export function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The last second of a day in Japan (YYYY-MM-DD): deadlines include their day. */
export function jstDayEnd(day: string): Date {
  return new Date(`${day}T23:59:59+09:00`);
}

/** Beginning and end of a calendar month in Japan (YYYY-MM); undefined for a text that is no month. */
export function jstMonth(month: string): { start: Date; end: Date } | undefined {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year || !number) return undefined;
  const start = Date.UTC(Number(year), Number(number) - 1, 1) - jstOffsetMs;
  const end = Date.UTC(Number(year), Number(number), 1) - jstOffsetMs;
  return { start: new Date(start), end: new Date(end) };
}

/** The nearest day (YYYY-MM-DD) of this century: nothing here lies outside it, and far years break arithmetic of days. */
export function dayInReach(day: string): string {
  if (day < "2000-01-01") return "2000-01-01";
  return day > "2099-12-31" ? "2099-12-31" : day;
}
