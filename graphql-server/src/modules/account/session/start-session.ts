import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { AdminViewer, CompanyViewer, SeekerViewer, Viewer } from "../../../shared/viewer/viewer.ts";
import { Session } from "./session.entity.ts";
import { minutesFrom, sessionMinutes } from "./session.limits.ts";
import { newToken, tokenHash } from "./session.token.ts";

/** The viewer's session of one kind, if any; that of an admin who has to set up the second factor counts. */
export function sessionOf(viewer: Viewer, kind: AccountKind): SeekerViewer | CompanyViewer | AdminViewer | undefined {
  return { SEEKER: viewer.seeker, COMPANY: viewer.company, ADMIN: viewer.admin ?? viewer.adminToEnrol }[kind];
}

/** The id of the viewer's session of one kind, if any. */
export function sessionIdOf(viewer: Viewer, kind: AccountKind): string | undefined {
  return sessionOf(viewer, kind)?.sessionId;
}

/** The viewer's account of one kind, if any. */
export function accountIdOf(viewer: Viewer, kind: AccountKind): string | undefined {
  const byKind = {
    SEEKER: viewer.seeker?.userId,
    COMPANY: viewer.company?.memberId,
    ADMIN: (viewer.admin ?? viewer.adminToEnrol)?.adminId,
  };
  return byKind[kind];
}

/**
 * Opens a session in the given transaction and ends the one this browser had of the same kind, so that a token known before signing in is
 * worth nothing after it. The token is for the cookie; the database keeps its hash only.
 */
export async function startSession(
  ctx: Ctx,
  em: EntityManager,
  account: { kind: AccountKind; accountId: string },
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const now = ctx.now();
  const old = sessionIdOf(ctx.viewer, account.kind);
  if (old) await em.nativeDelete(Session, { id: old });
  const sessionId = newId();
  em.create(Session, {
    id: sessionId,
    tokenHash: tokenHash(token),
    ...account,
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: now,
    expiresAt: minutesFrom(now, sessionMinutes[account.kind].absolute),
    ip: ctx.ip.slice(0, 64),
    userAgent: ctx.userAgent.slice(0, 300),
  });
  return { token, sessionId };
}

/** Ends every session of an account, but one if given: after a password change, a change of role, a suspension. Answers how many. */
export async function endSessions(
  em: EntityManager,
  { except, ...account }: { kind: AccountKind; accountId: string; except?: string },
): Promise<number> {
  return em.nativeDelete(Session, { ...account, ...(except && { id: { $ne: except } }) });
}
