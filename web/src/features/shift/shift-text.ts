import { formatDate } from "#platform/dates.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import type { HourExcess } from "./shift-queries.ts";

/** 28時間, 28時間1分. */
export function durationText(t: FullTranslate<"shift">, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? t("shift:hours", { hours }) : t("shift:hoursMinutes", { hours, minutes: minutes % 60 });
}

/** Minutes after midnight as a clock shows them; after 24:00 it is the next day. */
export function timeOfDay(t: FullTranslate<"shift">, minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  const time = `${pad(Math.floor((minutes % 1_440) / 60))}:${pad(minutes % 60)}`;
  return minutes < 1_440 ? time : t("shift:nextDay", { time });
}

/** Returns a text that names the days over the limit, with their hours and the limit. */
export function excessText(t: FullTranslate<"shift">, { kind, from, to, minutes, limitMinutes }: HourExcess): string {
  return t(`shift:excess.${kind}`, {
    from: formatDate(from),
    to: formatDate(to),
    time: durationText(t, minutes),
    limit: durationText(t, limitMinutes),
  });
}

/** The month of today in Japan, YYYY-MM. */
export function thisMonth(): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date()).slice(0, 7);
}

/** The month some months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** First and last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(Date.parse(`${addMonths(month, 1)}-01`) - 86_400_000).toISOString().slice(0, 10);
  return { from: `${month}-01`, to: last };
}
