import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditWork } from "../life/audit-work.ts";
import { lockWork } from "../life/lock-work.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { ReviewClaim } from "./review-claim.entity.ts";
import { claimedByOther, isHeld, isUnderReview, lockClaim, reviewedVersion } from "./review-claim.ts";
import { ReviewLook } from "./review-look.entity.ts";

const schema = z.strictObject({ id: z.string(), takesOver: z.boolean().nullish() });

/** Notes that the moderator has it before their eyes as it stands now. */
async function noteLook(ctx: Ctx, em: EntityManager, work: Work): Promise<void> {
  const { adminId } = requireModerator(ctx);
  const version = await reviewedVersion(em, work);
  await em.upsert(ReviewLook, { work: work.id, adminId, version, at: ctx.now() });
}

/**
 * Takes a posting under review in hand, or says again that it is; whatever else the moderator had in hand is free again. Where a colleague
 * has it, it stays theirs unless the moderator says that they take it over, which is recorded.
 * @throws UserErrors NOT_FOUND, or REVIEW_CLAIMED when the colleague has decided already
 */
export async function claimReview(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { adminId, sessionId } = requireModerator(ctx);
  const { id, takesOver } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { work } = await lockWork(em, { id });
    if (!isUnderReview(work)) return work;
    const now = ctx.now();
    const claim = await lockClaim(em, id);
    const isTheirs = claim !== null && claim.adminId !== adminId && isHeld(claim, now);
    if (isTheirs && takesOver && claim.approvesAt) throw await claimedByOther(em, claim);
    if (!isTheirs || takesOver) {
      await em.nativeDelete(ReviewClaim, { adminId, work: { $ne: id }, approvesAt: null });
      const isOwn = claim?.adminId === adminId;
      if (isTheirs) auditWork(ctx, em, work, { action: "work.takeOver" });
      if (claim) Object.assign(claim, { adminId, sessionId, seenAt: now, claimedAt: isOwn ? claim.claimedAt : now });
      else em.create(ReviewClaim, { work, adminId, sessionId, claimedAt: now, seenAt: now });
    }
    await em.flush();
    await noteLook(ctx, em, work);
    return work;
  });
}
