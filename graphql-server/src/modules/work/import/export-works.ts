import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { csvText } from "../../../shared/csv.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isJapanese } from "../../../shared/locale.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";
import { Company } from "../../account/company/company.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { workApplicantKinds } from "../own-works/work.company.filter.ts";
import { type CompanyWorksInput, listCompanyWorks } from "../own-works/work.company.queries.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { workStatuses } from "../posting/work.vocabulary.ts";
import { importColumns } from "./import-columns.ts";
import { workCells } from "./work-cells.ts";

const page = 100;

/** The conditions that choose the works to export: those of the company's list. */
export const workExportInput = z.strictObject({
  keyword: z.string().max(200).nullish(),
  statuses: z.array(z.enum(workStatuses)).max(workStatuses.length).nullish(),
  categories: z.array(z.enum(jobCategories)).max(jobCategories.length).nullish(),
  prefectures: z.array(z.enum(prefectureCodes)).max(prefectureCodes.length).nullish(),
  employmentTypes: z.array(z.enum(employmentTypes)).max(employmentTypes.length).nullish(),
  publishedFrom: z.iso.date().nullish(),
  publishedTo: z.iso.date().nullish(),
  closingWithinDays: z.int().min(0).max(366).nullish(),
  applicants: z.enum(workApplicantKinds).nullish(),
});

/** Lets a member export the company's works, on record before the first byte leaves. @throws UserErrors FORBIDDEN, RATE_LIMITED */
export async function startWorkExport(
  ctx: Ctx,
  filter: z.output<typeof workExportInput>,
): Promise<NonNullable<CompanyWorksInput["filter"]>> {
  const { companyId, memberId, sessionId } = requireWriter(ctx);
  await enforceLimit(ctx, "company-export", companyId);
  await runInTransaction(ctx.em, async (em) => {
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, {
      action: "work.export",
      objectType: "Company",
      objectId: companyId,
      actor,
      detail: { status: filter.statuses?.join(",") ?? null },
    });
    await em.flush();
  });
  return filter;
}

async function* pagesOf(ctx: Ctx, filter: CompanyWorksInput["filter"]): AsyncGenerator<string[][]> {
  const { companyId } = requireWriter(ctx);
  const { corporateNumber = null } = (await ctx.em.findOne(Company, { id: companyId })) ?? {};
  let after: string | null = null;
  do {
    const read: Awaited<ReturnType<typeof listCompanyWorks>> = await listCompanyWorks(ctx, { filter, first: page, after });
    yield read.items.map((work) => workCells(work, corporateNumber ?? null));
    after = read.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
    ctx.em.clear();
  } while (after);
}

/** The company's works as CSV that the import reads again, written while they are read. */
export function workCsv(ctx: Ctx, filter: CompanyWorksInput["filter"]): AsyncGenerator<string> {
  const headings = importColumns.map(({ label, name }) => (isJapanese(ctx.locale) ? label : name));
  return csvText(headings, pagesOf(ctx, filter));
}
