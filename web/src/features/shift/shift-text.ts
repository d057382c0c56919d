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

/** HH:MM, as a command takes it. */
export function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor((minutes % 1_440) / 60))}:${pad(minutes % 60)}`;
}

/** The day some days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The same day of the month some months later, or the last one that month has. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The weeks of the sheet of a month, from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(first).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let from = monday; weeks.length === 0 || from.slice(0, 7) <= month; from = addDays(from, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(from, ahead)));
  }
  return weeks;
}
