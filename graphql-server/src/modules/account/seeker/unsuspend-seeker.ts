import type { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { lockSeeker, moveSchema, moveSeeker } from "./move-seeker.ts";
import type { User } from "./user.entity.ts";

/**
 * Lifts a suspension; somebody who was leaving before goes on leaving, and may come back by signing in.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function unsuspendSeeker(ctx: Ctx, input: z.input<typeof moveSchema>): Promise<User> {
  requireOperator(ctx);
  const { reason, ...asked } = parse(moveSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const user = await lockSeeker(em, asked);
    const wasLeaving = user.status === "SUSPENDED" && user.eraseAfter;
    await moveSeeker(ctx, em, user, { to: wasLeaving ? "CANCELLING" : "ACTIVE", reason, audit: "user.unsuspend" });
    ctx.mail(em, { to: user.email, template: "account-unsuspended", locale: user.locale, params: {} });
    await em.flush();
    return user;
  });
}
