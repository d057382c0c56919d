import { addDays } from "../../../shared/calendar/working-days.ts";
import type { DatedRule, PermissionSeeker } from "../../work/permission/permission.facts.ts";
import { rulesInForce, rulesOf } from "../../work/permission/permission.rows.ts";

/** A shift in minutes after midnight of its day; an end after 1440 is on the next day. */
export interface ShiftTimes {
  day: string;
  startMinute: number;
  endMinute: number;
  breakMinutes: number;
}

/** 長期休業, both days included. */
export interface VacationPeriod {
  startsOn: string;
  endsOn: string;
}

/** Limits set by 資格外活動許可: minutes in any seven days, and minutes a day of the school's vacation where the status has that rule. */
export interface HourLimits {
  weeklyMinutes: number;
  vacationDailyMinutes: number | null;
}

/** The limits on a day; null where somebody is not bound by hours. The rules change by their day, so no day lends its limits to another. */
export type LimitsOn = (day: string) => HourLimits | null;

export const excessKinds = ["WINDOW", "VACATION_DAY"] as const;

/** Days in a row in which more is worked than is allowed. */
export interface HourExcess {
  kind: (typeof excessKinds)[number];
  from: string;
  to: string;
  minutes: number;
  limitMinutes: number;
}

interface Calendar {
  shifts: readonly ShiftTimes[];
  vacations: readonly VacationPeriod[];
  limitsOn: LimitsOn;
}

const dayMs = 86_400_000;
const dayMinutes = 1_440;
export const windowDays = 7;

/** Days of a shift with the minutes worked on each. The break is taken out at the beginning; night work counts on both days. */
export function minutesOfShift({ day, startMinute, endMinute, breakMinutes }: ShiftTimes): [string, number][] {
  const start = startMinute + breakMinutes;
  const parts: [string, number][] = [
    [day, Math.min(endMinute, dayMinutes) - Math.min(start, dayMinutes)],
    [addDays(day, 1), Math.max(endMinute, dayMinutes) - Math.max(start, dayMinutes)],
  ];
  return parts.filter(([, minutes]) => minutes > 0);
}

/** Minutes worked on each day, all employers together. */
export function minutesByDay(shifts: readonly ShiftTimes[]): Map<string, number> {
  const total = new Map<string, number>();
  for (const [day, minutes] of shifts.flatMap(minutesOfShift)) total.set(day, (total.get(day) ?? 0) + minutes);
  return total;
}

/** The limits of a person on a day, from the dated rules; null for a status that is not bound by hours. */
export function hourLimits(seeker: PermissionSeeker, rules: readonly DatedRule[], day: string): HourLimits | null {
  const rule = rulesInForce(rulesOf(seeker, rules), day).find(({ kind }) => kind === "PART_TIME");
  if (!rule?.maxWeeklyHours) return null;
  return {
    weeklyMinutes: rule.maxWeeklyHours * 60,
    vacationDailyMinutes: rule.vacationDailyHours ? rule.vacationDailyHours * 60 : null,
  };
}

interface Window {
  from: string;
  to: string;
  minutes: number;
  /** The strictest limit of its days; null when none of them has one. */
  limit: number | null;
}

const daysFrom = (from: string) => Array.from({ length: windowDays }, (_, ahead) => addDays(from, ahead));

/** Minutes of each seven days in a row that hold any work; days of a vacation have a limit of their own and do not count here. */
function windowsOf({ shifts, vacations, limitsOn }: Calendar): Window[] {
  const worked = minutesByDay(shifts);
  const counted = [...worked].filter(([day]) => vacationLimit(day, vacations, limitsOn) === null);
  const starts = new Set(counted.flatMap(([day]) => Array.from({ length: windowDays }, (_, back) => addDays(day, -back))));
  const byDay = new Map(counted);
  return [...starts].toSorted().map((from) => {
    const days = daysFrom(from);
    const limits = days.flatMap((day) => limitsOn(day)?.weeklyMinutes ?? []);
    const minutes = days.reduce((sum, day) => sum + (byDay.get(day) ?? 0), 0);
    return { from, to: addDays(from, windowDays - 1), minutes, limit: limits.length > 0 ? Math.min(...limits) : null };
  });
}

/** Minutes that may be worked on a day of 長期休業; null on other days and where the status knows no such limit. */
function vacationLimit(day: string, vacations: readonly VacationPeriod[], limitsOn: LimitsOn): number | null {
  return vacations.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn) ? (limitsOn(day)?.vacationDailyMinutes ?? null) : null;
}

/**
 * Every seven days in a row with more than the weekly limit, whatever weekday they begin on, and every vacation day with more than the
 * daily one, by their first day (domain facts M5).
 */
export function findExcesses(calendar: Calendar): HourExcess[] {
  const { shifts, vacations, limitsOn } = calendar;
  const windows = windowsOf(calendar).flatMap(({ from, to, minutes, limit }): HourExcess[] =>
    limit !== null && minutes > limit ? [{ kind: "WINDOW", from, to, minutes, limitMinutes: limit }] : [],
  );
  const days = [...minutesByDay(shifts)].flatMap(([day, minutes]): HourExcess[] => {
    const limit = vacationLimit(day, vacations, limitsOn);
    return limit !== null && minutes > limit ? [{ kind: "VACATION_DAY", from: day, to: day, minutes, limitMinutes: limit }] : [];
  });
  return [...windows, ...days].toSorted((a, b) => a.from.localeCompare(b.from));
}

/** The seven days in a row with the most work; the first of them among equals, null without work. */
export function busiestWindow(calendar: Calendar): { from: string; to: string; minutes: number } | null {
  const windows = windowsOf(calendar);
  const most = Math.max(...windows.map(({ minutes }) => minutes));
  const found = windows.find(({ minutes }) => minutes === most);
  return found ? { from: found.from, to: found.to, minutes: found.minutes } : null;
}

/** What a day of the calendar says. */
export interface DayTotals {
  day: string;
  /** Worked on the day, all employers together. */
  minutes: number;
  /** Worked in the seven days that end with it, days of a vacation left out. */
  sevenDayMinutes: number;
  /** What may be worked in those; null where nothing bounds them. */
  limitMinutes: number | null;
  /** What may still be added on the day so that no seven days around it, or the day of a vacation itself, have too much; null without a limit. */
  remainingMinutes: number | null;
  isVacation: boolean;
}

/** The totals of some days in a row. The shifts hold those of the week on either side. */
export function dayTotals(calendar: Calendar, days: readonly string[]): DayTotals[] {
  const { shifts, vacations, limitsOn } = calendar;
  const worked = minutesByDay(shifts);
  const windows = new Map<string, Window>();
  const windowFrom = (from: string): Window => {
    const known = windows.get(from);
    if (known) return known;
    const all = daysFrom(from);
    const minutes = all.reduce((sum, day) => sum + (vacationLimit(day, vacations, limitsOn) === null ? (worked.get(day) ?? 0) : 0), 0);
    const limits = all.flatMap((day) => limitsOn(day)?.weeklyMinutes ?? []);
    const window = { from, to: addDays(from, windowDays - 1), minutes, limit: limits.length > 0 ? Math.min(...limits) : null };
    windows.set(from, window);
    return window;
  };
  const roomOn = (day: string, ofVacation: number | null): number | null => {
    if (ofVacation !== null) return Math.max(0, ofVacation - (worked.get(day) ?? 0));
    const around = Array.from({ length: windowDays }, (_, back) => windowFrom(addDays(day, -back)));
    const rooms = around.flatMap(({ limit, minutes }) => (limit === null ? [] : [limit - minutes]));
    return rooms.length > 0 ? Math.max(0, Math.min(...rooms)) : null;
  };
  return days.map((day) => {
    const ofVacation = vacationLimit(day, vacations, limitsOn);
    const { minutes, limit } = windowFrom(addDays(day, 1 - windowDays));
    return {
      day,
      minutes: worked.get(day) ?? 0,
      sevenDayMinutes: minutes,
      limitMinutes: limit,
      remainingMinutes: roomOn(day, ofVacation),
      isVacation: ofVacation !== null,
    };
  });
}

/** Times and place of work that somebody has often. */
export type UsualShift = Omit<ShiftTimes, "day"> & { employer: string };

/** The shifts that come most often, the latest first among equals. */
export function usualShifts(shifts: readonly (ShiftTimes & { employer: string })[], most: number): UsualShift[] {
  const groups = Map.groupBy(shifts, ({ startMinute, endMinute, breakMinutes, employer }) =>
    JSON.stringify([startMinute, endMinute, breakMinutes, employer]),
  );
  const latest = (group: readonly ShiftTimes[]) =>
    group
      .map(({ day }) => day)
      .toSorted()
      .at(-1) ?? "";
  return [...groups.values()]
    .toSorted((a, b) => b.length - a.length || latest(b).localeCompare(latest(a)))
    .slice(0, most)
    .flatMap(([shift]) => shift ?? [])
    .map(({ startMinute, endMinute, breakMinutes, employer }) => ({ startMinute, endMinute, breakMinutes, employer }));
}

/** Excesses that new shifts would cause: each includes a day with one of them. */
export function excessesOfAdding(input: Calendar & { added: readonly ShiftTimes[] }): HourExcess[] {
  const { added, shifts, ...rest } = input;
  const days = [...minutesByDay(added).keys()];
  const touched = ({ from, to }: HourExcess) => days.some((day) => from <= day && day <= to);
  return findExcesses({ ...rest, shifts: [...shifts, ...added] }).filter(touched);
}

/** True when two shifts share a minute. */
export function overlaps(a: ShiftTimes, b: ShiftTimes): boolean {
  const offset = ((Date.parse(b.day) - Date.parse(a.day)) / dayMs) * dayMinutes;
  return a.startMinute < b.endMinute + offset && b.startMinute + offset < a.endMinute;
}
