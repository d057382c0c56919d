import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireWriter } from "../posting/work.policy.ts";
import { illegalMove, isDiscardable } from "../posting/work.status.ts";
import { lockWork } from "./lock-work.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** Deletes a posting that was never public and is not under review. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function discardWork(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  const { companyId, memberId, sessionId } = requireWriter(ctx);
  const { id, version } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { work } = await lockWork(em, { id, version, companyId });
    if (!isDiscardable(work.status)) throw illegalMove(work.status, "COMPANY");
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "work.discard", objectType: "Work", objectId: work.id, actor });
    em.remove(work);
    await em.flush();
    return work.id;
  });
}
