import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse } from "../../../shared/user-error.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { seekerWith, User } from "../seeker/user.entity.ts";

const schema = z.object({ email: emailSchema });

export interface RequestRegistrationInput {
  email: string;
}

/**
 * Mails a link to finish the registration, or, to an address that has an account, how to sign in. Both answer alike and do the same work,
 * so nobody learns who is registered. @throws UserErrors INVALID_EMAIL, RATE_LIMITED
 */
export async function requestRegistration(ctx: Ctx, input: RequestRegistrationInput): Promise<void> {
  const { email } = parse(schema, input);
  await enforceLimit(ctx, "register-ip", addressKey(ctx.ip));
  await enforceLimit(ctx, "register-email", email);
  await runInTransaction(ctx.em, async (em) => {
    const known = (await em.count(User, seekerWith(email))) > 0;
    const token = await issueToken(ctx, em, { purpose: "REGISTER", kind: "SEEKER", email, accountId: null, usable: !known });
    const reader = { to: email, locale: ctx.locale };
    if (known) ctx.mail(em, { ...reader, template: "already-registered", params: {} });
    else ctx.mail(em, { ...reader, template: "register", params: { token } });
  });
}
