import type { AccountKind } from "../../shared/actor.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";
import { checkOwnPassword } from "./check-own-password.ts";
import { Session } from "./session.entity.ts";
import { minutesFrom, recentMinutes } from "./session.limits.ts";
import { accountIdOf, sessionIdOf } from "./start-session.ts";

/** Whether what a borrowed browser must not do needs the password once more. */
export async function mustConfirmPassword(ctx: Ctx, kind: AccountKind): Promise<boolean> {
  const id = sessionIdOf(ctx.viewer, kind);
  const recent = { id: id ?? null, authenticatedAt: { $gte: minutesFrom(ctx.now(), -recentMinutes) } };
  return !id || (await ctx.em.count(Session, recent)) === 0;
}

/**
 * Lets an act pass whose person typed the password within ten minutes, or types it now.
 * @returns whose session it is. @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, RATE_LIMITED
 */
export async function requireRecentSignIn(ctx: Ctx, kind: AccountKind, password?: string | null) {
  const [accountId, sessionId] = [accountIdOf(ctx.viewer, kind), sessionIdOf(ctx.viewer, kind)];
  if (!accountId || !sessionId) throw userError("UNAUTHENTICATED");
  const owner = { kind, accountId };
  if (await mustConfirmPassword(ctx, kind)) {
    if (!password) throw userError("CONFIRM_PASSWORD", ["password"]);
    await checkOwnPassword(ctx, owner, password);
    await ctx.em.nativeUpdate(Session, { id: sessionId }, { authenticatedAt: ctx.now() });
  }
  return { owner, sessionId };
}
