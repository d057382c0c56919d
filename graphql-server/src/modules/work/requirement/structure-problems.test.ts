import { describe, expect, it } from "vitest";
import { lawfulInput } from "../../../testing/operations/work-operations.ts";
import { type ContentColumns, columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { missingItems } from "./work.requirements.ts";

const cleared = { allowances: [], workTimes: [], screeningQuestions: [], acceptedStatuses: [], fixedOvertime: false };
const found = (changes: Partial<ContentColumns>) => {
  const work = Object.assign(new Work(), cleared, columnsOf(workContentSchema.parse(lawfulInput)), changes);
  return missingItems({ work, today: "2026-11-20", minimumWage: 1226 }).map(({ code, tier }) => `${code}${tier === "ASK" ? "?" : ""}`);
};
const permanent = {
  employmentType: "FULL_TIME",
  fixedTerm: false,
  termMonths: null,
  renewal: null,
  renewalCriteria: null,
  renewalLimit: null,
} as const;
const fixed = { fixedOvertime: true, fixedOvertimeAmount: 300_000, fixedOvertimeExcessPaid: true } as const;
const at = (start: string, end: string) => ({ workTimes: [{ start, end }] });

describe("what a posting as a whole gets wrong", () => {
  it.each<[string, Partial<ContentColumns>]>([
    ["WORK_DISPATCH_BANNED", { employmentType: "DISPATCH", category: "SECURITY", title: "施設の警備" }],
    ["WORK_DISPATCH_BANNED", { employmentType: "PERMANENT_DISPATCH", category: "CONSTRUCTION", title: "内装の作業" }],
    [
      "WORK_DISPATCH_BANNED",
      { employmentType: "DISPATCH", category: "MEDICAL", title: "病棟の看護師", description: "病院で働きます。入院の方を看護します。" },
    ],
    ["WORK_DISPATCH_SPECIFIED_SKILL", { employmentType: "DISPATCH", specifiedSkillField: "CARE" }],
    ["WORK_INSURANCE_NEEDED", { accidentInsurance: false }],
    ["WORK_INSURANCE_NEEDED", { employmentInsurance: false, weeklyHours: 20 }],
    ["WORK_INSURANCE_NEEDED", { pensionInsurance: false }],
    ["WORK_INSURANCE_NEEDED?", { healthInsurance: false, weeklyHours: 24 }],
    ["WORK_DAYS_OFF_TOO_FEW", { holidaysPerYear: 48 }],
    ["WORK_HOURS_OVER_LIMIT", { weeklyHours: 48 }],
    ["WORK_HOURS_QUESTIONABLE?", { weeklyHours: 44 }],
    ["WORK_OVERTIME_OVER_LIMIT", { overtimeHoursPerMonth: 85 }],
    ["WORK_OVERTIME_QUESTIONABLE?", { overtimeHoursPerMonth: 50 }],
    ["WORK_DISCRETION_NOT_ALLOWED", { workTimeSystem: "DISCRETIONARY", deemedHoursPerDay: 8 }],
    ["WORK_TERM_TOO_LONG", { termMonths: 48 }],
    ["WORK_TRIAL_LONG?", { trialMonths: 12 }],
    ["WORK_TRIAL_OVER_TERM", { termMonths: 2, trialMonths: 3 }],
    ["WORK_FIXED_OVERTIME_TOO_LONG", { ...fixed, fixedOvertimeHours: 90 }],
    ["WORK_FIXED_OVERTIME_LONG?", { ...fixed, fixedOvertimeHours: 60 }],
    ["WORK_KIND_CONTRADICTS?", { employmentType: "FULL_TIME" }],
    ["WORK_MINOR_AT_NIGHT", { ...at("18:00", "23:30"), breakMinutes: 0, requirements: "高校生も歓迎" }],
    ["WORK_OUTSOURCING_AS_EMPLOYMENT?", { employmentType: "OUTSOURCING" }],
    ["WORK_TITLE_CONTRADICTS", { title: "【正社員】介護スタッフ" }],
  ])("%s", (code, changes) => {
    expect(found(changes)).toContain(code);
  });

  it.each<[string, Partial<ContentColumns>]>([
    ["WORK_PROSE_BELOW_MINIMUM_WAGE", { trialConditions: "試用期間中は時給千円です。" }],
    ["WORK_PROSE_BELOW_MINIMUM_WAGE", { appeal: "研修中は日給８０００円" }],
    ["WORK_PROSE_CONTRADICTS?", { appeal: "月収五十万円以上可" }],
    ["WORK_PROSE_CONTRADICTS?", { appeal: "月給三十五万円です。" }],
    ["WORK_OVERTIME_OVER_LIMIT", { appeal: "残業は月平均九十時間です。" }],
    ["WORK_DAYS_OFF_TOO_FEW", { holidays: "休みは月２日" }],
    ["WORK_DAYS_OFF_TOO_FEW", { holidays: "隔週日曜のみ" }],
    ["WORK_DAYS_OFF_TOO_FEW", { holidays: "第1・第3日曜" }],
    ["WORK_HOURS_OVER_LIMIT", { appeal: "８時から２０時まで、休憩１時間、週６日です。", workTimeSystem: "FIXED" }],
    ["WORK_PROSE_BELOW_MINIMUM_WAGE", { trialConditions: "見習いの間は月給拾七万円" }],
    ["WORK_DISPATCH_BANNED?", { employmentType: "DISPATCH", category: "OFFICE", description: "午後は建築現場で資材を運びます。" }],
    ["WORK_ITEM_SAYS_NOTHING", { workplaceChangeScope: "会社が決めたことによる" }],
    ["WORK_ITEM_SAYS_NOTHING", { renewalCriteria: "会社の判断による" }],
    ["WORK_PROSE_CONTRADICTS?", { appeal: "年間休日130日" }],
    ["WORK_PROSE_CONTRADICTS?", { appeal: "試用期間は6か月です。" }],
    ["WORK_ITEM_SAYS_NOTHING", { holidays: "当社規定による" }],
    ["WORK_ITEM_SAYS_NOTHING", { dutiesChangeScope: "――" }],
    ["WORK_ITEM_SAYS_NOTHING", { renewalCriteria: "面接時に説明" }],
    ["WORK_ITEM_SAYS_NOTHING", { trialConditions: "なし" }],
    ["WORK_ADDRESS_WITHOUT_TOWN", { employerAddress: "東京" }],
    ["WORK_ADDRESS_WITHOUT_TOWN", { addressLine: "応相談" }],
    ["WORK_ADDRESS_WITHOUT_NUMBER?", { addressLine: "駅のすぐ近く" }],
  ])("is found in words too: %s", (code, changes) => {
    expect(found(changes)).toContain(code);
  });

  it.each<[string, Partial<ContentColumns>]>([
    ["building's office by dispatch", { employmentType: "DISPATCH", category: "CONSTRUCTION", title: "施工管理の補助" }],
    [
      "a nurse dispatched to a nursing home",
      { employmentType: "DISPATCH", category: "MEDICAL", title: "看護師", description: "特別養護老人ホームで健康の管理をします。" },
    ],
    [
      "insurance that short hours do not oblige",
      { employmentType: "PART_TIME", weeklyHours: 16, healthInsurance: false, pensionInsurance: false, employmentInsurance: false },
    ],
    ["five years for an expert", { termMonths: 60, requirements: "一級建築士の資格をお持ちの方" }],
    ["pupils until 22:00", { ...at("17:00", "22:00"), breakMinutes: 0, requirements: "高校生も歓迎（22時まで）" }],
    ["scopes in the ministry's own words", { dutiesChangeScope: "会社の定める業務", workplaceChangeScope: "会社の定める場所" }],
    ["a criterion that the law's example names", { renewalCriteria: "契約満了時の業務量、勤務成績により判断する" }],
    ["eight hours on five days", { appeal: "9時から18時まで、休憩1時間、週5日です。" }],
    ["no change and no limit", { dutiesChangeScope: "変更なし", workplaceChangeScope: "なし", renewalLimit: "なし" }],
    ["a permanent contract", { ...permanent, title: "正社員の介護スタッフ" }],
    ["a night's pay beside the day's", { payUnit: "HOUR", payMin: 1_300, payMax: 1_400, appeal: "深夜は時給1,750円です。" }],
    ["a way to become permanent", { title: "介護スタッフ（正社員登用あり）" }],
  ])("leaves alone %s", (_, changes) => {
    expect(found(changes)).toEqual([]);
  });
});
