import type { ContentColumns } from "../posting/work.columns.ts";

type PayFacts = Pick<
  ContentColumns,
  "payUnit" | "payMin" | "allowances" | "workTimes" | "breakMinutes" | "weeklyHours" | "holidaysPerYear" | "deemedHoursPerDay"
>;

const daysPerYear = 365;
const weeksPerYear = daysPerYear / 7;

/** Allowances that do not count towards the minimum wage (最低賃金法施行規則: 精皆勤, 通勤, 家族). */
const uncounted = /精勤|皆勤|通勤|家族|扶養/;

function minutesOf(clock: string): number {
  const [hours = "0", minutes = "0"] = clock.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Longest working day in minutes with its break; undefined when no times are given. */
export function longestDayMinutes(work: Pick<ContentColumns, "workTimes">): number | undefined {
  if (work.workTimes.length === 0) return undefined;
  return Math.max(...work.workTimes.map(({ start, end }) => minutesOf(end) - minutesOf(start)));
}

/** 一日の所定労働時間 in hours: the longest day without its break, else what the week or the deemed time says. */
function hoursPerDay(work: PayFacts): number | undefined {
  const minutes = longestDayMinutes(work);
  const { breakMinutes } = work;
  if (minutes !== undefined && breakMinutes !== null && breakMinutes !== undefined) return (minutes - breakMinutes) / 60;
  if (work.deemedHoursPerDay) return work.deemedHoursPerDay;
  return work.weeklyHours ? work.weeklyHours / 5 : undefined;
}

/** 年間所定労働時間: days of work times hours a day; without the number of holidays, weeks times hours a week. */
export function hoursPerYear(work: PayFacts): number | undefined {
  const day = hoursPerDay(work);
  if (day !== undefined && work.holidaysPerYear !== null && work.holidaysPerYear !== undefined) {
    return (daysPerYear - work.holidaysPerYear) * day;
  }
  return work.weeklyHours ? work.weeklyHours * weeksPerYear : undefined;
}

/**
 * The lowest base pay as yen an hour, as 最低賃金法 compares it: a month's pay is divided by the average hours of a month. Fixed overtime
 * is not in it; fixed monthly allowances are, save those the law leaves out.
 * @returns undefined when the hours that are needed are not given.
 */
export function hourlyPay(work: PayFacts): number | undefined {
  const { payUnit, payMin } = work;
  if (!payUnit || !payMin) return undefined;
  const year = hoursPerYear(work);
  const allowances = work.allowances.filter(({ name }) => !uncounted.test(name)).reduce((sum, { amount }) => sum + amount, 0);
  const day = hoursPerDay(work);
  switch (payUnit) {
    case "HOUR":
      return payMin;
    case "DAY":
      return day ? payMin / day : undefined;
    case "WEEK":
      return work.weeklyHours ? payMin / work.weeklyHours : undefined;
    case "MONTH":
      return year ? ((payMin + allowances) * 12) / year : undefined;
    case "YEAR":
      return year ? (payMin + allowances * 12) / year : undefined;
  }
}
