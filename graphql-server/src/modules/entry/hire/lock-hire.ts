import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import type { AuditAction } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { lockApplicant } from "../applicant/lock-applicant.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { hiredStatuses } from "./hire.vocabulary.ts";
import { HireCheck } from "./hire-check.entity.ts";
import { openHireCheck } from "./open-hire-check.ts";

interface HireChange {
  entryId: string;
  version: number;
  /** For the record, e.g. "hire.recordCard". */
  action: AuditAction;
  change(check: HireCheck, em: EntityManager, memberId: string): Promise<void> | void;
}

/**
 * Changes the list of duties of one hired applicant under the application's lock and records the member who did.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NOT_HIRED
 */
export async function changeHire(ctx: Ctx, { entryId, version, action, change }: HireChange): Promise<Entry> {
  const { companyId, memberId, sessionId } = requireRecruiter(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockApplicant(em, { id: entryId, companyId });
    if (!hiredStatuses.some((status) => status === entry.status)) throw userError("NOT_HIRED", ["entryId"]);
    await openHireCheck(ctx, em, entry);
    await em.flush();
    const check = await em.findOne(HireCheck, { entry: entry.id }, { refresh: true });
    if (!check) throw notFound(["entryId"]);
    if (check.version !== version) throw userError("STALE_VERSION", ["version"]);
    await change(check, em, memberId);
    check.updatedAt = ctx.now();
    recordAudit(ctx, em, { action, objectType: "Entry", objectId: entry.id, actor: auditActor({ memberId, sessionId }) });
    await em.flush();
    return entry;
  });
}
