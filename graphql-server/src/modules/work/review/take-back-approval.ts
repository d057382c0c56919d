import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { lockClaim } from "./review-claim.ts";

const schema = z.strictObject({ id: z.string() });

/** Takes back one's own approval that has not taken effect; the posting stays in hand. @throws UserErrors NOT_FOUND, APPROVAL_PASSED */
export async function takeBackApproval(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { adminId } = requireModerator(ctx);
  const { id } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { work } = await lockWork(em, { id });
    const claim = await lockClaim(em, id);
    if (claim?.adminId !== adminId || !claim.approvesAt) throw userError("APPROVAL_PASSED");
    Object.assign(claim, { approvesAt: null, approvesVersion: null, seenAt: ctx.now() });
    await em.flush();
    return work;
  });
}
