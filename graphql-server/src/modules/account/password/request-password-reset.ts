import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { findAccountByEmail } from "../sign-in/find-account.ts";
import { issueToken } from "./mail-tokens.ts";

const schema = z.object({ email: emailSchema });

export interface RequestPasswordResetInput {
  kind: AccountKind;
  email: string;
}

/**
 * Mails a link to a new password; to an address without an account a mail that says so goes out, as only its owner reads it. The answer, the
 * work and the statements are the same. @throws UserErrors INVALID_EMAIL, RATE_LIMITED
 */
export async function requestPasswordReset(ctx: Ctx, input: RequestPasswordResetInput): Promise<void> {
  const { kind } = input;
  const { email } = parse(schema, input);
  await enforceLimit(ctx, "reset-ip", addressKey(ctx.ip));
  await enforceLimit(ctx, "reset-email", `${kind}:${email}`);
  await runInTransaction(ctx.em, async (em) => {
    const account = await findAccountByEmail(em, kind, email);
    const usable = account?.may_sign_in === true;
    const token = await issueToken(ctx, em, { purpose: "RESET_PASSWORD", kind, email, accountId: account?.id ?? null, usable });
    const reader = { to: email, locale: account?.locale ?? ctx.locale };
    if (usable) ctx.mail(em, { ...reader, template: "reset-password", params: { kind, token } });
    else ctx.mail(em, { ...reader, template: "reset-unknown", params: {} });
  });
}
