import type { Ctx } from "../../../shared/ctx.ts";
import { requireStorable, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { checkOwnPassword } from "../password/check-own-password.ts";
import { Session } from "./session.entity.ts";
import { minutesFrom, recentMinutes } from "./session.limits.ts";
import { accountIdOf, sessionOf } from "./start-session.ts";

type Asking = Pick<Ctx, "viewer" | "now">;

/** The time until which the person at the session need not prove again who they are. */
export function confirmedUntil({ authenticatedAt }: { authenticatedAt: Date }): Date {
  return minutesFrom(authenticatedAt, recentMinutes);
}

/** Whether the person at the browser's session of one kind has proved within the last minutes who they are. */
export function isRecentlyAuthenticated({ viewer, now }: Asking, kind: AccountKind): boolean {
  const session = sessionOf(viewer, kind);
  return session !== undefined && confirmedUntil(session) > now();
}

/**
 * First line of a sensitive act (an export, a payment, somebody's rights, a second factor): the session must have proved within the last
 * minutes who sits there. Costs no statement. @param kind on whose side the act is @param problem what it answers when it has not
 * @throws UserErrors UNAUTHENTICATED, and the problem: REAUTHENTICATION_REQUIRED, or CONFIRM_PASSWORD where the act has a field for it
 */
export function requireRecentAuthentication<K extends AccountKind>(
  ctx: Asking,
  kind: K,
  problem: "REAUTHENTICATION_REQUIRED" | "CONFIRM_PASSWORD" = "REAUTHENTICATION_REQUIRED",
): { kind: K; accountId: string } {
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED");
  if (!isRecentlyAuthenticated(ctx, kind)) throw userError(problem, problem === "CONFIRM_PASSWORD" ? ["password"] : []);
  return { kind, accountId };
}

/**
 * Takes a password that was typed along with an act: the session counts as recent then. Nothing typed, or nothing needed, changes nothing.
 * @throws UserErrors INVALID, WRONG_PASSWORD, RATE_LIMITED
 */
export async function acceptTypedPassword(ctx: Ctx, kind: AccountKind, password: string | null | undefined): Promise<void> {
  requireStorable({ password });
  const [accountId, session] = [accountIdOf(ctx.viewer, kind), sessionOf(ctx.viewer, kind)];
  if (!password || !accountId || !session || isRecentlyAuthenticated(ctx, kind)) return;
  await checkOwnPassword(ctx, { kind, accountId }, password);
  session.authenticatedAt = ctx.now();
  await ctx.em.nativeUpdate(Session, { id: session.sessionId }, { authenticatedAt: session.authenticatedAt });
}
