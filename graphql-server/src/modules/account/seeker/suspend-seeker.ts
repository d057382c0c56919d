import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { suspensionGrounds } from "../../../shared/vocabulary/suspension-ground.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { lockSeeker, moveSchema, moveSeeker } from "./move-seeker.ts";
import type { User } from "./user.entity.ts";

const schema = moveSchema.extend({ ground: z.enum(suspensionGrounds) });

/**
 * Stops an account: sessions end, signing in is refused, no mail goes out but this one, which says on what ground. Applications stay where they are, because a
 * suspension can be lifted; a company that writes is told that nobody can read it now.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function suspendSeeker(ctx: Ctx, input: z.input<typeof schema>): Promise<User> {
  requireOperator(ctx);
  const { reason, ground, ...asked } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const user = await lockSeeker(em, asked);
    await moveSeeker(ctx, em, user, { to: "SUSPENDED", reason, audit: "user.suspend", detail: { ground } });
    ctx.mail(em, { to: user.email, template: "account-suspended", locale: user.locale, params: { ground } });
    await em.flush();
    return user;
  });
}
