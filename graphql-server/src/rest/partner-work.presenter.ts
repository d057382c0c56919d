import { z } from "zod";
import { employerText } from "../modules/work/posting/posting-text.ts";
import { contractOf, hoursOf, insuranceOf, salaryOf, workplaceOf } from "../modules/work/posting/work.presenter.ts";
import { visibleStatuses } from "../modules/work/posting/work.status.ts";
import type { WorkRow } from "../modules/work/search/work.search-row.ts";
import { employmentTypes } from "../shared/employment-type.ts";
import { jobCategories } from "../shared/job-category.ts";
import { id, time } from "./shapes.ts";
import { contractShape, hoursShape, insuranceShape, postingTexts, salaryShape, workplaceShape } from "./work.shapes.ts";

/** A published work as partners get it: what stands on its page, without the contact of the employer and the questions of the form. */
export const partnerWorkShape = z
  .object({
    id,
    url: z.url().meta({ description: "The page of the work; link there, applications are made there." }),
    status: z.enum(visibleStatuses).meta({ description: "Only OPEN works are in lists; one that is over stays readable by its id." }),
    title: z.string(),
    category: z.enum(jobCategories).nullable(),
    employmentType: z.enum(employmentTypes).nullable(),
    company: z.object({ id, name: z.string(), employer: z.string().meta({ description: "Who recruits, as the posting names it." }) }),
    ...postingTexts,
    salary: salaryShape,
    workplace: workplaceShape,
    hours: hoursShape,
    insurance: insuranceShape,
    contract: contractShape,
    publishedAt: time,
    infoUpdatedAt: time.meta({ description: "情報の時点: when the posting last changed." }),
  })
  .meta({ id: "PartnerWork", description: "A published work." });

/** Rows hold times as the database writes them. */
const isoTime = (moment: Date | string | null | undefined) => (moment ? new Date(moment).toISOString() : null);

/** Returns the time the public posting last changed. */
export function changedAt(work: Pick<WorkRow, "infoUpdatedAt" | "publishedAt">): Date {
  return new Date(work.infoUpdatedAt ?? work.publishedAt ?? 0);
}

function textsOf(work: WorkRow) {
  const { titleEn = null, description, descriptionEn = null, dutiesChangeScope = null, requirements = null, appeal = null } = work;
  const { benefits = null, occupation = null, japaneseLevel, japaneseUse = null, acceptedStatuses, specifiedSkillField = null } = work;
  const { visaSupport, beginnerWelcome, housing, openings, startsOn = null, applyBy = null } = work;
  return {
    ...{ titleEn, description, descriptionEn, dutiesChangeScope, requirements, appeal, benefits, occupation, japaneseLevel, japaneseUse },
    ...{ acceptedStatuses, specifiedSkillField, visaSupport, beginnerWelcome, housing, openings, startsOn, applyBy },
  };
}

/** `url`: the address of the work's page. */
export function presentPartnerWork(work: WorkRow, url: string) {
  const { id: workId, status, title, category = null, employmentType = null, company } = work;
  return {
    id: workId,
    url,
    status,
    title,
    category,
    employmentType,
    company: { id: company.id, name: company.name, employer: employerText(work, company) },
    ...textsOf(work),
    salary: salaryOf(work),
    workplace: workplaceOf(work),
    hours: hoursOf(work),
    insurance: insuranceOf(work),
    contract: contractOf(work),
    publishedAt: isoTime(work.publishedAt),
    infoUpdatedAt: changedAt(work).toISOString(),
  };
}
