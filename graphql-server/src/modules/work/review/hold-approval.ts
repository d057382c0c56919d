import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { approveReviewed } from "./approve-reviewed.ts";
import { ReviewClaim } from "./review-claim.entity.ts";
import { lockClaim } from "./review-claim.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** How long an approval can be taken back before anybody else sees it. */
export const undoMs = 10_000;

/** Ends a transaction whose only purpose was to find out whether it could be. */
class Rehearsed extends Error {}

/** Does everything an approval does and lets none of it stand, so that who presses the button hears at once what is in the way. */
async function rehearse(ctx: Ctx, target: z.output<typeof schema>): Promise<void> {
  const em = ctx.em.fork();
  try {
    await runInTransaction(em, async (inside) => {
      await approveReviewed(ctx, inside, target);
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
}

/**
 * Approves a posting or its changes in ten seconds, and keeps them in hand until then. Nothing is public and nobody is told before.
 * @throws UserErrors as approveWork and approveRevision do
 */
export async function holdApproval(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { adminId, sessionId } = requireModerator(ctx);
  const target = parse(schema, input);
  await rehearse(ctx, target);
  return runInTransaction(ctx.em, async (em) => {
    const { work } = await lockWork(em, { id: target.id });
    const now = ctx.now();
    const claim = await lockClaim(em, target.id);
    const held = { adminId, sessionId, seenAt: now, approvesAt: new Date(now.getTime() + undoMs), approvesVersion: target.version };
    if (claim?.approvesAt && claim.adminId === adminId && claim.approvesVersion === target.version) return work;
    if (claim && claim.adminId !== adminId && claim.approvesAt) throw userError("STALE_VERSION", ["version"]);
    if (claim) Object.assign(claim, held);
    else em.create(ReviewClaim, { work, claimedAt: now, ...held });
    await em.flush();
    return work;
  });
}
