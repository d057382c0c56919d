import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { openRevision } from "../revision/open-revision.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";
import { ReviewClaim } from "./review-claim.entity.ts";

/** A claim that was not renewed for so long is over: its screen was closed or fell asleep. */
const claimMs = 90_000;

/** True while the claim keeps others away: its screen is open, or its approval is about to take effect. */
export function isHeld({ seenAt, approvesAt }: Pick<ReviewClaim, "seenAt" | "approvesAt">, now: Date): boolean {
  return Boolean(approvesAt) || now.getTime() - seenAt.getTime() < claimMs;
}

/** True for a posting that waits for a decision, as new or with changes. */
export function isUnderReview({ status, revisionStatus }: Pick<Work, "status" | "revisionStatus">): boolean {
  return status === "REVIEW" || revisionStatus === "REVIEW";
}

/** The claim of a work with its row locked until the transaction ends. */
export function lockClaim(em: EntityManager, workId: string): Promise<ReviewClaim | null> {
  return em.findOne(ReviewClaim, { work: workId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

/** What a moderator decides about: the version of the changes where some are under review, of the posting otherwise. */
export async function reviewedVersion(em: EntityManager, work: Work): Promise<number> {
  if (work.status === "REVIEW") return work.version;
  const revision = await em.findOne(WorkRevision, { work: work.id, ...openRevision }, { refresh: true });
  return revision?.version ?? work.version;
}

/** Names the colleague who has the posting in hand. */
export async function claimedByOther(em: EntityManager, claim: ReviewClaim) {
  const colleague = await em.findOne(AdminUser, claim.adminId);
  return userError("REVIEW_CLAIMED", ["id"], { by: colleague?.name ?? "-" });
}

/**
 * Lets a decision through when no colleague has the posting in hand, and ends the claim with it. In the given transaction.
 * @throws UserErrors REVIEW_CLAIMED
 */
export async function decideAlone(ctx: Ctx, em: EntityManager, work: Work): Promise<void> {
  const { adminId } = requireModerator(ctx);
  const claim = await lockClaim(em, work.id);
  if (!claim) return;
  if (claim.adminId !== adminId && isHeld(claim, ctx.now())) throw await claimedByOther(em, claim);
  em.remove(claim);
}
