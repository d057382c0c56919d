import { employmentTypeValues } from "#graphql/values/employment-type.ts";
import { japaneseLevelValues } from "#graphql/values/japanese-level.ts";
import { jobCategoryValues } from "#graphql/values/job-category.ts";
import { payUnitValues } from "#graphql/values/pay-unit.ts";
import { prefectureValues } from "#graphql/values/prefecture.ts";
import { qualificationValues } from "#graphql/values/qualification.ts";
import { remoteModeValues } from "#graphql/values/remote-mode.ts";
import { renewalKindValues } from "#graphql/values/renewal-kind.ts";
import { residenceStatusValues } from "#graphql/values/residence-status.ts";
import { smokingMeasureValues } from "#graphql/values/smoking-measure.ts";
import { specifiedSkillFieldValues } from "#graphql/values/specified-skill-field.ts";
import { workTimeSystemValues } from "#graphql/values/work-time-system.ts";
import type { GroupOf, MemberOf, TextKey } from "#platform/i18n/text-key.ts";

type Dotted<Name> = Name extends `${infer Head}_${infer Rest}` ? `${Head}.${Dotted<Rest>}` : Name;
type WordKey = TextKey<"vocabulary">;

/** The paths of the fields that have a label: the text of `workplace.city` is `field.workplace_city`. */
type FieldPath = Dotted<MemberOf<TextKey<"company">, "field">>;

/** Values to choose from; each has a label in the vocabulary. */
type Choices = { [Group in GroupOf<WordKey>]: { vocabulary: Group; values: readonly MemberOf<WordKey, Group>[] } }[GroupOf<WordKey>];

/** A field of the form and the kind of its input. */
export type FieldSpec = { path: FieldPath; required?: boolean } & (
  | { kind: "text" | "date" | "email" | "tel" | "url" }
  | { kind: "number"; decimal?: boolean }
  | { kind: "area"; limit: number }
  | { kind: "check" }
  | { kind: "yesNo" }
  | ({ kind: "select" | "checks" } & Choices)
  | { kind: "times" | "allowances" | "questions" }
);

export interface FormStep {
  name: MemberOf<TextKey<"company">, "step">;
  fields: readonly FieldSpec[];
}

/** The eight steps of the ハローワーク form; a path is that of WorkContentInput, so that server problems find their field. */
export const formSteps: readonly FormStep[] = [
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
      { path: "workplace.name", kind: "text" },
      { path: "workplace.postalCode", kind: "text" },
      { path: "workplace.prefecture", kind: "select", vocabulary: "prefecture", values: prefectureValues, required: true },
      { path: "workplace.city", kind: "text", required: true },
      { path: "workplace.addressLine", kind: "text", required: true },
      { path: "workplace.nearestStation", kind: "text" },
      { path: "workplace.changeScope", kind: "area", limit: 1_000, required: true },
      { path: "workplace.remote", kind: "select", vocabulary: "remoteMode", values: remoteModeValues },
      { path: "workplace.smoking", kind: "select", vocabulary: "smokingMeasure", values: smokingMeasureValues, required: true },
      { path: "workplace.smokingNote", kind: "text" },
    ],
  },
  {
    name: "job",
    fields: [
      { path: "description", kind: "area", limit: 5_000, required: true },
      { path: "descriptionEn", kind: "area", limit: 5_000 },
      { path: "dutiesChangeScope", kind: "area", limit: 1_000, required: true },
      { path: "requirements", kind: "area", limit: 2_000 },
      { path: "requiredQualifications", kind: "checks", vocabulary: "qualification", values: qualificationValues },
      { path: "japaneseLevel", kind: "select", vocabulary: "japaneseLevel", values: japaneseLevelValues },
      { path: "japaneseUse", kind: "area", limit: 1_000 },
      { path: "acceptedStatuses", kind: "checks", vocabulary: "residenceStatus", values: residenceStatusValues },
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
      { path: "hours.note", kind: "area", limit: 1_000 },
      { path: "hours.deemedHoursPerDay", kind: "number", decimal: true },
      { path: "hours.breakMinutes", kind: "number", required: true },
      { path: "hours.weeklyHours", kind: "number", decimal: true },
      { path: "hours.overtime", kind: "yesNo", required: true },
      { path: "hours.overtimeHoursPerMonth", kind: "number" },
      { path: "hours.holidays", kind: "area", limit: 1_000, required: true },
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
      { path: "contract.renewalCriteria", kind: "area", limit: 1_000 },
      { path: "contract.renewalLimit", kind: "text" },
      { path: "contract.trial", kind: "yesNo", required: true },
      { path: "contract.trialMonths", kind: "number" },
      { path: "contract.trialConditions", kind: "area", limit: 1_000 },
      { path: "contract.retirement", kind: "text" },
    ],
  },
  {
    name: "appeal",
    fields: [
      { path: "appeal", kind: "area", limit: 2_000 },
      { path: "benefits", kind: "area", limit: 2_000 },
      { path: "housing", kind: "check" },
    ],
  },
  {
    name: "selection",
    fields: [
      { path: "selection.process", kind: "area", limit: 1_000 },
      { path: "selection.documents", kind: "area", limit: 1_000 },
      { path: "selection.resumeRequired", kind: "check" },
      { path: "selection.questions", kind: "questions" },
    ],
  },
];

/** The step on which a problem of the server is put right; the first for what belongs to no field. */
export function stepOf(path: readonly string[]): number {
  const wanted = path.join(".");
  const index = formSteps.findIndex(({ fields }) => fields.some((field) => wanted === field.path || wanted.startsWith(`${field.path}.`)));
  return Math.max(index, 0);
}
