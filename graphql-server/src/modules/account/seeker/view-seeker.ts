import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { presentSeekerDetail, type SeekerDetail } from "./seeker-detail.presenter.ts";
import { User } from "./user.entity.ts";

/** One seeker with all that the operator needs; the look is recorded. */
export async function viewSeeker(ctx: Ctx, id: string): Promise<SeekerDetail | null> {
  const admin = requireOperator(ctx);
  const user = isId(id) ? await ctx.em.findOne(User, { id }) : null;
  if (!user) return null;
  await runInTransaction(ctx.em, async (em) => {
    recordAudit(ctx, em, { action: "user.view", objectType: "User", objectId: id, actor: auditActor(admin) });
    await em.flush();
  });
  return presentSeekerDetail(ctx, user);
}
