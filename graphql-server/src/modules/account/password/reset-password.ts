import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword } from "../../../platform/password/password.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { endSessions } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { forgiveAttempts } from "../sign-in/sign-in-throttle.ts";
import { readToken, redeemToken } from "./mail-tokens.ts";
import { checkNewPassword } from "./password-rules.ts";
import { setPassword } from "./set-password.ts";

const schema = z.object({ token: z.string().min(1).max(100), password: z.string().min(1).max(512) });

export interface ResetPasswordInput {
  kind: AccountKind;
  token: string;
  password: string;
}

/**
 * Sets a password with a mailed token (a reset, or an invitation's first password). The token works once; every session of the account ends
 * and its owner is told by mail. Does not sign in. @throws UserErrors TOKEN_INVALID, PASSWORD_…
 */
export async function resetPassword(ctx: Ctx, input: ResetPasswordInput): Promise<void> {
  const { kind } = input;
  const valid = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const request = { token: valid.token, kind, purposes: ["RESET_PASSWORD", "INVITE"] } as const;
  const { email } = await readToken(ctx, request);
  checkNewPassword(valid.password, { email, path: ["password"] });
  const passwordHash = await hashPassword(valid.password);
  await runInTransaction(ctx.em, async (em) => {
    const { accountId } = await redeemToken(ctx, em, request);
    const account = accountId ? await findAccountById(em, kind, accountId) : undefined;
    if (!account?.may_sign_in) throw userError("TOKEN_INVALID", ["token"]);
    const owner = { kind, accountId: account.id };
    await setPassword(em, { ...owner, passwordHash, now: ctx.now() });
    await endSessions(em, owner);
    const actor = { kind, id: account.id };
    recordAudit(ctx, em, { action: "session.resetPassword", objectType: "Credential", objectId: account.id, actor });
    ctx.mail(em, { to: account.email, template: "password-changed", locale: account.locale, params: { kind } });
  });
  await forgiveAttempts(ctx, { kind, email });
}
