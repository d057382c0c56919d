import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { passkeyKinds } from "../passkey/passkey.kind.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { sessionIdOf } from "../session/start-session.ts";
import { findAccountByEmail, findAccountById } from "../sign-in/find-account.ts";
import { EmailChange } from "./email-change.entity.ts";
import { changeToken } from "./email-change.links.ts";

/** Days in which the old address may take a change back. */
export const revocableDays = 7;

const schema = z.strictObject({ kind: z.enum(passkeyKinds), email: emailSchema, password: z.string().max(512).nullish() });

/**
 * Asks for another address. Nothing changes until the new one confirms it; the old one is told at once and may take it back. An address
 * that has an account is answered alike, and only its owner reads so. A later request voids an earlier one.
 * @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, INVALID_EMAIL, EMAIL_TAKEN for the address of today, RATE_LIMITED
 */
export async function requestEmailChange(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { kind, email, password } = parse(schema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  await enforceLimit(ctx, "email-change", `${kind}:${owner.accountId}`);
  await runInTransaction(ctx.em, async (em) => {
    const account = await findAccountById(em, kind, owner.accountId);
    if (!account) throw userError("UNAUTHENTICATED");
    if (account.email === email) throw userError("EMAIL_TAKEN", ["email"]);
    const isKnown = (await findAccountByEmail(em, kind, email)) !== undefined;
    const now = ctx.now();
    await em.nativeUpdate(EmailChange, { ...owner, confirmedAt: null, endedAt: null }, { endedAt: now });
    const change = em.create(EmailChange, {
      id: newId(),
      ...owner,
      oldEmail: account.email,
      newEmail: email,
      createdAt: now,
      endedAt: isKnown ? now : null,
      revocableUntil: minutesFrom(now, revocableDays * 24 * 60),
    });
    const actor = { kind, id: owner.accountId, sessionId: sessionIdOf(ctx.viewer, kind) ?? null };
    recordAudit(ctx, em, { action: "emailChange.request", objectType: "EmailChange", objectId: change.id, actor });
    const { locale } = account;
    const revoke = { kind, token: changeToken(ctx, "revoke", change.id), days: revocableDays };
    ctx.mail(em, { to: account.email, template: "email-change-asked", locale, params: revoke });
    if (isKnown) ctx.mail(em, { to: email, template: "email-change-taken", locale, params: {} });
    else ctx.mail(em, { to: email, template: "email-change-confirm", locale, params: { token: changeToken(ctx, "confirm", change.id) } });
  });
}
