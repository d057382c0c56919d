import { describe, expect, it } from "vitest";
import { workTexts } from "../../shared/messages/work-texts.ts";
import { lawfulInput } from "../../testing/work-operations.ts";
import { forbiddenPhrase } from "./forbidden-wording.ts";
import { hourlyPay } from "./hourly-pay.ts";
import type { ContentColumns } from "./work.columns.ts";
import { columnsOf } from "./work.columns.ts";
import { Work } from "./work.entity.ts";
import { missingItems, requiredGroups } from "./work.requirements.ts";
import { workContentSchema } from "./work.validation.ts";

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
    [10, "WORK_DEEMED_HOURS_MISSING", { workTimeSystem: "DISCRETIONARY" }],
    [11, "WORK_PAY_UNIT_MISSING", { payUnit: null }],
    [11, "WORK_PAY_MISSING", { payMin: null }],
    [11, "WORK_HOURS_FOR_PAY_MISSING", { holidaysPerYear: null, weeklyHours: null }],
    [11, "WORK_BELOW_MINIMUM_WAGE", { payMin: 100_000 }],
    [12, "WORK_FIXED_OVERTIME_AMOUNT_MISSING", { fixedOvertime: true, fixedOvertimeHours: 20, fixedOvertimeExcessPaid: true }],
    [12, "WORK_FIXED_OVERTIME_HOURS_MISSING", { fixedOvertime: true, fixedOvertimeAmount: 30_000, fixedOvertimeExcessPaid: true }],
    [
      12,
      "WORK_FIXED_OVERTIME_EXCESS_MISSING",
      { fixedOvertime: true, fixedOvertimeAmount: 30_000, fixedOvertimeHours: 20, fixedOvertimeExcessPaid: false },
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
});

describe("forbidden wording", () => {
  it.each([
    "男性のみ募集",
    "女性 限定",
    "営業マン募集",
    "主婦歓迎のお仕事",
    "日本人のみ",
    "外国籍優遇",
    "35歳以下の方",
    "３０才未満の方を募集",
    "若手限定",
  ])("finds it in %s", (text) => expect(forbiddenPhrase(text)).toBeDefined());

  it.each([
    "性別、国籍を問わず歓迎します",
    "N2以上の方",
    "18歳以上の方(深夜業務のため)",
    "65歳まで再雇用",
    "35歳以下の方(例外事由3号のイ、長期勤続によるキャリア形成のため)",
    "女性が活躍しています",
    "営業マネージャー候補",
    "外国人のお客様の対応",
  ])("lets %s pass", (text) => expect(forbiddenPhrase(text)).toBeUndefined());

  it("is refused where it stands, with the phrase", () => {
    expect(issues({ appeal: "女性歓迎の職場です" })).toMatchObject([
      { group: 1, code: "WORK_FORBIDDEN_WORDING", path: ["appeal"], params: { word: "女性歓迎" } },
    ]);
  });
});
