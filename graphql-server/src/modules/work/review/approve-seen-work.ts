import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { lockWork } from "../life/lock-work.ts";
import type { Work } from "../posting/work.entity.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { findingsAt } from "../requirement/require-lawful.ts";
import { openRevision } from "../revision/open-revision.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";
import { approveReviewed } from "./approve-reviewed.ts";
import { isUnderReview, reviewedVersion } from "./review-claim.ts";
import { ReviewLook } from "./review-look.entity.ts";

const schema = z.strictObject({ id: z.string() });

/**
 * Approves one of many at once, posting or changes: only as the moderator had it before their eyes, and only where nothing is found in it,
 * not even what a moderator may decide.
 * @throws UserErrors REVIEW_UNSEEN, REVIEW_FINDINGS, and as approveWork and approveRevision do
 */
export async function approveSeenWork(ctx: Ctx, input: z.input<typeof schema>): Promise<Work> {
  const { adminId } = requireModerator(ctx);
  const { id } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const { work } = await lockWork(em, { id });
    if (!isUnderReview(work)) throw userError("STALE_VERSION", ["id"]);
    const version = await reviewedVersion(em, work);
    const look = await em.findOne(ReviewLook, { work: id, adminId });
    if (look?.version !== version) throw userError("REVIEW_UNSEEN", ["id"]);
    const changes = work.status === "REVIEW" ? null : await em.findOne(WorkRevision, { work: id, ...openRevision });
    const findings = await findingsAt(em, changes ?? work, ctx.now());
    if (findings.length > 0) throw userError("REVIEW_FINDINGS", ["id"], { count: findings.length });
    return approveReviewed(ctx, em, { id, version });
  });
}
