import { z } from "zod";
import { hasControls } from "../../../shared/controls.ts";
import { employmentTypes } from "../../../shared/employment-type.ts";
import { japaneseLevels } from "../../../shared/japanese-level.ts";
import { jobCategories } from "../../../shared/job-category.ts";
import { prefectureCodes } from "../../../shared/prefecture.ts";
import { qualifications } from "../../../shared/qualification.ts";
import { specifiedSkillFields } from "../../../shared/specified-skill-field.ts";
import { residenceStatuses } from "../../../shared/work-permission.ts";
import { payUnits, remoteModes, renewalKinds, smokingMeasures, workTimeSystems } from "./work.vocabulary.ts";

const longText = 10_000;
const shortText = 2_000;

/** Trimmed text without control characters; blank means nothing. Half-width katakana and the like stay as they were typed. */
function text(maximum: number) {
  return z
    .string()
    .trim()
    .max(maximum)
    .refine((value) => !hasControls(value))
    .transform((value) => (value === "" ? null : value))
    .nullish();
}

/** The same on one line: lists, subjects and feeds show these, and a second line would pass for something else there. */
function line(maximum: number) {
  return z.preprocess((value) => (typeof value === "string" ? value.replace(/[\t\r\n]+/g, " ") : value), text(maximum)).optional();
}

function whole(minimum: number, maximum: number) {
  return z
    .number()
    .refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, { params: { code: "OUT_OF_RANGE" } })
    .nullish();
}

/** A number of hours, kept to as many digits as its column has. */
function hours(maximum: number, digits: number) {
  return z
    .number()
    .refine((value) => value > 0 && value <= maximum, { params: { code: "OUT_OF_RANGE" } })
    .transform((value) => Number(value.toFixed(digits)))
    .nullish();
}

const folded = z.string().transform((value) => value.normalize("NFKC").trim());
const blank = z.literal("").transform(() => null);

const email = folded.pipe(z.union([blank, z.email({ error: "email" }).max(254)]));
const phone = folded.pipe(z.union([blank, z.string().regex(/^\+?[0-9][0-9 ()-]{7,18}$/)]));
const postalCode = z
  .string()
  .transform((value) => value.normalize("NFKC").replace(/[^0-9]/g, ""))
  .pipe(z.union([blank, z.string().regex(/^\d{7}$/)]));
const formUrl = z
  .string()
  .trim()
  .pipe(z.union([blank, z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500)]));

const clock = z.string().regex(/^([0-2]\d|3[0-5]):[0-5]\d$/);
const workTime = z.strictObject({ start: clock, end: clock }).refine(({ start, end }) => start < end, { path: ["end"] });

const employer = z.strictObject({
  name: line(120),
  address: line(300),
  contactEmail: email.nullish(),
  contactPhone: phone.nullish(),
  contactFormUrl: formUrl.nullish(),
});

const workplace = z.strictObject({
  name: line(120),
  postalCode: postalCode.nullish(),
  prefecture: z.enum(prefectureCodes).nullish(),
  city: line(60),
  addressLine: line(200),
  nearestStation: line(120),
  changeScope: text(shortText),
  remote: z.enum(remoteModes).nullish(),
  smoking: z.enum(smokingMeasures).nullish(),
  smokingNote: text(300),
});

const yen = whole(1, 100_000_000);
const allowance = z.strictObject({
  name: z.string().trim().min(1).max(60),
  amount: z.number().refine((value) => Number.isInteger(value) && value > 0 && value <= 10_000_000, { params: { code: "OUT_OF_RANGE" } }),
});

const salary = z.strictObject({
  unit: z.enum(payUnits).nullish(),
  min: yen,
  max: yen,
  allowances: z.array(allowance).max(20).nullish(),
  hasFixedOvertime: z.boolean().nullish(),
  fixedOvertimeAmount: yen,
  fixedOvertimeHours: whole(1, 100),
  fixedOvertimeExcessPaid: z.boolean().nullish(),
  commuting: text(200),
  raise: text(200),
  bonus: text(200),
  closing: line(60),
  payDay: line(60),
});

const workHours = z.strictObject({
  system: z.enum(workTimeSystems).nullish(),
  times: z.array(workTime).max(10).nullish(),
  note: text(shortText),
  deemedHoursPerDay: hours(24, 2),
  breakMinutes: whole(0, 480),
  weeklyHours: hours(80, 1),
  overtime: z.boolean().nullish(),
  overtimeHoursPerMonth: whole(0, 200),
  holidays: text(shortText),
  holidaysPerYear: whole(0, 365),
});

const insurance = z.strictObject({
  health: z.boolean().nullish(),
  pension: z.boolean().nullish(),
  accident: z.boolean().nullish(),
  employment: z.boolean().nullish(),
  note: text(300),
});

const contract = z.strictObject({
  fixedTerm: z.boolean().nullish(),
  termMonths: whole(1, 120),
  renewal: z.enum(renewalKinds).nullish(),
  renewalCriteria: text(shortText),
  renewalLimit: text(200),
  trial: z.boolean().nullish(),
  trialMonths: whole(1, 24),
  trialConditions: text(shortText),
  retirement: text(200),
});

const question = z.strictObject({
  id: z.uuid().nullish(),
  text: z.string().trim().min(1).max(300),
  required: z.boolean(),
});

const selection = z.strictObject({
  process: text(shortText),
  documents: text(shortText),
  resumeRequired: z.boolean().nullish(),
  questions: z.array(question).max(10).nullish(),
});

/** The content of a posting as it comes in: absent stays, null clears. Nothing is required here; what is there must be right. */
export const workContentSchema = z.strictObject({
  title: line(120),
  titleEn: line(160),
  category: z.enum(jobCategories).nullish(),
  occupation: line(120),
  employmentType: z.enum(employmentTypes).nullish(),
  openings: whole(1, 9_999),
  startsOn: z.iso.date().nullish(),
  applyBy: z.iso.date().nullish(),
  employer: employer.nullish(),
  workplace: workplace.nullish(),
  description: text(longText),
  descriptionEn: text(longText),
  dutiesChangeScope: text(shortText),
  requirements: text(shortText),
  japaneseLevel: z.enum(japaneseLevels).nullish(),
  japaneseUse: text(shortText),
  acceptedStatuses: z.array(z.enum(residenceStatuses)).max(residenceStatuses.length).nullish(),
  specifiedSkillField: z.enum(specifiedSkillFields).nullish(),
  visaSupport: z.boolean().nullish(),
  beginnerWelcome: z.boolean().nullish(),
  requiredQualifications: z.array(z.enum(qualifications)).max(qualifications.length).nullish(),
  salary: salary.nullish(),
  hours: workHours.nullish(),
  insurance: insurance.nullish(),
  contract: contract.nullish(),
  appeal: text(shortText),
  benefits: text(shortText),
  housing: z.boolean().nullish(),
  selection: selection.nullish(),
});
export type WorkContentValues = z.output<typeof workContentSchema>;

/** A reason that someone else reads. */
export const reasonSchema = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  .refine((value) => !hasControls(value));

/** The same where a reason from a list may stand alone. */
export const optionalReasonSchema = z
  .string()
  .trim()
  .max(2_000)
  .refine((value) => !hasControls(value))
  .nullish();
