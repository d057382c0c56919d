import { describe, expect, it } from "vitest";
import { workTexts } from "../../../shared/messages/house/work-texts.ts";
import { lawfulInput } from "../../../testing/operations/work-operations.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import { columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { hourlyPay } from "./hourly-pay.ts";
import { missingItems, requiredGroups } from "./work.requirements.ts";

const cleared: Partial<ContentColumns> = {
  allowances: [],
  workTimes: [],
  screeningQuestions: [],
  acceptedStatuses: [],
  fixedOvertime: false,
};

function posting(changes: Partial<ContentColumns> = {}): ContentColumns {
  return Object.assign(new Work(), cleared, columnsOf(workContentSchema.parse(lawfulInput)), changes);
}

function issues(changes: Partial<ContentColumns>, facts: { today?: string; minimumWage?: number } = {}) {
  return missingItems({ work: posting(changes), today: facts.today ?? "2026-11-20", minimumWage: facts.minimumWage ?? 1226 });
}

describe("the required items of a posting", () => {
  it("are 18 groups, and a lawful posting has all of them", () => {
    expect(requiredGroups.map(({ group }) => group)).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(issues({})).toEqual([]);
  });

  it.each<[number, string, Partial<ContentColumns>]>([
    [1, "WORK_TITLE_MISSING", { title: "" }],
    [1, "WORK_CATEGORY_MISSING", { category: null }],
    [1, "WORK_DESCRIPTION_MISSING", { description: "" }],
    [1, "WORK_DUTIES_CHANGE_SCOPE_MISSING", { dutiesChangeScope: null }],
    [2, "WORK_TERM_MISSING", { fixedTerm: null }],
    [2, "WORK_TERM_MONTHS_MISSING", { termMonths: null }],
    [3, "WORK_RENEWAL_MISSING", { renewal: null }],
    [3, "WORK_RENEWAL_CRITERIA_MISSING", { renewalCriteria: null }],
    [3, "WORK_RENEWAL_LIMIT_MISSING", { renewalLimit: null }],
    [4, "WORK_TRIAL_MISSING", { trial: null }],
    [4, "WORK_TRIAL_MONTHS_MISSING", { trialMonths: null }],
    [4, "WORK_TRIAL_CONDITIONS_MISSING", { trialConditions: null }],
    [5, "WORK_PREFECTURE_MISSING", { prefecture: null }],
    [5, "WORK_CITY_MISSING", { city: null }],
    [5, "WORK_ADDRESS_MISSING", { addressLine: null }],
    [5, "WORK_PLACE_CHANGE_SCOPE_MISSING", { workplaceChangeScope: null }],
    [6, "WORK_TIME_SYSTEM_MISSING", { workTimeSystem: null }],
    [6, "WORK_TIMES_MISSING", { workTimes: [] }],
    [7, "WORK_OVERTIME_MISSING", { overtime: null }],
    [8, "WORK_BREAK_MISSING", { breakMinutes: null }],
    [8, "WORK_BREAK_TOO_SHORT", { breakMinutes: 45 }],
    [9, "WORK_HOLIDAYS_MISSING", { holidays: null }],
    [10, "WORK_DEEMED_HOURS_MISSING", { workTimeSystem: "DISCRETIONARY", category: "RESEARCH_ENGINEERING" }],
    [11, "WORK_PAY_UNIT_MISSING", { payUnit: null }],
    [11, "WORK_PAY_MISSING", { payMin: null }],
    [11, "WORK_HOURS_FOR_PAY_MISSING", { holidaysPerYear: null, weeklyHours: null }],
    [11, "WORK_BELOW_MINIMUM_WAGE", { payMin: 100_000 }],
    [12, "WORK_FIXED_OVERTIME_AMOUNT_MISSING", { fixedOvertime: true, fixedOvertimeHours: 20, fixedOvertimeExcessPaid: true }],
    [12, "WORK_FIXED_OVERTIME_HOURS_MISSING", { fixedOvertime: true, fixedOvertimeAmount: 30_000, fixedOvertimeExcessPaid: true }],
    [
      12,
      "WORK_FIXED_OVERTIME_EXCESS_MISSING",
      { fixedOvertime: true, fixedOvertimeAmount: 40_000, fixedOvertimeHours: 20, fixedOvertimeExcessPaid: false },
    ],
    [13, "WORK_INSURANCE_MISSING", { healthInsurance: null }],
    [13, "WORK_INSURANCE_MISSING", { employmentInsurance: null }],
    [14, "WORK_EMPLOYER_NAME_MISSING", { employerName: null }],
    [15, "WORK_EMPLOYMENT_TYPE_MISSING", { employmentType: null }],
    [16, "WORK_SMOKING_MISSING", { smoking: null }],
    [17, "WORK_EMPLOYER_ADDRESS_MISSING", { employerAddress: null }],
    [17, "WORK_CONTACT_MISSING", { contactEmail: null, contactPhone: null, contactFormUrl: null }],
    [18, "WORK_DEADLINE_PAST", { applyBy: "2026-11-19" }],
  ])("group %i refuses with %s, and only for what is missing", (group, code, changes) => {
    const found = issues(changes);
    expect(found.map((issue) => [issue.group, issue.code])).toEqual([[group, code]]);
    expect(workTexts).toHaveProperty(code);
  });

  it("do not ask a permanent contract for renewal, nor full remote work for a street", () => {
    expect(issues({ fixedTerm: false, termMonths: null, renewal: null, renewalCriteria: null, renewalLimit: null })).toEqual([]);
    expect(issues({ remote: "FULL", addressLine: null })).toEqual([]);
    expect(issues({ applyBy: "2026-11-20" })).toEqual([]);
  });

  it("ask 業務委託 for the six items only, and never for a minimum wage", () => {
    const freelance: Partial<ContentColumns> = {
      employmentType: "OUTSOURCING",
      fixedTerm: null,
      trial: null,
      workTimes: [],
      holidays: null,
      smoking: null,
      payMin: 1_000,
      payUnit: "DAY",
    };
    expect(issues(freelance)).toEqual([]);
    expect(issues({ ...freelance, employerAddress: null }).map(({ group }) => group)).toEqual([17]);
  });
});

describe("the minimum wage", () => {
  const hourly: Partial<ContentColumns> = { payUnit: "HOUR", payMax: null };

  it("of Tokyo from 2025-10-03 refuses 1,225 yen and lets 1,226 pass", () => {
    const day = { today: "2025-10-03", minimumWage: 1226 };
    expect(issues({ ...hourly, payMin: 1225 }, day)).toMatchObject([
      { code: "WORK_BELOW_MINIMUM_WAGE", params: { pay: 1225, minimum: 1226 } },
    ]);
    expect(issues({ ...hourly, payMin: 1226 }, day)).toEqual([]);
  });

  it("compares a month's pay by the hours of the year: 255 days of 8 hours", () => {
    const yearly = 255 * 8;
    const exact = Math.ceil((1226 * yearly) / 12);
    expect(issues({ payMin: exact })).toEqual([]);
    expect(issues({ payMin: exact - 1 }).map(({ code }) => code)).toEqual(["WORK_BELOW_MINIMUM_WAGE"]);
  });

  it.each<[string, Partial<ContentColumns>, number]>([
    ["a day by its hours", { payUnit: "DAY", payMin: 10_000 }, 1_250],
    ["a week by its hours", { payUnit: "WEEK", payMin: 52_000 }, 1_300],
    ["a year by its hours", { payUnit: "YEAR", payMin: 3_060_000 }, 1_500],
    [
      "allowances in, but not those for commuting, family or attendance",
      {
        payUnit: "MONTH",
        payMin: 204_000,
        allowances: [
          { name: "資格手当", amount: 17_000 },
          { name: "通勤手当", amount: 99_000 },
          { name: "家族手当", amount: 99_000 },
          { name: "皆勤手当", amount: 99_000 },
        ],
      },
      1_300,
    ],
  ])("takes %s", (_, changes, expected) => {
    expect(hourlyPay(posting(changes))).toBeCloseTo(expected, 6);
  });

  const [day, night] = [
    { start: "09:00", end: "18:00" },
    { start: "16:30", end: "33:30" },
  ] as const;

  it.each<[string, Partial<ContentColumns>, number]>([
    ["shift work by its week, not by its longest shift", { workTimes: [day, night], weeklyHours: 40, holidaysPerYear: 110 }, 1_353],
    ["a shift whose end is written before its start", { workTimes: [day, { start: "22:00", end: "07:00" }], weeklyHours: null }, 1_353],
    ["shifts without a week by their average", { workTimes: [day, { start: "09:00", end: "15:00" }], weeklyHours: null }, 1_546],
    ["days off of a week of five days", { workTimes: [day, night], weeklyHours: 40, holidaysPerYear: 125 }, 1_438],
    ["a short week by its hours", { workTimes: [day], weeklyHours: 24, holidaysPerYear: null }, 2_205],
  ])("counts %s", (_, changes, expected) => {
    expect(Math.round(hourlyPay(posting({ payMin: 230_000, ...changes })) ?? 0)).toBe(expected);
  });
});

describe("forbidden wording", () => {
  it("is refused where it stands, with the phrase and a rewrite, in every text", () => {
    expect(issues({ appeal: "女性歓迎の職場です" })).toMatchObject([
      { group: 1, code: "WORK_WORDING_SEX", path: ["appeal"], params: { word: "女性歓迎", rewrite: "どなたでも歓迎" } },
    ]);
    const questions = [{ id: "1", text: "本籍を教えてください。", required: true }];
    expect(issues({ screeningQuestions: questions })).toMatchObject([
      { code: "WORK_WORDING_PRIVACY", path: ["selection", "questions", "0", "text"] },
    ]);
    for (const text of ["WORK_WORDING_SEX", "WORK_WORDING_MISLEADING"]) expect(workTexts).toHaveProperty(text);
  });
});

describe("fixed overtime pay", () => {
  const fixed = { fixedOvertime: true, fixedOvertimeHours: 20, fixedOvertimeExcessPaid: true } as const;

  it("is worth its hours with the premium", () => {
    // 230,000 yen for 2,040 hours a year: 1,352.9 yen an hour, 33,823 yen for 20 hours of overtime.
    expect(issues({ ...fixed, fixedOvertimeAmount: 33_823 })).toEqual([]);
    expect(issues({ ...fixed, fixedOvertimeAmount: 33_822 })).toMatchObject([
      { group: 12, code: "WORK_FIXED_OVERTIME_TOO_LOW", params: { needed: 33_823 } },
    ]);
  });

  it("is declared when the text speaks of it", () => {
    for (const appeal of ["月給には固定残業代を含みます。", "みなし残業 20時間分", "残業代込みの月給です。"]) {
      expect([appeal, issues({ appeal }).map(({ code }) => code)]).toEqual([appeal, ["WORK_FIXED_OVERTIME_UNDECLARED"]]);
    }
    expect(issues({ appeal: "固定残業代はありません。残業代は全額支給します。" })).toEqual([]);
  });
});

describe("the rules of 2024-04-01", () => {
  it("ask for 変更の範囲 and the limit of renewals from that day on", () => {
    const old = { dutiesChangeScope: null, workplaceChangeScope: null, renewalLimit: null };
    expect(issues(old, { today: "2024-03-31" })).toEqual([]);
    expect(issues(old, { today: "2024-04-01" }).map(({ group }) => group)).toEqual([1, 3, 5]);
  });
});
