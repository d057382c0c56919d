import type { Ctx } from "../../shared/ctx.ts";
import { userError } from "../../shared/user-error.ts";
import type { AdminViewer } from "../../shared/viewer.ts";
import { minutesFrom, recentMinutes } from "./session.limits.ts";

/** Until when the admin need not prove again who they are. */
export function confirmedUntil({ authenticatedAt }: AdminViewer): Date {
  return minutesFrom(authenticatedAt, recentMinutes);
}

/**
 * First line of a sensitive act of the back office (an export, a payment, somebody's rights): the session must have proved within the last
 * minutes who sits there. Costs no statement. @throws UserErrors UNAUTHENTICATED, REAUTHENTICATION_REQUIRED
 */
export function requireRecentAuthentication({ viewer: { admin }, now }: Pick<Ctx, "viewer" | "now">): AdminViewer {
  if (!admin) throw userError("UNAUTHENTICATED");
  if (confirmedUntil(admin) <= now()) throw userError("REAUTHENTICATION_REQUIRED");
  return admin;
}
