import type { ContentColumns } from "../posting/work.columns.ts";
import { figuresOf, plainText } from "./figures.ts";
import { hourlyPay, hoursPerDay } from "./hourly-pay.ts";
import { asks, type Problem, type RequirementFacts, stops } from "./requirement-group.ts";
import { textsOf } from "./wording-problems.ts";

interface Prose {
  facts: RequirementFacts;
  text: string;
  path: string;
}

const units = { 時給: "HOUR", 日給: "DAY", 月給: "MONTH", 基本給: "MONTH", 年俸: "YEAR" } as const;
const elsewhere =
  /深夜|夜勤|夜間|土日|休日|日曜|割増|例|年目|モデル|賞与|昇給|手当|経験|資格|リーダー|店長|入社|交通|早朝|最大|他社|以前|平均|昇格|管理者|22時|保有|免許/;
const noOvertime =
  /残業(?:時間)?(?:は|が|も)?(?:一切|いっさい|まったく|全く|全然|原則|基本(?:的に)?)?(?:ありません|ございません|なし(?!残業)|ない(?:です|。|$)|ゼロ|0時間)/u;

/** 「残業なし」 beside a field that says more than a little. */
function noOvertimeInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const word = noOvertime.exec(text)?.[0];
  const hours = work.overtimeHoursPerMonth;
  return word && work.overtime === true && typeof hours === "number" && hours > 10 ? asks("WORK_PROSE_CONTRADICTS", path, { word }) : [];
}

/** 「最初の1年は契約社員」 beside 正社員. */
function kindInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const word =
    /(?:最初|はじめ|初め|入社(?:後|時|から)|まず|スタート時|半年|[0-9]+(?:年|か月|ヶ月)間?)[^。]{0,12}(?:契約社員|アルバイト|パート|業務委託|有期(?:契約|雇用)|派遣)(?:として|で|から|です|雇用|に)/u.exec(
      text,
    )?.[0];
  return word && work.employmentType === "FULL_TIME" && !/登用|実績|経験/u.test(word) ? asks("WORK_PROSE_CONTRADICTS", path, { word }) : [];
}

/** 「月2日」 in the field of the days off. */
function fewDaysOff({ text, path }: Prose): Problem[] {
  if (path !== "hours.holidays") return [];
  const alternate = /^隔週の?(?:[日月火水木金土]曜日?|[日月火水木金土])(?:のみ|だけ|休み|が休み)*[。]?$/u.test(text);
  const numbered = /^(?:第[1-5](?:・|、|,|と)?)+の?[日月火水木金土]曜日?(?:のみ|だけ|休み)*[。]?$/u
    .exec(text)?.[0]
    .match(/第[1-5]/gu)?.length;
  const yearly = alternate ? 26 : (numbered ?? 4) * 12;
  if (yearly < 48) return stops("WORK_DAYS_OFF_TOO_FEW", path, { days: yearly });
  return figuresOf(text, "^(?:休日は)?(?:月|毎月|月に)#(?:日|回)").flatMap(({ value }) =>
    value < 4 && !/週/u.test(text) ? stops("WORK_DAYS_OFF_TOO_FEW", path, { days: value * 12 }) : [],
  );
}

const isEmployed = ({ facts }: Prose) => facts.work.employmentType !== "OUTSOURCING";

/** Pay in the prose: held against the minimum wage like the field, and against the field. */
function payInProse(prose: Prose): Problem[] {
  const { work, minimumWage } = prose.facts;
  return Object.entries(units).flatMap(([name, payUnit]) =>
    figuresOf(
      prose.text,
      `${name}(?:は|が|を|:|=|で|も)?(?:約|最低)?#円(?!増|ずつ|アップ|up|UP|プラス|加算|加給|上乗せ|高|の?(?:手当|昇給|割増)|を?(?:足|加え|上乗せ))`,
    ).flatMap(({ value, word, before }): Problem[] => {
      const hourly = hourlyPay({ ...work, payUnit, payMin: value, allowances: payUnit === "MONTH" ? work.allowances : [] });
      if (isEmployed(prose) && name !== "基本給" && hourly !== undefined && minimumWage !== undefined && hourly < minimumWage) {
        return stops("WORK_PROSE_BELOW_MINIMUM_WAGE", prose.path, { word, pay: Math.floor(hourly), minimum: minimumWage });
      }
      if (prose.path === "contract.trialConditions" || payUnit !== work.payUnit || !work.payMin || elsewhere.test(before)) return [];
      const [least, most] = [work.payMin, work.payMax ?? work.payMin];
      return value < least || value > most * 1.05 ? asks("WORK_PROSE_CONTRADICTS", prose.path, { word }) : [];
    }),
  );
}

/** 「月収50万円以上可」 against what the field promises for a month. */
function incomeInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const month = work.payUnit === "MONTH" ? (work.payMax ?? work.payMin) : null;
  if (!month) return [];
  const fixed = work.allowances.reduce((sum, { amount }) => sum + amount, 0) + (work.fixedOvertimeAmount ?? 0);
  return figuresOf(text, "月(?:収|給|々)?(?:は|で|が)?#円?(?:以上)?(?:も)?(?:可|稼|夢|目指|もらえ|保証|以上)")
    .filter(({ value, word }) => /[万円]/.test(word) && value > (month + fixed) * 1.3)
    .flatMap(({ word }) => asks("WORK_PROSE_CONTRADICTS", path, { word }));
}

const atMost = /^(?:まで|以内|以下|未満|が上限|を上限|を超え(?:ません|ない))/u;

function overtimeInProse({ facts: { work }, text, path }: Prose): Problem[] {
  return figuresOf(
    text,
    "(?<!固定|みなし|定額)(?:残業|時間外(?:労働)?)(?:は|が|時間|:)?(?:月|月間|月平均|平均|毎月|1か月|1ヶ月)*(?:約|に|平均|で|最大)*#時間",
  ).flatMap(({ value, word }): Problem[] => {
    if (value > 80) return stops("WORK_OVERTIME_OVER_LIMIT", path, { hours: value });
    if (value > 45) return asks("WORK_OVERTIME_QUESTIONABLE", path, { hours: value });
    const stated = work.overtimeHoursPerMonth;
    if (atMost.test(text.slice(text.indexOf(word) + word.length)) && value >= (stated ?? 0)) return [];
    const differs = (work.overtime === false && value > 0) || (typeof stated === "number" && Math.abs(stated - value) > 10);
    return differs ? asks("WORK_PROSE_CONTRADICTS", path, { word }) : [];
  });
}

function fixedOvertimeInProse({ text, path }: Prose): Problem[] {
  return figuresOf(text, "(?:固定|みなし|定額)残業(?:代|手当|時間)?[^。]{0,10}?#時間").flatMap(({ value }): Problem[] => {
    if (value > 80) return stops("WORK_FIXED_OVERTIME_TOO_LONG", path, { hours: value });
    return value > 45 ? asks("WORK_FIXED_OVERTIME_LONG", path, { hours: value }) : [];
  });
}

const clock = (hours: string, minutes: string | undefined) =>
  Number(hours) + (minutes === "半" ? 30 : Number(minutes?.replace("分", "") ?? 0)) / 60;

/** 「朝9時から夜10時まで」, 「1日10時間、週6日」: a day or a week that its words make too long, unless shifts by turns explain it. */
function longDayInProse({ facts: { work }, text, path }: Prose): Problem[] {
  if (work.workTimeSystem === "VARIABLE" || /夜勤|当直|変形|交替|交代|宿直|二勤務|シフト(?:の|は|例)/u.test(text)) return [];
  const week = /週(?:に)?([5-7])日[^。]{0,6}1日(?:に)?([0-9]{1,2})時間|1日(?:に)?([0-9]{1,2})時間[^。]{0,6}週(?:に)?([5-7])日/u.exec(text);
  const hours = week ? Number(week[1] ?? week[4]) * Number(week[2] ?? week[3]) : 0;
  if (hours > 44) return stops("WORK_HOURS_OVER_LIMIT", path, { hours });
  const span = /(?:朝|午前)([0-9]{1,2})時(半)?(?:から|~|-)(?:夜|晩|午後)([0-9]{1,2})時(半)?/u.exec(text);
  if (!span) return [];
  const length = Number(span[3]) + 12 + (span[4] ? 0.5 : 0) - Number(span[1]) - (span[2] ? 0.5 : 0);
  const rest = /休憩(?:は|が|時間)?(?:([0-9.]+)時間|([0-9]+)分)/u.exec(text);
  const worked = length - (rest ? Number(rest[1] ?? 0) + Number(rest[2] ?? 0) / 60 : 1);
  return worked > 10 && worked < 16 ? asks("WORK_HOURS_QUESTIONABLE", path, { hours: Math.round(worked * 10) / 10 }) : [];
}

/** 「8時から20時まで、休憩1時間、週6日」: a week that its words make too long. */
function weekInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const span = /([0-9]{1,2})(?:時|:)(半|[0-9]{1,2}分?)?(?:から|~|-)(?:翌)?([0-9]{1,2})(?:時|:)(半|[0-9]{1,2}分?)?/u.exec(text);
  const days = /週(?:に)?([5-7])日(?!制|休|から|以)/u.exec(text)?.[1];
  if (!span || !days || work.workTimeSystem === "VARIABLE") return [];
  const [, from = "0", fromMinutes, to = "0", toMinutes] = span;
  const length = clock(to, toMinutes) - clock(from, fromMinutes);
  const rest = /休憩(?:は|が|時間)?(?:([0-9.]+)時間|([0-9]+)分)/u.exec(text);
  const byLaw = length > 8 ? 1 : 0;
  const breaks = rest ? Number(rest[1] ?? 0) + Number(rest[2] ?? 0) / 60 : byLaw;
  const hours = Math.round((length - breaks) * Number(days) * 10) / 10;
  if (length <= 0 || hours <= 40.2) return [];
  return hours > 44 ? stops("WORK_HOURS_OVER_LIMIT", path, { hours }) : asks("WORK_HOURS_QUESTIONABLE", path, { hours });
}

function hoursInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const week = figuresOf(text, "週(?:に|の(?:所定)?労働時間は|所定|労働時間)?#時間").flatMap(({ value, word }): Problem[] => {
    if (value > 44) return stops("WORK_HOURS_OVER_LIMIT", path, { hours: value });
    return typeof work.weeklyHours === "number" && /所定|労働時間/.test(word) && Math.abs(work.weeklyHours - value) > 4
      ? asks("WORK_PROSE_CONTRADICTS", path, { word })
      : [];
  });
  const day = hoursPerDay(work);
  const worked = figuresOf(text, "実働(?:時間)?(?:は|:)?(?:1日)?#時間").flatMap(({ value, word }): Problem[] =>
    day !== undefined && work.workTimes.length === 1 && Math.abs(day - value) >= 1 ? asks("WORK_PROSE_CONTRADICTS", path, { word }) : [],
  );
  const long = figuresOf(text, "(?:1日|一日|毎日)(?:に|あたり|の労働時間は)?#時間(?:勤務|労働|働|拘束)").flatMap(({ value }): Problem[] =>
    value > 10 && work.workTimeSystem !== "VARIABLE" && work.workTimeSystem !== "SHIFT"
      ? asks("WORK_HOURS_QUESTIONABLE", path, { hours: value })
      : [],
  );
  return [...week, ...worked, ...long];
}

function restInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const year = figuresOf(text, "年間休日(?:数)?(?:は|が|:)?(?:約)?#日").flatMap(({ value, word }): Problem[] => {
    if (value < 52) return stops("WORK_DAYS_OFF_TOO_FEW", path, { days: value });
    return typeof work.holidaysPerYear === "number" && Math.abs(work.holidaysPerYear - value) > 2
      ? asks("WORK_PROSE_CONTRADICTS", path, { word })
      : [];
  });
  const month = figuresOf(text, "(?:休(?:日|み)(?:は|が|:)?(?:、)?(?:月|毎月)#(?:日|回)|(?:月|毎月)#(?:日|回)(?:の)?(?:休|お休))").flatMap(
    ({ value, second, word }) =>
      (value || (second ?? 0)) < 4 && !/から/.test(word)
        ? stops("WORK_DAYS_OFF_TOO_FEW", path, { days: (value || (second ?? 0)) * 12 })
        : [],
  );
  const row = figuresOf(text, "#(?:連勤|日連続(?:で)?(?:の)?(?:勤務|出勤|働))").flatMap(({ value }): Problem[] => {
    if (value > 24) return stops("WORK_DAYS_OFF_TOO_FEW", path, { days: 0 });
    return value > 12 ? asks("WORK_HOURS_QUESTIONABLE", path, { hours: value * 8 }) : [];
  });
  const twoDays = /完全週休(?:2|二)日/.test(text) && typeof work.holidaysPerYear === "number" && work.holidaysPerYear < 100;
  const breaks = figuresOf(text, "休憩(?:時間)?(?:は|が|:)?#分").flatMap(({ value, word }) =>
    work.workTimes.length === 1 && typeof work.breakMinutes === "number" && value < work.breakMinutes
      ? asks("WORK_PROSE_CONTRADICTS", path, { word })
      : [],
  );
  return [...year, ...month, ...row, ...breaks, ...(twoDays ? asks("WORK_PROSE_CONTRADICTS", path, { word: "完全週休2日" }) : [])];
}

const months = (value: number, word: string) => (word.endsWith("年") ? value * 12 : value);

function contractInProse({ facts: { work }, text, path }: Prose): Problem[] {
  const trial = figuresOf(text, "試用期間(?:は|が|:|中の)?(?:最初の|最長)?#(?:か月|ヶ月|ヵ月|カ月|箇月|年)").flatMap(
    ({ value, word }): Problem[] => {
      const length = months(value, word);
      if (length > 6) return asks("WORK_TRIAL_LONG", path, { months: length });
      return work.trial === false || (work.trial === true && work.trialMonths && work.trialMonths !== length)
        ? asks("WORK_PROSE_CONTRADICTS", path, { word })
        : [];
    },
  );
  const term = figuresOf(text, "(?:契約|雇用)期間(?:は|が|:)?#(?:か月|ヶ月|ヵ月|カ月|箇月|年)").flatMap(({ value, word }): Problem[] => {
    const length = months(value, word);
    return work.fixedTerm === false || (work.fixedTerm && work.termMonths && work.termMonths !== length)
      ? asks("WORK_PROSE_CONTRADICTS", path, { word })
      : [];
  });
  const endless = work.fixedTerm === true && /(?:雇用|契約)期間の定め(?:は|が)?(?:なし|ありません|ない)/.test(text);
  return [...trial, ...term, ...(endless ? asks("WORK_PROSE_CONTRADICTS", path, { word: "期間の定めなし" }) : [])];
}

const kinds: readonly (readonly [word: string, pattern: RegExp, types: readonly ContentColumns["employmentType"][]])[] = [
  ["正社員", /正社員|正職員/u, ["FULL_TIME"]],
  ["契約社員", /契約社員/u, ["CONTRACT", "SHOKUTAKU"]],
  ["派遣", /派遣(?:社員|スタッフ)|[(【]派遣[)】]/u, ["DISPATCH", "PERMANENT_DISPATCH", "TEMP_TO_PERM"]],
  ["パート・アルバイト", /パート(?:社員|スタッフ|さん|タイマー|募集|$|[)】・])|アルバイト/u, ["PART_TIME", "INTERN"]],
  ["業務委託", /業務委託|個人事業主|フリーランス/u, ["OUTSOURCING"]],
];
const otherwise = /登用|目指|並み|なれる|候補|以外|紹介予定|前提|補助|アシスト|サポート|管理|指導|育成|採用|窓口|支援|向け|コーディネ/u;

/** 正社員, 派遣 and the like in the title of a posting of another kind. */
function kindInTitle(work: ContentColumns): Problem[] {
  const title = plainText(work.title);
  const named = kinds.filter(([, pattern]) => pattern.test(title));
  if (named.length !== 1 || otherwise.test(title) || !work.employmentType) return [];
  return named.flatMap(([word, , types]) => {
    if (types.includes(work.employmentType)) return [];
    return (word === "正社員" ? stops : asks)("WORK_TITLE_CONTRADICTS", "title", { word });
  });
}

/** Figures written in the texts, judged like the fields and held against them. */
export function proseProblems(facts: RequirementFacts): Problem[] {
  const employment = [
    noOvertimeInProse,
    kindInProse,
    fewDaysOff,
    overtimeInProse,
    fixedOvertimeInProse,
    hoursInProse,
    longDayInProse,
    weekInProse,
    restInProse,
    contractInProse,
  ];
  const found = textsOf(facts.work).flatMap(([path, typed]) => {
    const prose = { facts, path, text: plainText(typed) };
    if (!/[0-9〇一二三四五六七八九十百千]|隔週|期間の定め|残業|契約社員|アルバイト|パート|業務委託|有期|派遣/.test(prose.text)) return [];
    const checks = isEmployed(prose) ? [payInProse, incomeInProse, ...employment] : [payInProse, incomeInProse];
    return checks.flatMap((check) => check(prose));
  });
  return [...found, ...kindInTitle(facts.work)];
}
