import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { mayModerate } from "../posting/work.policy.ts";
import { approveReviewed } from "./approve-reviewed.ts";
import { ReviewClaim } from "./review-claim.entity.ts";
import { lockClaim } from "./review-claim.ts";

const batch = 100;

/** The context of the moderator who approved; null when they may not moderate any more. */
async function inTheirName(ctx: Ctx, em: EntityManager, { adminId, sessionId, seenAt }: ReviewClaim): Promise<Ctx | null> {
  const admin = await em.findOne(AdminUser, { id: adminId, status: "ACTIVE" });
  if (!admin) return null;
  const theirs = {
    ...ctx,
    em,
    viewer: { admin: { kind: "ADMIN" as const, adminId, role: admin.role, sessionId, authenticatedAt: seenAt } },
  };
  return mayModerate(theirs.viewer) ? theirs : null;
}

async function carryOut(ctx: Ctx, em: EntityManager, id: string): Promise<void> {
  const work = await em.findOne(Work, { id }, { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, refresh: true });
  const claim = work && (await lockClaim(em, id));
  if (!claim?.approvesAt || claim.approvesAt > ctx.now()) return;
  const theirs = await inTheirName(ctx, em, claim);
  const version = claim.approvesVersion ?? 0;
  if (theirs) await approveReviewed(theirs, em, { id, version });
  else em.remove(claim);
  await em.flush();
}

/**
 * Carries out approvals whose time to be taken back is over. One that cannot stand any more, for its company was stopped meanwhile, leaves
 * the posting in the queue.
 * @returns whether approvals are left whose time has not come
 */
export async function approveHeldWorks(ctx: Ctx): Promise<boolean> {
  const held = await ctx.em.find(ReviewClaim, { approvesAt: { $ne: null } }, { orderBy: { approvesAt: "asc" }, limit: batch });
  const due = held.filter(({ approvesAt }) => approvesAt && approvesAt <= ctx.now()).map(({ work }) => work.id);
  ctx.em.clear();
  for (const id of due) {
    try {
      await runInTransaction(ctx.em, (em) => carryOut(ctx, em, id));
    } catch (error) {
      if (!(error instanceof UserErrors)) throw error;
      await ctx.em.nativeDelete(ReviewClaim, { work: id, approvesAt: { $lte: ctx.now() } });
    }
    ctx.em.clear();
  }
  return held.length > due.length || held.length === batch;
}
