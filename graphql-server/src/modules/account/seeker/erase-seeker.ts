import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { eraseUser } from "../leaving/erase-user.ts";
import { requireRecentAuthentication } from "../session/recent-authentication.ts";
import { lockSeeker, moveSchema, moveSeeker } from "./move-seeker.ts";
import { User } from "./user.entity.ts";

/** On what ground: stays in the audit record, while the words of the reason go with the person. */
export const eraseGrounds = ["OWN_REQUEST", "POLICY_BREACH", "DUPLICATE", "OTHER"] as const;

const schema = moveSchema.extend({ ground: z.enum(eraseGrounds) });

/**
 * Erases a seeker now, without the days of grace: open applications end and companies are told, then everything personal goes as after a
 * cancellation. If the second step is cut short, the task that erases due accounts finishes it.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, REAUTHENTICATION_REQUIRED
 */
export async function eraseSeeker(ctx: Ctx, input: z.input<typeof schema>): Promise<User> {
  requireOperator(ctx);
  requireRecentAuthentication(ctx, "ADMIN");
  const { reason, ground, ...asked } = parse(schema, input);
  const { id } = await runInTransaction(ctx.em, async (em) => {
    const user = await lockSeeker(em, asked);
    await moveSeeker(ctx, em, user, { to: "ERASED", reason, audit: "user.eraseByOperator", detail: { ground } });
    await ctx.hooks.seekerLeaves(ctx, em, user.id);
    user.status = "CANCELLING";
    user.cancelledAt ??= ctx.now();
    user.eraseAfter = ctx.now();
    await em.flush();
    return user;
  });
  await eraseUser(ctx, id);
  ctx.em.clear();
  return ctx.em.findOneOrFail(User, { id });
}
