import { p } from "@mikro-orm/core";
import { employmentTypes } from "../../../shared/employment-type.ts";
import { japaneseLevels } from "../../../shared/japanese-level.ts";
import { jobCategories } from "../../../shared/job-category.ts";
import { prefectureCodes } from "../../../shared/prefecture.ts";
import type { Qualification } from "../../../shared/qualification.ts";
import { specifiedSkillFields } from "../../../shared/specified-skill-field.ts";
import type { ResidenceStatus } from "../../../shared/work-permission.ts";
import { payUnits, remoteModes, renewalKinds, smokingMeasures, workTimeSystems } from "./work.vocabulary.ts";

/** 定額的手当: a fixed monthly allowance, integer yen. */
export interface Allowance {
  name: string;
  amount: number;
}

/** A question the applicant answers with the application. */
export interface ScreeningQuestion {
  id: string;
  text: string;
  required: boolean;
}

/** Start and end of a working day, "HH:MM" (24:00 and later mean the next day). */
export interface WorkTime {
  start: string;
  end: string;
}

/**
 * The posting itself as structured columns, in the order of the ハローワーク form. Everything may be empty in a draft; what the
 * law requires is checked when the work is sent to review. Shared by a work and by its later revisions.
 */
export const workContent = {
  // 1 求人区分
  title: p.string().length(120).default(""),
  titleEn: p.string().length(160).nullable(),
  category: p.enum(jobCategories).nullable(),
  occupation: p.string().length(120).nullable(),
  employmentType: p.enum(employmentTypes).nullable(),
  openings: p.integer().default(1),
  startsOn: p.type("date").$type<string>().nullable(),
  applyBy: p.type("date").$type<string>().nullable(),
  // 2 事業所
  employerName: p.string().length(120).nullable(),
  employerAddress: p.string().length(300).nullable(),
  contactEmail: p.string().length(254).nullable(),
  contactPhone: p.string().length(20).nullable(),
  contactFormUrl: p.string().length(500).nullable(),
  workplaceName: p.string().length(120).nullable(),
  postalCode: p.string().length(7).nullable(),
  prefecture: p.enum(prefectureCodes).nullable(),
  city: p.string().length(60).nullable(),
  addressLine: p.string().length(200).nullable(),
  nearestStation: p.string().length(120).nullable(),
  workplaceChangeScope: p.text().nullable(),
  remote: p.enum(remoteModes).default("NONE"),
  smoking: p.enum(smokingMeasures).nullable(),
  smokingNote: p.string().length(300).nullable(),
  // 3 仕事内容
  description: p.text().default(""),
  descriptionEn: p.text().nullable(),
  dutiesChangeScope: p.text().nullable(),
  requirements: p.text().nullable(),
  japaneseLevel: p.enum(japaneseLevels).default("NONE"),
  japaneseUse: p.text().nullable(),
  acceptedStatuses: p.array().$type<ResidenceStatus[]>().default([]),
  specifiedSkillField: p.enum(specifiedSkillFields).nullable(),
  visaSupport: p.boolean().default(false),
  beginnerWelcome: p.boolean().default(false),
  requiredQualifications: p.array().$type<Qualification[]>().default([]),
  // 4 賃金・手当
  payUnit: p.enum(payUnits).nullable(),
  payMin: p.integer().nullable(),
  payMax: p.integer().nullable(),
  allowances: p
    .json()
    .$type<Allowance[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []),
  fixedOvertime: p.boolean().default(false),
  fixedOvertimeAmount: p.integer().nullable(),
  fixedOvertimeHours: p.integer().nullable(),
  fixedOvertimeExcessPaid: p.boolean().nullable(),
  commuting: p.string().length(200).nullable(),
  raise: p.string().length(200).nullable(),
  bonus: p.string().length(200).nullable(),
  payClosing: p.string().length(60).nullable(),
  payDay: p.string().length(60).nullable(),
  // 5 労働時間
  workTimeSystem: p.enum(workTimeSystems).nullable(),
  workTimes: p
    .json()
    .$type<WorkTime[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []),
  workTimeNote: p.text().nullable(),
  deemedHoursPerDay: p.decimal("number").precision(4).scale(2).nullable(),
  breakMinutes: p.integer().nullable(),
  weeklyHours: p.decimal("number").precision(4).scale(1).nullable(),
  overtime: p.boolean().nullable(),
  overtimeHoursPerMonth: p.integer().nullable(),
  holidays: p.text().nullable(),
  holidaysPerYear: p.integer().nullable(),
  // 6 保険・年金・定年等
  healthInsurance: p.boolean().nullable(),
  pensionInsurance: p.boolean().nullable(),
  accidentInsurance: p.boolean().nullable(),
  employmentInsurance: p.boolean().nullable(),
  insuranceNote: p.string().length(300).nullable(),
  fixedTerm: p.boolean().nullable(),
  termMonths: p.integer().nullable(),
  renewal: p.enum(renewalKinds).nullable(),
  renewalCriteria: p.text().nullable(),
  renewalLimit: p.string().length(200).nullable(),
  trial: p.boolean().nullable(),
  trialMonths: p.integer().nullable(),
  trialConditions: p.text().nullable(),
  retirement: p.string().length(200).nullable(),
  // 7 求人PR
  appeal: p.text().nullable(),
  benefits: p.text().nullable(),
  housing: p.boolean().default(false),
  // 8 選考方法
  selection: p.text().nullable(),
  documents: p.text().nullable(),
  resumeRequired: p.boolean().default(false),
  screeningQuestions: p
    .json()
    .$type<ScreeningQuestion[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []),
};
