import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditWork } from "../life/audit-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import { returnReasonOf, returnShape } from "../moderation/return-reason.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { decideAlone } from "../review/review-claim.ts";
import { lockOpenRevision } from "./lock-revision.ts";

const schema = z.strictObject({ workId: z.string(), version: z.int(), ...returnShape });

/** Returns a revision under review with what to change; the public posting stays as it is. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function returnRevision(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { workId, version, ...decision } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockOpenRevision(em, { workId, version });
    const { revision, work } = locked;
    if (revision.status !== "REVIEW") throw userError("WORK_NOT_EDITABLE", ["workId"]);
    await decideAlone(ctx, em, work);
    const { codes, reason, told } = await returnReasonOf(ctx, em, { locked, content: revision, decision });
    const now = ctx.now();
    const decided = { decidedAt: now, decidedBy: ctx.viewer.admin?.adminId ?? null, updatedAt: now };
    Object.assign(revision, { status: "RETURNED", returnReason: reason, ...decided });
    Object.assign(work, { revisionStatus: "RETURNED", updatedAt: now });
    auditWork(ctx, em, work, { action: "work.returnRevision", detail: { codes: codes.join(" ") } });
    await tellCompany(ctx, em, locked, { template: "work-revision-returned", reason: told });
    await em.flush();
    return work;
  });
}
