import type { ContentColumns } from "../posting/work.columns.ts";
import { plainText } from "./figures.ts";
import { hourlyPay, hoursPerDay, hoursPerYear } from "./hourly-pay.ts";
import { outsourcingProblems } from "./outsourcing-problems.ts";
import { asks, type Problem, type RequirementFacts, stops } from "./requirement-group.ts";
import { dateProblems, skillFieldProblems } from "./status-problems.ts";
import { proseOf } from "./wording-problems.ts";

const dispatched = new Set<ContentColumns["employmentType"]>(["DISPATCH", "PERMANENT_DISPATCH", "TEMP_TO_PERM"]);
const duties = (work: ContentColumns) => plainText(`${work.title}。${work.occupation ?? ""}。${work.description}`);
const heading = (work: ContentColumns) => plainText(`${work.title}。${work.occupation ?? ""}`);
const deskOfBuilding = /施工管理|現場監督|事務|CAD|設計|積算|測量補助|営業|受付|オペレーター/i;

/** 派遣法4条, 施行令1条・2条: no dispatch to harbour transport, building, guarding, and medical work but for its exceptions; 特定技能 only in two fields. */
function dispatch(work: ContentColumns): Problem[] {
  if (!dispatched.has(work.employmentType)) return [];
  const [title, text] = [heading(work), duties(work)];
  const building =
    (work.category === "CONSTRUCTION" && !deskOfBuilding.test(title)) ||
    /とび職|鳶|鉄筋工|型枠|左官|大工|土木作業|解体工|足場(?:の)?組/.test(title);
  const guarding = (work.category === "SECURITY" && !/事務|受付|消防/.test(title)) || /警備員|交通誘導|ガードマン/.test(title);
  const harbour =
    /港湾(?:荷役|運送|労働|作業)|沖仲仕|船内荷役|(?:岸壁|埠頭|本船|はしけ)[^。]{0,14}(?:荷|コンテナ|固定|積|下ろ)|港湾(?:スタッフ|作業員)/.test(
      text,
    );
  const medical =
    work.employmentType !== "TEMP_TO_PERM" &&
    /(?<!歯科技工|事務.{0,6})(?:医師|歯科医師|看護師|准看護師|薬剤師|助産師|保健師|診療放射線技師|歯科衛生士)/.test(title) &&
    !/事務|秘書|助手|補助/.test(title);
  const excepted =
    /老人ホーム|介護施設|福祉施設|保育|デイサービス|特養|産休|育休|産前産後|介護休業|代替|へき地|離島|地域医療|健診|ワクチン|企業内|有料老人|障害者支援/.test(
      text,
    );
  const skilled = work.specifiedSkillField && work.specifiedSkillField !== "AGRICULTURE" && work.specifiedSkillField !== "FISHERY";
  return [
    ...(building || guarding || harbour || (medical && !excepted) ? stops("WORK_DISPATCH_BANNED", "employmentType") : []),
    ...(!guarding && work.category !== "SECURITY" && /警備(?:業務|の仕事)|(?:巡回|見回り)[^。]{0,20}(?:不審者|侵入|監視|盗難)/.test(text)
      ? asks("WORK_DISPATCH_BANNED", "employmentType")
      : []),
    ...(!building &&
    /(?:配管|電気|内装|外構|塗装|解体|土木|防水|屋根)(?:の)?工事[^。]{0,10}(?:手伝|補助|作業|を(?:し|行))|(?:建設|建築|工事|解体)の?現場[^。]{0,14}(?:運|作業|組み|解体|施工|手伝|清掃|片付)/.test(
      text,
    )
      ? asks("WORK_DISPATCH_BANNED", "employmentType")
      : []),
    ...(skilled ? stops("WORK_DISPATCH_SPECIFIED_SKILL", "specifiedSkillField") : []),
    ...(work.employmentType === "DISPATCH" && /日雇|単発|1日(?:だけ|のみ|から)|スポット/.test(text)
      ? asks("WORK_DISPATCH_BY_DAY", "employmentType")
      : []),
  ];
}

function weekOf(work: ContentColumns): number | undefined {
  if (typeof work.weeklyHours === "number") return work.weeklyHours;
  const year = hoursPerYear(work);
  if (year !== undefined) return (year / 365) * 7;
  return work.employmentType === "FULL_TIME" ? 40 : undefined;
}

/** 労災: everyone. 雇用保険法6条: 20 hours. 健康保険法3条: three quarters of full time, 20 hours with many employees. */
function insurance(work: ContentColumns): Problem[] {
  const week = weekOf(work) ?? 0;
  const isShort =
    work.fixedTerm === true && work.termMonths !== null && work.termMonths !== undefined && work.termMonths <= 2 && work.renewal === "NONE";
  const mayBeExempt = /個人(?:事業|経営)|適用(?:除外|事業所)|国保組合|医師国保|昼間学生/.test(plainText(work.insuranceNote ?? ""));
  const social = (
    [
      ["healthInsurance", "health"],
      ["pensionInsurance", "pension"],
    ] as const
  ).filter(([column]) => work[column] === false && !isShort);
  const tell = week >= 30 && !mayBeExempt ? stops : asks;
  return [
    ...(work.accidentInsurance === false ? stops("WORK_INSURANCE_NEEDED", "insurance.accident") : []),
    ...(work.employmentInsurance === false && week >= 20
      ? (mayBeExempt || work.employmentType === "INTERN" ? asks : stops)("WORK_INSURANCE_NEEDED", "insurance.employment")
      : []),
    ...(week >= 20 ? social.flatMap(([, name]) => tell("WORK_INSURANCE_NEEDED", `insurance.${name}`)) : []),
  ];
}

const specialLimits = new Set<ContentColumns["category"]>(["TRANSPORT_OPERATION", "MEDICAL", "RESEARCH_ENGINEERING"]);

/** 労基法32条, 35条, 36条6項. */
function time(work: ContentColumns): Problem[] {
  const { holidaysPerYear: off, weeklyHours: week, overtimeHoursPerMonth: overtime } = work;
  const day = hoursPerDay(work);
  const year = typeof off === "number" && day !== undefined && work.workTimes.length === 1 ? (365 - off) * day : undefined;
  const weekByYear = year === undefined ? undefined : Math.round((year / 365) * 7 * 10) / 10;
  const longest = Math.max(typeof week === "number" ? week : 0, weekByYear !== undefined && typeof week !== "number" ? weekByYear : 0);
  const limit = specialLimits.has(work.category) ? 80 : 60;
  return [
    ...(typeof off === "number" && off < 52 ? stops("WORK_DAYS_OFF_TOO_FEW", "hours.holidaysPerYear", { days: off }) : []),
    ...(longest > 44 ? stops("WORK_HOURS_OVER_LIMIT", "hours.weeklyHours", { hours: longest }) : []),
    ...(longest > 40.2 && longest <= 44 ? asks("WORK_HOURS_QUESTIONABLE", "hours.weeklyHours", { hours: longest }) : []),
    ...(typeof week === "number" && weekByYear !== undefined && weekByYear > 42 && week >= 30
      ? asks("WORK_HOURS_QUESTIONABLE", "hours.weeklyHours", { hours: weekByYear })
      : []),
    ...(work.workTimeSystem === "FIXED" && day !== undefined && day > 8.01
      ? asks("WORK_HOURS_QUESTIONABLE", "hours.times", { hours: day })
      : []),
    ...(typeof overtime === "number" && overtime > limit
      ? stops("WORK_OVERTIME_OVER_LIMIT", "hours.overtimeHoursPerMonth", { hours: overtime })
      : []),
    ...(typeof overtime === "number" && overtime > 45 && overtime <= limit
      ? asks("WORK_OVERTIME_QUESTIONABLE", "hours.overtimeHoursPerMonth", { hours: overtime })
      : []),
    ...(work.overtime === false && typeof overtime === "number" && overtime > 0 ? asks("WORK_OVERTIME_CONTRADICTS", "hours.overtime") : []),
  ];
}

const noDiscretion = new Set<ContentColumns["category"]>([
  "SALES",
  "SERVICE",
  "MANUFACTURING",
  "TRANSPORT_OPERATION",
  "CONSTRUCTION",
  "CARRYING_CLEANING",
  "SECURITY",
  "WELFARE_CARE",
  "AGRICULTURE",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
]);

/** 労基法38条の3・38条の4: 裁量労働 only for the duties of its lists. */
function discretion(work: ContentColumns): Problem[] {
  if (work.workTimeSystem !== "DISCRETIONARY") return [];
  if (noDiscretion.has(work.category))
    return /大学|研究|デザイン|記者/.test(heading(work)) ? [] : stops("WORK_DISCRETION_NOT_ALLOWED", "hours.system");
  return work.employmentType === "PART_TIME" || work.category === "OFFICE" || (work.deemedHoursPerDay ?? 0) > 10
    ? asks("WORK_DISCRETION_NOT_ALLOWED", "hours.system")
    : [];
}

/** 労基法14条 and the length of trials and of fixed overtime. */
function contract(work: ContentColumns): Problem[] {
  const term = work.fixedTerm === true ? (work.termMonths ?? 0) : 0;
  const trial = work.trial === true ? (work.trialMonths ?? 0) : 0;
  const fixed = work.fixedOvertime ? (work.fixedOvertimeHours ?? 0) : 0;
  const expert = /博士|医師|弁護士|公認会計士|税理士|弁理士|一級建築士|技術士|薬剤師|アクチュアリー|60歳以上|高度専門/.test(
    duties(work) + plainText(work.requirements ?? ""),
  );
  return [
    ...(term > 60 || (term > 36 && !expert) ? stops("WORK_TERM_TOO_LONG", "contract.termMonths", { months: expert ? 60 : 36 }) : []),
    ...(trial > 6 ? asks("WORK_TRIAL_LONG", "contract.trialMonths", { months: trial }) : []),
    ...(term > 0 && trial > term ? stops("WORK_TRIAL_OVER_TERM", "contract.trialMonths") : []),
    ...(fixed > 80 ? stops("WORK_FIXED_OVERTIME_TOO_LONG", "salary.fixedOvertimeHours", { hours: fixed }) : []),
    ...(fixed > 45 && fixed <= 80 ? asks("WORK_FIXED_OVERTIME_LONG", "salary.fixedOvertimeHours", { hours: fixed }) : []),
    ...(work.employmentType === "FULL_TIME" && work.fixedTerm === true ? asks("WORK_KIND_CONTRADICTS", "contract.fixedTerm") : []),
    ...(work.payMin && work.payMax && work.payMax >= work.payMin * 3 ? asks("WORK_PAY_RANGE_WIDE", "salary.max") : []),
  ];
}

/** 労基法61条: nobody under 18 between 22:00 and 5:00. */
function minors(work: ContentColumns): Problem[] {
  const text = proseOf(work);
  const night = work.workTimes.some(({ start, end }) => end > "22:00" || start < "05:00" || end <= start);
  const invited =
    /(?:高校生|16歳|17歳|十六歳|十七歳|未成年|高校在学|18歳未満)(?:の方|以上|から)?(?:も|は|の)?(?:可|OK|ok|歓迎|大歓迎|応募|活躍|働け|募集)/i.test(
      text,
    );
  const kept =
    /(?:22時|午後10時|夜10時|21時|20時)(?:まで|以降は|以後は|前)|深夜(?:は|帯は|勤務は)?(?:除|18歳|不可|働け)|18歳未満[^。]{0,12}(?:22|深夜)/.test(
      text,
    );
  const smoky = work.smoking === "SMOKING_ALLOWED" && invited;
  return [
    ...(night && invited && !kept ? stops("WORK_MINOR_AT_NIGHT", "hours.times") : []),
    ...(smoky ? stops("WORK_MINOR_IN_SMOKE", "workplace.smoking") : []),
  ];
}

/** 特定技能 is employment (特定技能基準省令1条). */
function skilledOutsourcing({ specifiedSkillField }: ContentColumns): Problem[] {
  return specifiedSkillField ? stops("WORK_DISPATCH_SPECIFIED_SKILL", "specifiedSkillField") : [];
}

/** Days of work a week as the posting's words say. */
function daysInWords(work: ContentColumns): number | undefined {
  const text = plainText(work.holidays ?? "");
  const off = /(?:完全)?週休([1-3一二三])日|4週8休|土日/u.exec(text);
  if (!off) return undefined;
  const [, days = "2"] = off;
  return 7 - (Number(days) || "〇一二三".indexOf(days));
}

/** Pay by the month that keeps to the minimum wage only because the week is said to be shorter than its days and times make it. */
function paidByLongerWeek(work: ContentColumns, minimumWage: number | undefined): Problem[] {
  const { weeklyHours, holidaysPerYear, workTimes, payUnit } = work;
  const day = hoursPerDay(work);
  if (
    !weeklyHours ||
    minimumWage === undefined ||
    day === undefined ||
    workTimes.length !== 1 ||
    (payUnit !== "MONTH" && payUnit !== "YEAR")
  )
    return [];
  const inWords = daysInWords(work);
  const byYear = typeof holidaysPerYear === "number" ? ((365 - holidaysPerYear) * day * 7) / 365 : undefined;
  const week = byYear ?? (inWords === undefined ? undefined : inWords * day);
  if (week === undefined || week <= weeklyHours * 1.1) return [];
  const hourly = hourlyPay({ ...work, weeklyHours: week, holidaysPerYear: null });
  if (hourly === undefined || hourly >= minimumWage) return [];
  const tell = byYear === undefined ? asks : stops;
  return tell("WORK_BELOW_MINIMUM_WAGE", "salary.min", { pay: Math.floor(hourly), minimum: minimumWage });
}

/** What employment type, trade, hours, insurance and contract must not be together. */
export function structureProblems({ work, today, minimumWage }: RequirementFacts): Problem[] {
  const always = [...skillFieldProblems(work), ...dateProblems(work, today)];
  if (work.employmentType === "OUTSOURCING") return [...always, ...skilledOutsourcing(work), ...outsourcingProblems(work, minimumWage)];
  return [
    ...always,
    ...[dispatch, insurance, time, discretion, contract, minors].flatMap((check) => check(work)),
    ...paidByLongerWeek(work, minimumWage),
  ];
}
