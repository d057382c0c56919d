import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse } from "../../../shared/user-error.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { seekerWith, User } from "../seeker/user.entity.ts";
import { onwardOf, registrationIntentSchema, signInPathFor } from "./registration-intent.ts";

const schema = z.object({ email: emailSchema, intent: registrationIntentSchema.nullish() });

export interface RequestRegistrationInput {
  email: string;
  intent?: z.input<typeof registrationIntentSchema> | null;
}

/**
 * Mails a link to finish the registration, or, to an address that has an account, how to sign in. Both answer alike and do the same work,
 * so nobody learns who is registered. What the visitor was about to do goes along: it is done, or the form of it opened, once the link was
 * used. @throws UserErrors INVALID_EMAIL, RATE_LIMITED
 */
export async function requestRegistration(ctx: Ctx, input: RequestRegistrationInput): Promise<void> {
  const { email, intent = null } = parse(schema, input);
  await enforceLimit(ctx, "register-ip", addressKey(ctx.ip));
  await enforceLimit(ctx, "register-email", email);
  await runInTransaction(ctx.em, async (em) => {
    const known = (await em.count(User, seekerWith(email))) > 0;
    const token = await issueToken(ctx, em, {
      purpose: "REGISTER",
      kind: "SEEKER",
      email,
      accountId: null,
      intent: known ? null : intent,
      usable: !known,
    });
    const reader = { to: email, locale: ctx.locale };
    if (known) ctx.mail(em, { ...reader, template: "already-registered", params: { signIn: signInPathFor(intent) } });
    else ctx.mail(em, { ...reader, template: "register", params: { token, onward: onwardOf(intent) } });
  });
}
