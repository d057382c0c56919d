// Written by `npm run fields` from the table of a posting's fields.
import { benefitKindValues } from "./values/benefit-kind.ts";
import { employmentTypeValues } from "./values/employment-type.ts";
import { japaneseLevelValues } from "./values/japanese-level.ts";
import { jobCategoryValues } from "./values/job-category.ts";
import { payUnitValues } from "./values/pay-unit.ts";
import { prefectureValues } from "./values/prefecture.ts";
import { qualificationValues } from "./values/qualification.ts";
import { remoteModeValues } from "./values/remote-mode.ts";
import { renewalKindValues } from "./values/renewal-kind.ts";
import { residenceStatusValues } from "./values/residence-status.ts";
import { smokingMeasureValues } from "./values/smoking-measure.ts";
import { specifiedSkillFieldValues } from "./values/specified-skill-field.ts";
import { workTimeSystemValues } from "./values/work-time-system.ts";
import { workplaceKindValues } from "./values/workplace-kind.ts";

/** The steps of the posting form with their fields. */
export const postingSteps = [
  {
    name: "kind",
    fields: [
      { path: "title", kind: "text", required: true },
      { path: "titleEn", kind: "text" },
      { path: "category", kind: "select", vocabulary: "jobCategory", values: jobCategoryValues, required: true },
      { path: "occupation", kind: "text" },
      { path: "employmentType", kind: "select", vocabulary: "employmentType", values: employmentTypeValues, required: true },
      { path: "openings", kind: "number" },
      { path: "startsOn", kind: "date" },
      { path: "applyBy", kind: "date" },
    ],
  },
  {
    name: "place",
    fields: [
      { path: "employer.name", kind: "text", required: true },
      { path: "employer.address", kind: "text", required: true },
      { path: "employer.contactPhone", kind: "tel" },
      { path: "employer.contactEmail", kind: "email" },
      { path: "employer.contactFormUrl", kind: "url" },
      { path: "workplace.kind", kind: "select", vocabulary: "workplaceKind", values: workplaceKindValues },
      { path: "workplace.name", kind: "text" },
      { path: "workplace.postalCode", kind: "text" },
      { path: "workplace.prefecture", kind: "select", vocabulary: "prefecture", values: prefectureValues, required: true },
      { path: "workplace.city", kind: "text", required: true },
      { path: "workplace.addressLine", kind: "text", required: true },
      { path: "workplace.nearestStation", kind: "text" },
      { path: "workplace.changeScope", kind: "area", limit: 1000, required: true },
      { path: "workplace.remote", kind: "select", vocabulary: "remoteMode", values: remoteModeValues },
      { path: "workplace.smoking", kind: "select", vocabulary: "smokingMeasure", values: smokingMeasureValues, required: true },
      { path: "workplace.smokingNote", kind: "text" },
    ],
  },
  {
    name: "job",
    fields: [
      { path: "description", kind: "area", limit: 5000, required: true },
      { path: "descriptionEn", kind: "area", limit: 5000 },
      { path: "dutiesChangeScope", kind: "area", limit: 1000, required: true },
      { path: "requirements", kind: "area", limit: 2000 },
      { path: "requiredQualifications", kind: "checks", vocabulary: "qualification", values: qualificationValues },
      { path: "japaneseLevel", kind: "select", vocabulary: "japaneseLevel", values: japaneseLevelValues },
      { path: "japaneseUse", kind: "area", limit: 1000 },
      { path: "acceptedStatuses", kind: "checks", vocabulary: "residenceStatus", values: residenceStatusValues },
      { path: "studentsAfterGraduation", kind: "check" },
      { path: "specifiedSkillField", kind: "select", vocabulary: "specifiedSkillField", values: specifiedSkillFieldValues },
      { path: "visaSupport", kind: "check" },
      { path: "beginnerWelcome", kind: "check" },
    ],
  },
  {
    name: "pay",
    fields: [
      { path: "salary.unit", kind: "select", vocabulary: "payUnit", values: payUnitValues, required: true },
      { path: "salary.min", kind: "number", required: true },
      { path: "salary.max", kind: "number" },
      { path: "salary.allowances", kind: "allowances" },
      { path: "salary.hasFixedOvertime", kind: "check" },
      { path: "salary.fixedOvertimeAmount", kind: "number" },
      { path: "salary.fixedOvertimeHours", kind: "number" },
      { path: "salary.fixedOvertimeExcessPaid", kind: "yesNo" },
      { path: "salary.commuting", kind: "text" },
      { path: "salary.raise", kind: "text" },
      { path: "salary.bonus", kind: "text" },
      { path: "salary.closing", kind: "text" },
      { path: "salary.payDay", kind: "text" },
    ],
  },
  {
    name: "hours",
    fields: [
      { path: "hours.system", kind: "select", vocabulary: "workTimeSystem", values: workTimeSystemValues, required: true },
      { path: "hours.times", kind: "times", required: true },
      { path: "hours.note", kind: "area", limit: 1000 },
      { path: "hours.deemedHoursPerDay", kind: "number", decimal: true },
      { path: "hours.breakMinutes", kind: "number", required: true },
      { path: "hours.weeklyHours", kind: "number", decimal: true },
      { path: "hours.overtime", kind: "yesNo", required: true },
      { path: "hours.overtimeHoursPerMonth", kind: "number" },
      { path: "hours.holidays", kind: "area", limit: 1000, required: true },
      { path: "hours.holidaysPerYear", kind: "number" },
    ],
  },
  {
    name: "contract",
    fields: [
      { path: "insurance.health", kind: "yesNo", required: true },
      { path: "insurance.pension", kind: "yesNo", required: true },
      { path: "insurance.accident", kind: "yesNo", required: true },
      { path: "insurance.employment", kind: "yesNo", required: true },
      { path: "insurance.note", kind: "text" },
      { path: "contract.fixedTerm", kind: "yesNo", required: true },
      { path: "contract.termMonths", kind: "number" },
      { path: "contract.renewal", kind: "select", vocabulary: "renewalKind", values: renewalKindValues },
      { path: "contract.renewalCriteria", kind: "area", limit: 1000 },
      { path: "contract.renewalLimit", kind: "text" },
      { path: "contract.trial", kind: "yesNo", required: true },
      { path: "contract.trialMonths", kind: "number" },
      { path: "contract.trialConditions", kind: "area", limit: 1000 },
      { path: "contract.retirement", kind: "text" },
    ],
  },
  {
    name: "appeal",
    fields: [
      { path: "appeal", kind: "area", limit: 2000 },
      { path: "benefitKinds", kind: "checks", vocabulary: "benefitKind", values: benefitKindValues },
      { path: "benefits", kind: "area", limit: 2000 },
      { path: "housing", kind: "check" },
    ],
  },
  {
    name: "selection",
    fields: [
      { path: "selection.process", kind: "area", limit: 1000 },
      { path: "selection.documents", kind: "area", limit: 1000 },
      { path: "selection.resumeRequired", kind: "check" },
      { path: "selection.questions", kind: "questions" },
    ],
  },
] as const;
