import { z } from "zod";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import { hashPassword, needsRehash, verifyPassword } from "../../platform/password/password.ts";
import type { AccountKind } from "../../shared/actor.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { emailSchema } from "../../shared/email.ts";
import { parse, userError } from "../../shared/user-error.ts";
import type { Viewer } from "../../shared/viewer.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { returnFromCancellation } from "../cancellation/return-from-cancellation.ts";
import { Credential } from "./credential.entity.ts";
import { type Account, findAccountByEmail, withAccount } from "./find-account.ts";
import { type Attempt, admitAttempt, forgiveAttempts, punishFailure } from "./sign-in-throttle.ts";
import { startSession } from "./start-session.ts";

/** Wrong passwords in a row after which only a reset by mail helps (NIST SP 800-63B-4). */
export const failuresUntilDisabled = 100;

/** Stands in for an unknown account, so that refusing it costs the same statements. */
const nobody = "00000000-0000-0000-0000-000000000000";

const signInSchema = z.object({ email: emailSchema, password: z.string().min(1).max(512) });

export interface SignInInput {
  kind: AccountKind;
  email: string;
  password: string;
}

/** A browser that is signed in from now on: the token is its cookie. */
export interface SignedIn {
  token: string;
  viewer: Viewer;
}

const countFailure = `update credential set consecutive_failures = consecutive_failures + 1, updated_at = ?,
  disabled_at = case when consecutive_failures + 1 >= ${failuresUntilDisabled} then coalesce(disabled_at, ?) else disabled_at end
  where kind = ? and account_id = ?`;

async function refuse(ctx: Ctx, kind: AccountKind, account: Account | undefined, attempt: Attempt): Promise<never> {
  const now = ctx.now();
  await runInTransaction(ctx.em, async (em) => {
    await em.execute(countFailure, [now, now, kind, account?.id ?? nobody]);
    const actor = { kind, id: account?.id ?? null };
    recordAudit(ctx, em, { action: "session.signIn", objectType: "Session", result: "FAILED", actor });
  });
  await punishFailure(ctx, attempt);
  throw userError("INVALID_CREDENTIALS");
}

/**
 * Signs in one kind of account by address and password. Unknown address, wrong password and closed account are refused alike: same code,
 * same work, same statements. @throws UserErrors INVALID_CREDENTIALS, RATE_LIMITED, UNAVAILABLE; HashingBusyError.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignedIn> {
  const { kind } = input;
  const { email, password } = parse(signInSchema, input);
  const attempt = await admitAttempt(ctx, { kind, email });
  const account = await findAccountByEmail(ctx.em, kind, email);
  const fits = await verifyPassword(password, account?.password_hash);
  if (!account || !fits || account.password_disabled || !account.may_sign_in) return refuse(ctx, kind, account, attempt);
  const renewed = needsRehash(account.password_hash ?? "") ? { passwordHash: await hashPassword(password) } : {};
  const signedIn = await runInTransaction(ctx.em, async (em) => {
    const owner = { kind, accountId: account.id };
    await em.nativeUpdate(Credential, owner, { consecutiveFailures: 0, updatedAt: ctx.now(), ...renewed });
    if (kind === "SEEKER") await returnFromCancellation(ctx, em, account.id);
    const { token, sessionId } = await startSession(ctx, em, owner);
    recordAudit(ctx, em, {
      action: "session.signIn",
      objectType: "Session",
      objectId: sessionId,
      actor: { kind, id: account.id, sessionId },
    });
    return { token, viewer: withAccount(ctx.viewer, kind, account, sessionId) };
  });
  await forgiveAttempts(ctx, { kind, email });
  return signedIn;
}
