import { z } from "zod";
import { addDays } from "../../../shared/calendar/working-days.ts";
import { hasControls } from "../../../shared/controls.ts";
import { isId } from "../../../shared/ids.ts";
import { designatedActivities } from "../../../shared/vocabulary/designated-activity.ts";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { qualifications } from "../../../shared/vocabulary/qualification.ts";
import { specifiedSkillFields } from "../../../shared/vocabulary/specified-skill-field.ts";
import { residenceStatuses, workPermissions } from "../../../shared/vocabulary/work-permission.ts";
import { isRealDate, isRealMonth } from "./calendar.ts";
import { phoneOf, postalCodeOf } from "./contact-normal.ts";
import { kanaPart, latinPart, namePart } from "./person-name.ts";
import { certificateKinds, schoolEndings } from "./user-profile.entity.ts";

const code = (name: string) => ({ params: { code: name } });
const outOfRange = code("OUT_OF_RANGE");
const earliest = "1900-01-01";

const plain = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine((text) => !hasControls(text));
/** Text that may be absent; blank means absent. */
const text = (maximum: number) =>
  plain(maximum)
    .transform((value) => value || null)
    .nullish();
const name = (part: z.ZodType<string, string>) => part.nullish().transform((value) => (value === null ? "" : value));
const whole = (minimum: number, maximum: number) =>
  z.number().refine((value) => Number.isInteger(value) && value >= minimum && value <= maximum, outOfRange);

const realDate = z
  .string()
  .refine(isRealDate, { ...code("INVALID_DATE"), abort: true })
  .refine((day) => day >= earliest, code("TOO_EARLY"));
const pastDate = (today: string) => realDate.refine((day) => day < today, code("NOT_IN_PAST"));
const month = z.string().refine(isRealMonth, code("INVALID_MONTH"));

function normal(normalize: (typed: string) => string | undefined, problem: string) {
  return z
    .string()
    .max(40)
    .transform((typed, context) => {
      if (typed.trim() === "") return null;
      const value = normalize(typed);
      if (value === undefined) context.addIssue({ code: "custom", ...code(problem) });
      return value ?? null;
    })
    .nullish();
}

const list = <T extends z.ZodType>(item: T, maximum: number) =>
  z
    .array(item)
    .max(maximum)
    .nullish()
    .transform((items) => (items === null ? [] : items));
const choices = <const T extends readonly string[]>(values: T) =>
  z
    .array(z.enum(values))
    .max(values.length)
    .nullish()
    .transform((items) => items && [...new Set(items)])
    .transform((items) => (items === null ? [] : items));

const certificate = (today: string) =>
  z
    .object({
      kind: z.enum(certificateKinds),
      level: plain(40).pipe(z.string().min(1)),
      score: whole(0, 1_000)
        .nullish()
        .transform((score) => score ?? null),
      takenOn: pastDate(today)
        .nullish()
        .transform((day) => day ?? null),
      fileId: z
        .string()
        .refine(isId)
        .nullish()
        .transform((id) => id ?? null),
    })
    .refine(({ kind, level }) => kind !== "JLPT" || /^N[1-5]$/.test(level), { ...code("INVALID"), path: ["level"] });

const historyItem = z
  .object({
    name: plain(120).pipe(z.string().min(1)),
    detail: plain(1_000),
    from: month,
    to: month.nullish().transform((to) => to ?? null),
    ending: z
      .enum(schoolEndings)
      .nullish()
      .transform((ending) => ending ?? null),
  })
  .refine(({ from, to }) => to === null || from <= to, { ...code("END_BEFORE_START"), path: ["to"] });

const qualification = z.object({ name: plain(120).pipe(z.string().min(1)), obtainedOn: month });

/** Facts that seekers may give about themselves. A field left out stays as it is, null clears it. `today` is the day in Japan. */
export function profileSchema(today: string) {
  return z.object({
    version: z.number().int(),
    familyName: name(namePart),
    givenName: name(namePart),
    familyNameKana: name(kanaPart),
    givenNameKana: name(kanaPart),
    latinName: name(latinPart),
    birthDate: pastDate(today).nullish(),
    phone: normal(phoneOf, "INVALID_PHONE"),
    postalCode: normal(postalCodeOf, "INVALID_POSTAL_CODE"),
    prefecture: z.enum(prefectureCodes).nullish(),
    city: text(60),
    addressLine: text(200),
    building: text(120),
    addressKana: text(240),
    workPermission: z.enum(workPermissions).nullish(),
    residenceStatus: z.enum(residenceStatuses).nullish(),
    residenceExpiresOn: realDate.nullish(),
    partTimePermission: z
      .boolean()
      .nullish()
      .transform((may) => (may === null ? false : may)),
    specifiedSkillField: z.enum(specifiedSkillFields).nullish(),
    designatedActivity: z.enum(designatedActivities).nullish(),
    graduatesOn: realDate.nullish(),
    renewalAppliedOn: pastDate(addDays(today, 1)).nullish(),
    isAbroad: z
      .boolean()
      .nullish()
      .transform((isAbroad) => (isAbroad === null ? false : isAbroad)),
    selfDeclaredLevel: z.enum(japaneseLevels).nullish(),
    certificates: list(certificate(today), 20),
    qualifications: choices(qualifications),
    otherLanguages: list(plain(40).pipe(z.string().min(1)), 20),
    introduction: text(4_000),
    education: list(historyItem, 30),
    workHistory: list(historyItem, 30),
    qualificationRecords: list(qualification, 30),
    requests: text(1_000),
    wishedPrefectures: choices(prefectureCodes),
    wishedCategories: choices(jobCategories),
    wishedEmploymentTypes: choices(employmentTypes),
    wishedMonthlyPay: whole(0, 10_000_000).nullish(),
    wishedWeeklyHours: whole(1, 60).nullish(),
    startableOn: realDate.nullish(),
  });
}

export type ProfileChanges = Omit<z.output<ReturnType<typeof profileSchema>>, "version">;
