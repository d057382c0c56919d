import { isDay, jstDate } from "../../../shared/calendar/jst.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";

/** A day that a text names, as it stands there and as the calendar has it. */
export interface NamedDay {
  said: string;
  /** YYYY-MM-DD; null where the text contradicts itself, as with the wrong day of the week. */
  day: string | null;
}

interface Found extends NamedDay {
  start: number;
}

const week = "日月火水木金土";
const digits = "[0-9０-９]";
const inBrackets = `(?:\\s?[（(](?<week>[${week}])(?:曜日?)?(?:[・･/]?祝)?[)）])`;
const withoutBrackets = `(?:の?(?<bare>[${week}])曜日?)`;
const monthAndDay = new RegExp(
  `(?:(?<year>${digits}{4})年|令和(?<reiwa>${digits}{1,2}|元)年|(?<next>来年)の?)?(?<month>${digits}{1,2})月(?<date>${digits}{1,2})日(?!間|目)(?:${inBrackets}|${withoutBrackets})?`,
  "gu",
);
const withStroke = new RegExp(`(?<![0-9０-９/／.-])(?<month>${digits}{1,2})[/／](?<date>${digits}{1,2})${inBrackets}`, "gu");
const relative = /(?<![\p{Script=Han}々])(?<word>本日|今日|明日|明後日|昨日)(?![\p{Script=Han}々])|(?<kana>あした|あさって)/gu;
const nextWeek = new RegExp(`(?<![再々])(?<which>今週|来週)の?(?<week>[月火水木金土])曜日?`, "gu");

const daysAhead: Readonly<Record<string, number>> = { 本日: 0, 今日: 0, 明日: 1, あした: 1, 明後日: 2, あさって: 2, 昨日: -1 };
/** How far from its message a day without a year may lie for its year to be sure. */
const reach = { back: 7, ahead: 270 } as const;

const numberOf = (text: string | undefined) => Number((text ?? "").normalize("NFKC"));
const two = (number: number) => String(number).padStart(2, "0");
const weekdayOf = (day: string) => week[new Date(`${day}T00:00:00Z`).getUTCDay()];

function yearOf({ year, reiwa, next }: Record<string, string | undefined>, today: string): number | null {
  if (year) return numberOf(year);
  if (reiwa) return 2018 + (reiwa === "元" ? 1 : numberOf(reiwa));
  return next ? Number(today.slice(0, 4)) + 1 : null;
}

/** The day of a month and date; undefined where its year is not sure, null where its day of the week is wrong. */
function resolve(groups: Record<string, string | undefined>, today: string): string | null | undefined {
  const inYear = (year: number) => `${year}-${two(numberOf(groups["month"]))}-${two(numberOf(groups["date"]))}`;
  const stated = yearOf(groups, today);
  const thisYear = Number(today.slice(0, 4));
  const years = stated === null ? [thisYear - 1, thisYear, thisYear + 1] : [stated];
  const near = (day: string) => stated !== null || (day >= addDays(today, -reach.back) && day <= addDays(today, reach.ahead));
  const days = years.map(inYear).filter((day) => isDay(day) && near(day));
  const [day] = days;
  if (days.length !== 1 || day === undefined) return undefined;
  const weekday = groups["week"] ?? groups["bare"];
  return weekday === undefined || weekdayOf(day) === weekday ? day : null;
}

/** Monday to Saturday only: whose week begins on a Sunday means another one by a Sunday's 来週. */
function inWeek({ which, week: wanted = "" }: Record<string, string | undefined>, today: string): string | undefined {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (now === 0) return undefined;
  const ahead = week.indexOf(wanted) - now + (which === "来週" ? 7 : 0);
  return ahead >= 0 ? addDays(today, ahead) : undefined;
}

function found(text: string, pattern: RegExp, dayOf: (groups: Record<string, string | undefined>) => string | null | undefined): Found[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: said, index, groups = {} }) => {
    const day = dayOf(groups);
    return day === undefined ? [] : [{ said, day, start: index }];
  });
}

function daysWithPlace(text: string, writtenAt: Date): Found[] {
  const today = jstDate(writtenAt);
  return [
    ...found(text, monthAndDay, (groups) => resolve(groups, today)),
    ...found(text, withStroke, (groups) => resolve(groups, today)),
    ...found(text, relative, ({ word, kana }) => addDays(today, daysAhead[word ?? kana ?? ""] ?? 0)),
    ...found(text, nextWeek, (groups) => inWeek(groups, today)),
  ].toSorted((a, b) => a.start - b.start);
}

/** The days that a text names and that are sure from the day on which it was written, each once. */
export function daysIn(text: string, writtenAt: Date): NamedDay[] {
  return [...new Map(daysWithPlace(text, writtenAt).map(({ said, day }) => [said, { said, day }])).values()];
}

const time =
  /(?<![0-9０-９:：.])(?<half>午前|午後)?(?<hour>[0-9０-９]{1,2})(?:時(?!間|給|短|代|期|点)(?:(?<thirty>半)|(?<minutes>[0-9０-９]{1,2})分)?|[:：](?<colon>[0-5０-５][0-9０-９])(?![0-9０-９:：]))/gu;

/** Hours after noon as they are said at a table, and as a timetable has them. */
function explicitTimes(text: string): string {
  return text.replaceAll(time, (said: string, ...rest) => {
    const groups: Record<string, string | undefined> = rest.at(-1);
    const hour = numberOf(groups["hour"]);
    const minutes = groups["thirty"] ? 30 : numberOf(groups["minutes"] ?? groups["colon"] ?? "0");
    if (minutes > 59) return said;
    const end = minutes === 0 ? "時" : `時${minutes}分`;
    if (groups["half"] === "午後" && hour > 0 && hour < 12) return `${said}（${hour + 12}${end}）`;
    return groups["half"] === undefined && hour > 12 && hour < 24 ? `${said}（午後${hour - 12}${end}）` : said;
  });
}

/** What a day lacks where it is named: its year, its month and date, its day of the week; empty where it lacks nothing. */
function lackingIn(said: string, day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  const isDated = /[0-9０-９]月|[/／]/u.test(said);
  const whole = isDated ? `${year}年` : `${year}年${month}月${date}日`;
  const isWithYear = said.normalize("NFKC").includes(String(year));
  const isWithWeekday = isDated ? /[（(]|曜/u.test(said) : said.includes("曜");
  return [isWithYear ? "" : whole, isWithWeekday ? "" : `${weekdayOf(day)}曜日`].filter(Boolean).join("、");
}

/** Every day with its year and day of the week behind it, and hours after noon in both ways. What stands there stays. */
export function withExplicitDays(text: string, writtenAt: Date): string {
  let made = "";
  let end = 0;
  for (const { said, day, start } of daysWithPlace(text, writtenAt)) {
    const lacking = day === null ? "" : lackingIn(said, day);
    if (lacking === "" || start < end) continue;
    made += `${text.slice(end, start)}${said}（${lacking}）`;
    end = start + said.length;
  }
  return explicitTimes(made + text.slice(end));
}
