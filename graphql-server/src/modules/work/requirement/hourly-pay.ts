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

/** Minutes from start to end; an end before its start is on the next day. */
function minutesOfShift({ start, end }: ContentColumns["workTimes"][number]): number {
  const minutes = minutesOf(end) - minutesOf(start);
  return minutes > 0 ? minutes : minutes + 24 * 60;
}

/** Longest working day in minutes with its break; undefined when no times are given. */
export function longestDayMinutes(work: Pick<ContentColumns, "workTimes">): number | undefined {
  if (work.workTimes.length === 0) return undefined;
  return Math.max(...work.workTimes.map(minutesOfShift));
}

/** Average over the shifts without breaks, in hours. The posting states one break; beside longer shifts, one of six hours needs none (労基法34条). */
function averageShift({ workTimes, breakMinutes }: PayFacts): number | undefined {
  if (workTimes.length === 0 || breakMinutes === null || breakMinutes === undefined) return undefined;
  const shifts = workTimes.map(minutesOfShift);
  const isMixed = shifts.some((minutes) => minutes > 360);
  const worked = shifts.map((minutes) => (isMixed && minutes <= 360 ? minutes : minutes - breakMinutes));
  return worked.reduce((sum, minutes) => sum + minutes, 0) / worked.length / 60;
}

/** 一日の所定労働時間 in hours, on average over the shifts (最低賃金法施行規則2条), else what the deemed time or the week says. */
export function hoursPerDay(work: PayFacts): number | undefined {
  const shift = averageShift(work);
  if (shift !== undefined && shift > 0) return shift;
  if (work.deemedHoursPerDay) return work.deemedHoursPerDay;
  return work.weeklyHours ? work.weeklyHours / 5 : undefined;
}

/** The year by the week: with the number of days off of a week of five days, those; else 52 weeks and a day. */
function yearByWeek({ weeklyHours, holidaysPerYear }: PayFacts): number | undefined {
  if (!weeklyHours) return undefined;
  const isFiveDays = holidaysPerYear !== null && holidaysPerYear !== undefined && holidaysPerYear >= 104 && holidaysPerYear <= 135;
  return weeklyHours * (isFiveDays ? (daysPerYear - holidaysPerYear) / 5 : weeksPerYear);
}

/** The year by its days of work; a shift that begins on one day and ends on the next takes two. */
function yearByDays(work: PayFacts): number | undefined {
  const { holidaysPerYear } = work;
  const day = hoursPerDay(work);
  if (day === undefined || holidaysPerYear === null || holidaysPerYear === undefined) return undefined;
  return (daysPerYear - holidaysPerYear) * Math.min(day, 12);
}

/** 年間所定労働時間: by the scheduled week when it is given, else days of work times hours a day; the shorter where both are. */
export function hoursPerYear(work: PayFacts): number | undefined {
  const both = [yearByWeek(work), yearByDays(work)].filter((hours) => hours !== undefined);
  return both.length > 0 ? Math.min(...both) : undefined;
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
