import { z } from "zod";
import {
  payUnits,
  remoteModes,
  renewalKinds,
  smokingMeasures,
  workStatuses,
  workTimeSystems,
} from "../modules/work/posting/work.vocabulary.ts";
import { employmentTypes } from "../shared/employment-type.ts";
import { japaneseLevels } from "../shared/japanese-level.ts";
import { jobCategories } from "../shared/job-category.ts";
import { prefectureCodes } from "../shared/prefecture.ts";
import { specifiedSkillFields } from "../shared/specified-skill-field.ts";
import { residenceStatuses } from "../shared/work-permission.ts";
import { day, id, time } from "./shapes.ts";

const text = z.string().nullable();
const whole = z.int().nullable();
const flag = z.boolean().nullable();

/** A company by its name. */
export const namedCompanyShape = z.object({ id, name: z.string() });

export const salaryShape = z
  .object({
    unit: z.enum(payUnits).nullable(),
    min: whole.meta({ description: "Lowest base pay in yen for one `unit`." }),
    max: whole,
    monthlyMin: whole.meta({ description: "`min` as yen a month: what the search compares." }),
    monthlyMax: whole,
    allowances: z.array(z.object({ name: z.string(), amount: z.int() })),
    fixedOvertime: z.object({ amount: whole, hours: whole, excessPaid: flag }).nullable().meta({ description: "固定残業代." }),
    commuting: text,
    raise: text,
    bonus: text,
    closing: text,
    payDay: text,
  })
  .meta({ id: "Salary", description: "Pay in yen." });

export const workplaceShape = z
  .object({
    name: text,
    postalCode: text,
    prefecture: z.enum(prefectureCodes).nullable().meta({ description: "JIS X 0401 code, 01 to 47." }),
    city: text,
    addressLine: text,
    nearestStation: text,
    changeScope: text.meta({ description: "就業場所の変更の範囲." }),
    remote: z.enum(remoteModes),
    smoking: z.enum(smokingMeasures).nullable().meta({ description: "受動喫煙防止措置." }),
    smokingNote: text,
  })
  .meta({ id: "Workplace" });

export const hoursShape = z
  .object({
    system: z.enum(workTimeSystems).nullable(),
    times: z.array(z.object({ start: z.string(), end: z.string() })).meta({ description: "HH:MM; 24:00 and later mean the next day." }),
    note: text,
    deemedHoursPerDay: z.number().nullable(),
    breakMinutes: whole,
    weeklyHours: z.number().nullable(),
    overtime: flag,
    overtimeHoursPerMonth: whole,
    holidays: text,
    holidaysPerYear: whole,
  })
  .meta({ id: "WorkHours" });

export const insuranceShape = z
  .object({ health: flag, pension: flag, accident: flag, employment: flag, note: text })
  .meta({ id: "Insurance" });

export const contractShape = z
  .object({
    fixedTerm: flag,
    termMonths: whole,
    renewal: z.enum(renewalKinds).nullable(),
    renewalCriteria: text,
    renewalLimit: text,
    trial: flag,
    trialMonths: whole,
    trialConditions: text,
    retirement: text,
  })
  .meta({ id: "WorkContract" });

const question = z.object({ id: z.string(), text: z.string(), required: z.boolean() });
const selectionShape = z.object({ process: text, documents: text, resumeRequired: z.boolean(), questions: z.array(question) });
const employerShape = z.object({ name: text, address: text, contactEmail: text, contactPhone: text, contactFormUrl: text });

/** A work in a list of the back office. */
export const workRowShape = z
  .object({
    id,
    title: z.string(),
    status: z.enum(workStatuses),
    category: z.enum(jobCategories).nullable(),
    employmentType: z.enum(employmentTypes).nullable(),
    company: namedCompanyShape,
    submittedAt: time.nullable(),
    publishedAt: time.nullable(),
    updatedAt: time,
    version: z.int(),
  })
  .meta({ id: "AdminWorkRow" });

/** The texts of a posting, and the facts about the people it looks for. */
export const postingTexts = {
  titleEn: text,
  description: z.string(),
  descriptionEn: text,
  dutiesChangeScope: text.meta({ description: "従事すべき業務の変更の範囲." }),
  requirements: text,
  appeal: text,
  benefits: text,
  occupation: text,
  japaneseLevel: z.enum(japaneseLevels),
  japaneseUse: text,
  acceptedStatuses: z.array(z.enum(residenceStatuses)).meta({ description: "在留資格; none named means any that permits the work." }),
  specifiedSkillField: z.enum(specifiedSkillFields).nullable(),
  visaSupport: z.boolean(),
  beginnerWelcome: z.boolean(),
  housing: z.boolean(),
  openings: z.int(),
  startsOn: day.nullable(),
  applyBy: day.nullable(),
};

/** A whole work as the back office edits and judges it. */
export const adminWorkShape = workRowShape
  .extend({
    ...postingTexts,
    employer: employerShape,
    workplace: workplaceShape,
    salary: salaryShape,
    hours: hoursShape,
    insurance: insuranceShape,
    contract: contractShape,
    selection: selectionShape,
    returnReason: text,
    counts: z.object({ likes: z.int(), entries: z.int(), views: z.int() }),
    times: z.object({ createdAt: time, publishAt: time.nullable(), closedAt: time.nullable(), infoUpdatedAt: time.nullable() }),
  })
  .meta({ id: "AdminWork" });
