import type { ContentColumns } from "../../src/modules/work/posting/work.columns.ts";

const at = (start: string, end: string) => ({ workTimes: [{ start, end }] });
const fixed = { fixedOvertime: true, fixedOvertimeAmount: 300_000, fixedOvertimeExcessPaid: true } as const;

/** Written after the first rules, from the law alone; the rules have learned from them since. */
export const structureSecond: readonly Partial<ContentColumns>[] = [
  { employmentType: "PERMANENT_DISPATCH", category: "CONSTRUCTION", title: "型枠大工" },
  { employmentType: "DISPATCH", category: "SERVICE", title: "イベント会場の交通誘導スタッフ" },
  { employmentType: "DISPATCH", category: "MEDICAL", title: "薬剤師", description: "病院の薬局で調剤をします。" },
  { employmentType: "DISPATCH", category: "CARRYING_CLEANING", title: "船内荷役", description: "港で船内荷役をします。" },
  { employmentType: "TEMP_TO_PERM", category: "SECURITY", title: "巡回警備員" },
  { employmentType: "PERMANENT_DISPATCH", specifiedSkillField: "FOOD_SERVICE" },
  { employmentInsurance: false },
  { healthInsurance: false, pensionInsurance: false, weeklyHours: 32 },
  { accidentInsurance: false, employmentType: "PART_TIME" },
  { healthInsurance: false, weeklyHours: 21 },
  { holidaysPerYear: 51 },
  { weeklyHours: 45 },
  { weeklyHours: 42 },
  { overtimeHoursPerMonth: 120, category: "TRANSPORT_OPERATION" },
  { overtimeHoursPerMonth: 46 },
  { ...fixed, fixedOvertimeHours: 100 },
  { ...fixed, fixedOvertimeHours: 46 },
  { trialMonths: 18, termMonths: 24 },
  { termMonths: 37 },
  { termMonths: 120 },
  { ...at("08:00", "17:00"), breakMinutes: 45 },
  { ...at("23:00", "30:00"), breakMinutes: 30 },
  { employmentType: "OUTSOURCING", workTimes: [], description: "毎日9時に出勤し、遅刻は認めません。" },
  { workTimeSystem: "DISCRETIONARY", deemedHoursPerDay: 9, category: "MANUFACTURING" },
  { ...at("20:00", "26:00"), breakMinutes: 0, appeal: "高校生も応募できます。高校生OK" },
  { title: "正社員・店長", employmentType: "OUTSOURCING", workTimes: [] },
  { payMin: 190_000 },
  { payUnit: "DAY", payMin: 9_000, payMax: null },
  { appeal: "残業は月100時間ほどあります。" },
  { holidays: "面接時に説明します" },
  { workplaceChangeScope: "未定" },
  { renewalCriteria: "―" },
  { overtime: false, overtimeHoursPerMonth: 30 },
  { appeal: "休みは月に3日です。休日は月3日" },
  { addressLine: "面接時にお伝えします" },
  { description: "応相談" },
];
