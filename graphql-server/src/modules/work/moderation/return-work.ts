import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import { moveWork } from "../life/move-work.ts";
import { tellCompany } from "../life/tell-company.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { requireLegalMove } from "../posting/work.status.ts";
import { decideAlone } from "../review/review-claim.ts";
import { returnReasonOf, returnShape } from "./return-reason.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), ...returnShape });

/**
 * Returns a posting under review to its company with what to change.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, REVIEW_CLAIMED, REQUIRED
 */
export async function returnWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  requireModerator(ctx);
  const { id, version, ...decision } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const locked = await lockWork(em, { id, version });
    requireLegalMove(locked.work.status, "RETURNED", "ADMIN");
    await decideAlone(ctx, em, locked.work);
    const { codes, reason, told } = await returnReasonOf(ctx, em, { locked, content: locked.work, decision });
    await moveWork(ctx, em, locked, { to: "RETURNED", mover: "ADMIN", reason, codes, audit: "work.return" });
    await tellCompany(ctx, em, locked, { template: "work-returned", reason: told });
    await em.flush();
    return locked.work;
  });
}
