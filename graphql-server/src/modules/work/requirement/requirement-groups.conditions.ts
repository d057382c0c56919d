import type { ContentColumns } from "../posting/work.columns.ts";
import { hourlyPay, longestDayMinutes } from "./hourly-pay.ts";
import { isMissing, type Problem, type RequiredGroup, type RequirementFacts, when } from "./requirement-group.ts";
import { textsOf } from "./wording-problems.ts";

/** 労働基準法34条: 45 minutes of break above six hours of work, 60 above eight. */
function neededBreak(dayMinutes: number, breakMinutes: number): number {
  const worked = dayMinutes - breakMinutes;
  if (worked > 480) return 60;
  return worked > 360 ? 45 : 0;
}

function breakProblems({ work }: RequirementFacts): Problem[] {
  const { breakMinutes } = work;
  if (breakMinutes === null || breakMinutes === undefined) return when(true, "WORK_BREAK_MISSING", "hours.breakMinutes");
  const needed = neededBreak(longestDayMinutes(work) ?? 0, breakMinutes);
  return when(breakMinutes < needed, "WORK_BREAK_TOO_SHORT", "hours.breakMinutes", { minutes: needed });
}

/** 最低賃金法4条, compared in yen an hour; 業務委託 has none. */
function minimumWageProblems({ work, minimumWage }: RequirementFacts): Problem[] {
  if (work.employmentType === "OUTSOURCING" || isMissing(work.payUnit) || isMissing(work.payMin) || minimumWage === undefined) return [];
  const hourly = hourlyPay(work);
  if (hourly === undefined) return when(true, "WORK_HOURS_FOR_PAY_MISSING", "hours.weeklyHours");
  const params = { pay: Math.floor(hourly), minimum: minimumWage };
  return when(hourly < minimumWage, "WORK_BELOW_MINIMUM_WAGE", "salary.min", params);
}

function timesMissing({ work }: RequirementFacts): boolean {
  const free = work.workTimeSystem === "FLEX" || work.workTimeSystem === "DISCRETIONARY" || work.workTimeSystem === "SHIFT";
  return work.workTimes.length === 0 && !(free && !isMissing(work.workTimeNote));
}

const mentionsFixedOvertime =
  /(?:固定|みなし|定額)残業(?:代|手当)?(?!代?(?:は|の|等|など)*(?:制度|支給|設定)?(?:は)?(?:なし|ありません|ございません|ない|無)|(?:を|は|が)?含(?:みません|まない|まず|まれません))|残業(?:代|手当)(?:込み|を含)/;

/** Fixed overtime pay that only the text speaks of must be declared with amount, hours and excess. */
function undeclaredFixedOvertime(work: ContentColumns): Problem[] {
  const found = textsOf(work).find(([, text]) => mentionsFixedOvertime.test(text.normalize("NFKC").replace(/\s/g, "")));
  return found ? when(true, "WORK_FIXED_OVERTIME_UNDECLARED", "salary.hasFixedOvertime") : [];
}

/** 労基法37条: an hour of overtime is worth at least 1.25 hours of base pay. */
function fixedOvertimeTooLow(work: ContentColumns): Problem[] {
  const hourly = hourlyPay({ ...work, allowances: [] });
  if (!hourly || !work.fixedOvertimeAmount || !work.fixedOvertimeHours) return [];
  const needed = Math.floor(hourly * 1.25 * work.fixedOvertimeHours);
  return when(work.fixedOvertimeAmount < needed, "WORK_FIXED_OVERTIME_TOO_LOW", "salary.fixedOvertimeAmount", { needed });
}

/** Hours, pay and insurance. */
export const conditionGroups: readonly RequiredGroup[] = [
  {
    group: 6,
    item: "始業・終業の時刻",
    employmentOnly: true,
    check: (facts) => [
      ...when(isMissing(facts.work.workTimeSystem), "WORK_TIME_SYSTEM_MISSING", "hours.system"),
      ...when(timesMissing(facts), "WORK_TIMES_MISSING", "hours.times"),
    ],
  },
  {
    group: 7,
    item: "所定外労働の有無",
    employmentOnly: true,
    check: ({ work }) => when(isMissing(work.overtime), "WORK_OVERTIME_MISSING", "hours.overtime"),
  },
  { group: 8, item: "休憩時間", employmentOnly: true, check: breakProblems },
  {
    group: 9,
    item: "休日",
    employmentOnly: true,
    check: ({ work }) => when(isMissing(work.holidays), "WORK_HOLIDAYS_MISSING", "hours.holidays"),
  },
  {
    group: 10,
    item: "裁量労働制とみなし時間",
    employmentOnly: true,
    check: ({ work }) =>
      when(
        work.workTimeSystem === "DISCRETIONARY" && isMissing(work.deemedHoursPerDay),
        "WORK_DEEMED_HOURS_MISSING",
        "hours.deemedHoursPerDay",
      ),
  },
  {
    group: 11,
    item: "賃金",
    check: (facts) => [
      ...when(isMissing(facts.work.payUnit), "WORK_PAY_UNIT_MISSING", "salary.unit"),
      ...when(isMissing(facts.work.payMin), "WORK_PAY_MISSING", "salary.min"),
      ...minimumWageProblems(facts),
    ],
  },
  {
    group: 12,
    item: "固定残業代",
    employmentOnly: true,
    check: ({ work }) => {
      if (!work.fixedOvertime) return undeclaredFixedOvertime(work);
      return [
        ...when(isMissing(work.fixedOvertimeAmount), "WORK_FIXED_OVERTIME_AMOUNT_MISSING", "salary.fixedOvertimeAmount"),
        ...when(isMissing(work.fixedOvertimeHours), "WORK_FIXED_OVERTIME_HOURS_MISSING", "salary.fixedOvertimeHours"),
        ...fixedOvertimeTooLow(work),
        ...when(work.fixedOvertimeExcessPaid !== true, "WORK_FIXED_OVERTIME_EXCESS_MISSING", "salary.fixedOvertimeExcessPaid"),
      ];
    },
  },
  {
    group: 13,
    item: "健康・厚生年金・労災・雇用保険",
    employmentOnly: true,
    check: ({ work }) => [
      ...when(isMissing(work.healthInsurance), "WORK_INSURANCE_MISSING", "insurance.health"),
      ...when(isMissing(work.pensionInsurance), "WORK_INSURANCE_MISSING", "insurance.pension"),
      ...when(isMissing(work.accidentInsurance), "WORK_INSURANCE_MISSING", "insurance.accident"),
      ...when(isMissing(work.employmentInsurance), "WORK_INSURANCE_MISSING", "insurance.employment"),
    ],
  },
];
