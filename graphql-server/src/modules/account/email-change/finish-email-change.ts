import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Passkey } from "../passkey/passkey.entity.ts";
import { Credential } from "../password/credential.entity.ts";
import { issueToken } from "../password/mail-tokens.ts";
import { LinkedIdentity } from "../provider/linked-identity.entity.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { endSessions } from "../session/start-session.ts";
import { findAccountByEmail, findAccountById } from "../sign-in/find-account.ts";
import { lockWays } from "../sign-in/ways-in.ts";
import { EmailChange } from "./email-change.entity.ts";
import { changeOfToken } from "./email-change.links.ts";
import { writeEmail } from "./write-email.ts";

/** Minutes in which the new address must confirm. */
const confirmMinutes = 24 * 60;

const schema = z.strictObject({ token: z.string().min(1).max(200) });

/** What became of a change that was taken back: nothing had happened yet, or the old address stands again. */
export type Revoked = "STOPPED" | "RESTORED";

/**
 * Confirms a change with the link that was mailed to the new address: from now on it is the account's. Both addresses are told.
 * @throws UserErrors TOKEN_INVALID, EMAIL_TAKEN, RATE_LIMITED
 */
export async function confirmEmailChange(ctx: Ctx, input: z.input<typeof schema>): Promise<void> {
  const { token } = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const id = changeOfToken(ctx, "confirm", token);
  await runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const open = { id, confirmedAt: null, endedAt: null, createdAt: { $gt: minutesFrom(now, -confirmMinutes) } };
    if ((await em.nativeUpdate(EmailChange, open, { confirmedAt: now })) !== 1) throw userError("TOKEN_INVALID", ["token"]);
    const { kind, accountId, oldEmail, newEmail } = await em.findOneOrFail(EmailChange, { id }, { refresh: true });
    await lockWays(em, { kind, accountId });
    const account = await findAccountById(em, kind, accountId);
    if (!account?.may_sign_in || account.email !== oldEmail) throw userError("TOKEN_INVALID", ["token"]);
    if (await findAccountByEmail(em, kind, newEmail)) throw userError("EMAIL_TAKEN", ["token"]);
    await writeEmail(ctx, em, { kind, accountId, email: newEmail });
    recordAudit(ctx, em, { action: "emailChange.confirm", objectType: "EmailChange", objectId: id, actor: { kind, id: accountId } });
    for (const to of [oldEmail, newEmail]) ctx.mail(em, { to, template: "email-changed", locale: account.locale, params: { kind } });
  });
}

/** Gives an account back to its old address: whoever changed it may know the password and have left keys of their own. */
async function restore(ctx: Ctx, em: EntityManager, { kind, accountId, oldEmail, createdAt }: EmailChange): Promise<void> {
  const owner = { kind, accountId };
  const holder = await findAccountByEmail(em, kind, oldEmail);
  if (holder && holder.id !== accountId) throw userError("TOKEN_INVALID", ["token"]);
  await writeEmail(ctx, em, { ...owner, email: oldEmail });
  await endSessions(em, owner);
  await em.nativeUpdate(Credential, owner, { disabledAt: ctx.now(), updatedAt: ctx.now() });
  await em.nativeDelete(Passkey, { ...owner, createdAt: { $gte: createdAt } });
  if (kind === "SEEKER") await em.nativeDelete(LinkedIdentity, { user: accountId, createdAt: { $gte: createdAt } });
  const account = await findAccountById(em, kind, accountId);
  if (!account?.may_sign_in) return;
  const token = await issueToken(ctx, em, { purpose: "RESET_PASSWORD", kind, email: oldEmail, accountId, usable: true });
  ctx.mail(em, { to: oldEmail, template: "reset-password", locale: account.locale, params: { kind, token } });
}

/**
 * Takes a change back with the link that was mailed to the old address. One that was confirmed is undone: the old address stands again,
 * every session ends, the password works no more until a new one is set by the mail that goes out, and keys added since are gone.
 * @throws UserErrors TOKEN_INVALID, RATE_LIMITED
 */
export async function revokeEmailChange(ctx: Ctx, input: z.input<typeof schema>): Promise<Revoked> {
  const { token } = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const id = changeOfToken(ctx, "revoke", token);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const open = { id, endedAt: null, revocableUntil: { $gt: now } };
    if ((await em.nativeUpdate(EmailChange, open, { endedAt: now })) !== 1) throw userError("TOKEN_INVALID", ["token"]);
    const change = await em.findOneOrFail(EmailChange, { id }, { refresh: true });
    const { kind, accountId } = change;
    await lockWays(em, { kind, accountId });
    if (change.confirmedAt) {
      await em.nativeUpdate(EmailChange, { kind, accountId, endedAt: null, createdAt: { $gte: change.createdAt } }, { endedAt: now });
      await restore(ctx, em, change);
    }
    recordAudit(ctx, em, { action: "emailChange.revoke", objectType: "EmailChange", objectId: id, actor: { kind, id: accountId } });
    return change.confirmedAt ? "RESTORED" : "STOPPED";
  });
}
