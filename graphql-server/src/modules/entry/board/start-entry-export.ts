import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { entryStatuses } from "../entry/entry.vocabulary.ts";
import { companyEntryFilterSchema } from "../listing/company-entry-filter.ts";
import type { CompanyEntriesInput } from "./entry.company.queries.ts";

/** The conditions that choose the applicants to export: those of the company's list. */
export const entryExportInput = companyEntryFilterSchema.extend({ status: z.enum(entryStatuses).nullish() });

/** Lets a member export the applicants, on record before the first byte leaves. @throws UserErrors FORBIDDEN, RATE_LIMITED */
export async function startEntryExport(
  ctx: Ctx,
  { status, ...filter }: z.output<typeof entryExportInput>,
): Promise<NonNullable<CompanyEntriesInput["filter"]>> {
  const { companyId, memberId, sessionId } = requireRecruiter(ctx);
  await enforceLimit(ctx, "company-export", companyId);
  await runInTransaction(ctx.em, async (em) => {
    const actor = auditActor({ memberId, sessionId });
    const detail = { status: status ?? filter.statuses?.join(",") ?? null, workId: filter.workId ?? null };
    recordAudit(ctx, em, { action: "entry.export", objectType: "Company", objectId: companyId, actor, detail });
    await em.flush();
  });
  return status ? { ...filter, statuses: [status] } : filter;
}
