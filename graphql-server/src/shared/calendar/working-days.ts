const dayMs = 86_400_000;
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day);

/** The n-th Monday of a month. */
function monday(year: number, month: number, nth: number): number {
  const first = new Date(at(year, month, 1)).getUTCDay();
  return at(year, month, 1 + ((8 - first) % 7) + (nth - 1) * 7);
}

/** Day of an equinox by the usual approximation, good from 1980 to 2099. */
function equinox(year: number, base: number): number {
  return Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));
}

/** 国民の祝日 as 国民の祝日に関する法律 names them since 2022, without the days that follow from others. */
function namedHolidays(year: number): number[] {
  const fixed = [
    ...[at(year, 1, 1), at(year, 2, 11), at(year, 2, 23), at(year, 4, 29), at(year, 5, 3), at(year, 5, 4), at(year, 5, 5)],
    ...[at(year, 8, 11), at(year, 11, 3), at(year, 11, 23)],
  ];
  const mondays = [monday(year, 1, 2), monday(year, 7, 3), monday(year, 9, 3), monday(year, 10, 2)];
  return [...fixed, ...mondays, at(year, 3, equinox(year, 20.8431)), at(year, 9, equinox(year, 23.2488))];
}

/** With 振替休日 (the next free day after a holiday on a Sunday) and 国民の休日 (a day between two holidays). */
function holidaysOf(year: number): ReadonlySet<number> {
  const days = new Set(namedHolidays(year));
  for (const day of [...days].toSorted((one, other) => one - other)) {
    if (days.has(day + 2 * dayMs) && !days.has(day + dayMs)) days.add(day + dayMs);
    if (new Date(day).getUTCDay() !== 0) continue;
    let next = day + dayMs;
    while (days.has(next)) next += dayMs;
    days.add(next);
  }
  return days;
}

/** 土日祝日 and the turn of the year (12/29 to 1/3) are no working days. */
function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  const monthDay = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  if (date.getUTCDay() % 6 === 0 || monthDay >= 1229 || monthDay <= 103) return false;
  return !holidaysOf(date.getUTCFullYear()).has(day);
}

/** The last day of a term of working days that begins the day after (YYYY-MM-DD in Japan). */
export function addWorkingDays(from: string, count: number): string {
  let day = Date.parse(`${from}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    day += dayMs;
    if (isWorkingDay(day)) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/** The day so many calendar days later. */
export function addDays(from: string, count: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last day where there is none. */
export function addMonths(from: string, count: number): string {
  const [year = 0, month = 1, day = 1] = from.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(at(year, month + count, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Years completed on a day by somebody born on another, both YYYY-MM-DD. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
