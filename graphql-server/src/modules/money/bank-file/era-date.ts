import { jstDate } from "../../../shared/calendar/jst.ts";
import { earliestRecentDay } from "../../../shared/calendar/recent-days.ts";

const dayMs = 86_400_000;

function dateOf(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.toISOString().slice(0, 10) : undefined;
}

/**
 * YYMMDD of a bank's file as YYYY-MM-DD. The year is of the era (令和8年 = 2026); a bank that writes the last two digits of the common year is
 * understood too, as only one of them is near today. Undefined for no day, or one more than three years back or so many days ahead.
 */
export function eraDate(text: string, { today, daysAhead }: { today: Date; daysAhead: number }): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (!year || !month || !day) return undefined;
  const [earliest, latest] = [earliestRecentDay(today), jstDate(new Date(today.getTime() + daysAhead * dayMs))];
  return [2018, 2000, 1988]
    .map((era) => dateOf(era + Number(year), Number(month), Number(day)))
    .find((date) => date !== undefined && date >= earliest && date <= latest);
}

/** A day as YYMMDD of 令和. */
export function toEraDate(date: string): string {
  return `${String(Number(date.slice(0, 4)) - 2018).padStart(2, "0")}${date.slice(5, 7)}${date.slice(8, 10)}`;
}
