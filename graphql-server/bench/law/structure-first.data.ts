import type { ContentColumns } from "../../src/modules/work/posting/work.columns.ts";

const overtime = { fixedOvertime: true, fixedOvertimeAmount: 250_000, fixedOvertimeExcessPaid: true } as const;
const shift = (start: string, end: string) => ({ workTimes: [{ start, end }] });

/** Structures that break the law or that a moderator must look at. */
export const structureFirst: readonly Partial<ContentColumns>[] = [
  { employmentType: "DISPATCH", category: "SECURITY", title: "警備スタッフ" },
  { employmentType: "DISPATCH", category: "CONSTRUCTION", title: "建設作業員" },
  { employmentType: "DISPATCH", title: "港湾荷役の作業員", description: "港湾荷役の作業をします。" },
  { employmentType: "DISPATCH", category: "MEDICAL", title: "看護師（病棟）", description: "総合病院の病棟です。" },
  { employmentType: "DISPATCH", specifiedSkillField: "CONSTRUCTION" },
  { healthInsurance: false },
  { pensionInsurance: false, weeklyHours: 35 },
  { employmentInsurance: false, weeklyHours: 25 },
  { accidentInsurance: false, weeklyHours: 10 },
  { holidaysPerYear: 40 },
  { weeklyHours: 50 },
  { overtimeHoursPerMonth: 100 },
  { overtimeHoursPerMonth: 60, category: "SALES" },
  { ...overtime, fixedOvertimeHours: 85 },
  { ...overtime, fixedOvertimeHours: 50 },
  { trialMonths: 12 },
  { termMonths: 60 },
  { termMonths: 72 },
  { breakMinutes: 30 },
  { ...shift("22:00", "31:00"), breakMinutes: 45 },
  { employmentType: "OUTSOURCING" },
  { workTimeSystem: "DISCRETIONARY", deemedHoursPerDay: 8, category: "SALES" },
  { ...shift("17:00", "24:00"), requirements: "高校生歓迎" },
  { employmentType: "FULL_TIME", title: "正社員" },
  { title: "正社員募集", employmentType: "PART_TIME" },
  { payMin: 150_000 },
  { trialConditions: "試用期間は時給900円" },
  { appeal: "月収60万円以上可能" },
  { holidays: "なし" },
  { dutiesChangeScope: "変更の可能性あり" },
  { trialConditions: "応相談" },
  { employerAddress: "未定" },
];
