import { z } from "zod";
import { workStatuses } from "../modules/work/posting/work.vocabulary.ts";
import { employmentTypes } from "../shared/vocabulary/employment-type.ts";
import { jobCategories } from "../shared/vocabulary/job-category.ts";
import { outsideShape, partnerPartShape, partShape } from "./posting.shapes.ts";
import { id, time } from "./shapes.ts";

const text = z.string().nullable();
const whole = z.int().nullable();

/** A company by its name. */
export const namedCompanyShape = z.object({ id, name: z.string() });

const fixedOvertime = z.object({ amount: whole, hours: whole, excessPaid: z.boolean().nullable() });
export const salaryShape = z
  .object({
    ...partnerPartShape("salary"),
    monthlyMin: whole.meta({ description: "`min` as yen a month: what the search compares." }),
    monthlyMax: whole,
    fixedOvertime: fixedOvertime.nullable().meta({ description: "固定残業代." }),
  })
  .meta({ id: "Salary", description: "Pay in yen." });
export const workplaceShape = z.object(partnerPartShape("workplace")).meta({ id: "Workplace" });
export const hoursShape = z.object(partnerPartShape("hours")).meta({ id: "WorkHours" });
export const insuranceShape = z.object(partnerPartShape("insurance")).meta({ id: "Insurance" });
export const contractShape = z.object(partnerPartShape("contract")).meta({ id: "WorkContract" });
const selectionShape = z.object(partShape("selection"));
const employerShape = z.object(partShape("employer"));

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

/** A whole work as the back office edits and judges it. */
export const adminWorkShape = workRowShape
  .extend({
    ...outsideShape,
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
