import type { EntityManager } from "@mikro-orm/postgresql";
import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { RegistrationIntent } from "../registration/registration-intent.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { newToken, tokenHash } from "../session/session.token.ts";
import { MailToken, type MailTokenPurpose, tokenEmail } from "./mail-token.entity.ts";

/** Minutes for which a mailed link works, by purpose. */
export const tokenMinutes: Readonly<Record<MailTokenPurpose, number>> = { REGISTER: 24 * 60, RESET_PASSWORD: 60, INVITE: 3 * 24 * 60 };

interface TokenOwner {
  purpose: MailTokenPurpose;
  kind: AccountKind;
  email: string;
  accountId: string | null;
  intent?: RegistrationIntent | null;
}

/**
 * Makes the token of a mailed link in the given transaction and voids those mailed before for the same purpose and address. With `usable`
 * false the same statements leave a row that opens nothing: so an address that must not get a link costs the same as one that does.
 */
export async function issueToken(ctx: Ctx, em: EntityManager, { usable, ...owner }: TokenOwner & { usable: boolean }): Promise<string> {
  const token = newToken();
  const now = ctx.now();
  const { purpose, kind, email } = owner;
  await em.nativeUpdate(MailToken, { purpose, kind, emailKey: tokenEmail.among([email]), usedAt: null }, { usedAt: now, intent: null });
  const times = { createdAt: now, expiresAt: minutesFrom(now, tokenMinutes[purpose]), usedAt: usable ? null : now };
  em.create(MailToken, { id: newId(), tokenHash: tokenHash(token), ...owner, ...times });
  return token;
}

interface TokenRequest {
  token: string;
  kind: AccountKind;
  purposes: readonly MailTokenPurpose[];
}

/** Returns what a still valid token was mailed for, and to whom; reading does not use it up. @throws UserErrors TOKEN_INVALID */
export async function readToken(
  ctx: Ctx,
  { token, kind, purposes }: TokenRequest,
): Promise<{ email: string; intent: RegistrationIntent | null }> {
  const live = { tokenHash: tokenHash(token), kind, purpose: { $in: [...purposes] }, usedAt: null, expiresAt: { $gt: ctx.now() } };
  const found = await ctx.em.findOne(MailToken, live);
  if (!found) throw userError("TOKEN_INVALID", ["token"]);
  return { email: found.email, intent: found.intent ?? null };
}

/** Uses a token up: of any number of simultaneous requests exactly one succeeds. @throws UserErrors TOKEN_INVALID */
export async function redeemToken(
  ctx: Ctx,
  em: EntityManager,
  { token, kind, purposes }: TokenRequest,
): Promise<{ email: string; accountId: string | null; purpose: MailTokenPurpose }> {
  const now = ctx.now();
  const rows = await em.execute<{ email: string; account_id: string | null; purpose: MailTokenPurpose }[]>(
    `update mail_token set used_at = ?, intent = null where token_hash = ? and kind = ? and purpose in (${purposes.map(() => "?").join(", ")})
     and used_at is null and expires_at > ? returning email, account_id, purpose`,
    [now, tokenHash(token), kind, ...purposes, now],
  );
  const [row] = rows;
  if (!row) throw userError("TOKEN_INVALID", ["token"]);
  return { email: unseal(row.email), accountId: row.account_id, purpose: row.purpose };
}
