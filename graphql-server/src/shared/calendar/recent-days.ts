import { jstDate } from "./jst.ts";

const reachMs = 3 * 366 * 86_400_000;

/** The earliest day, YYYY-MM-DD, that somebody writes down of what has happened lately: three years back. One before it is a slip of the hand. */
export function earliestRecentDay(now: Date): string {
  return jstDate(new Date(now.getTime() - reachMs));
}
