import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { checkOwnPassword } from "../password/check-own-password.ts";
import { withAccount } from "../sign-in/find-account.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { Session } from "./session.entity.ts";
import { newToken, tokenHash } from "./session.token.ts";

const schema = z.object({ password: z.string().min(1).max(512) });

export interface ReauthenticateInput {
  password: string;
}

/**
 * Asks the admin once more for the password; the session then counts as fresh for some minutes. It gets a new token, so that one known
 * before is worth nothing after (ASVS 7.2.4); its absolute end stays. @throws UserErrors UNAUTHENTICATED, WRONG_PASSWORD, RATE_LIMITED
 */
export async function reauthenticate(ctx: Ctx, input: ReauthenticateInput): Promise<SignedIn> {
  const { admin } = ctx.viewer;
  if (!admin) throw userError("UNAUTHENTICATED");
  const { password } = parse(schema, input);
  const { adminId, sessionId } = admin;
  const account = await checkOwnPassword(ctx, { kind: "ADMIN", accountId: adminId }, password);
  const token = newToken();
  const authenticatedAt = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    await em.nativeUpdate(Session, { id: sessionId }, { tokenHash: tokenHash(token), authenticatedAt });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "session.reauthenticate", objectType: "Session", objectId: sessionId, actor });
    return { token, viewer: withAccount(ctx, "ADMIN", account, sessionId) };
  });
}
