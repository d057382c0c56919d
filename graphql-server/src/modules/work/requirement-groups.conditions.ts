import { hourlyPay, longestDayMinutes } from "./hourly-pay.ts";
import { isMissing, type Problem, type RequiredGroup, type RequirementFacts, when } from "./requirement-group.ts";

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

/** When one works, for what pay, and how one is insured. */
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
      if (!work.fixedOvertime) return [];
      return [
        ...when(isMissing(work.fixedOvertimeAmount), "WORK_FIXED_OVERTIME_AMOUNT_MISSING", "salary.fixedOvertimeAmount"),
        ...when(isMissing(work.fixedOvertimeHours), "WORK_FIXED_OVERTIME_HOURS_MISSING", "salary.fixedOvertimeHours"),
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
