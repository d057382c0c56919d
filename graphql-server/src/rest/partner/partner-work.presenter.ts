import { z } from "zod";
import { employerText } from "../../modules/work/posting/posting-text.ts";
import { publishedUntil } from "../../modules/work/posting/published-until.ts";
import { postingParts } from "../../modules/work/posting/work.presenter.ts";
import { visibleStatuses } from "../../modules/work/posting/work.status.ts";
import type { WorkRow } from "../../modules/work/search/work.search-row.ts";
import { employmentTypes } from "../../shared/vocabulary/employment-type.ts";
import { jobCategories } from "../../shared/vocabulary/job-category.ts";
import { partnerOutsideShape, presentOutsideToPartners } from "../posting.shapes.ts";
import { day, id, time } from "../shapes.ts";
import { contractShape, hoursShape, insuranceShape, salaryShape, workplaceShape } from "../work.shapes.ts";

const { contract, hours, insurance, salary, workplace } = postingParts;

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
    ...partnerOutsideShape,
    salary: salaryShape,
    workplace: workplaceShape,
    hours: hoursShape,
    insurance: insuranceShape,
    contract: contractShape,
    publishedAt: time,
    infoUpdatedAt: time.meta({ description: "情報の時点: when the posting last changed." }),
    publishedUntil: day.nullable().meta({ description: "掲載終了予定日: the last day it stands in Japan; null once it is not open." }),
  })
  .meta({ id: "PartnerWork", description: "A published work." });

/** Rows hold times as the database writes them. */
const isoTime = (moment: Date | string | null | undefined) => (moment ? new Date(moment).toISOString() : null);

/** Returns the time the public posting last changed. */
export function changedAt(work: Pick<WorkRow, "infoUpdatedAt" | "publishedAt">): Date {
  return new Date(work.infoUpdatedAt ?? work.publishedAt ?? 0);
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
    ...presentOutsideToPartners(work),
    salary: salary.of(work),
    workplace: workplace.of(work),
    hours: hours.of(work),
    insurance: insurance.of(work),
    contract: contract.of(work),
    publishedAt: isoTime(work.publishedAt),
    infoUpdatedAt: changedAt(work).toISOString(),
    publishedUntil: publishedUntil(work),
  };
}
