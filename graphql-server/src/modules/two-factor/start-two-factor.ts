import { z } from "zod";
import { encrypt } from "../../platform/database/key-ring.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { newId } from "../../shared/ids.ts";
import { parse, userError } from "../../shared/user-error.ts";
import { findAccountById } from "../session/find-account.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { newSecret, secretUri } from "./totp.ts";
import { twoFactorKinds } from "./two-factor.kind.ts";

const schema = z.strictObject({ kind: z.enum(twoFactorKinds), password: z.string().max(512).nullish() });

/** One at a time, and never over a secret that guards the account already. */
const statement = `insert into two_factor (id, kind, account_id, secret, created_at) values (?, ?, ?, ?, ?)
  on conflict (kind, account_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
  where two_factor.confirmed_at is null returning id`;

/**
 * Makes a secret for the signed-in account's authenticator. It guards nothing until `confirmTwoFactor`; asking again makes another one.
 * @returns the secret, to be read from a picture or typed. @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, TWO_FACTOR_ON
 */
export async function startTwoFactor(ctx: Ctx, input: unknown): Promise<{ secret: string; uri: string }> {
  const { kind, password } = parse(schema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  const account = await findAccountById(ctx.em, kind, owner.accountId);
  if (!account) throw userError("UNAUTHENTICATED");
  const secret = newSecret();
  const rows: unknown[] = await ctx.em.execute(statement, [newId(), kind, owner.accountId, encrypt(secret), ctx.now()]);
  if (rows.length === 0) throw userError("TWO_FACTOR_ON");
  return { secret, uri: secretUri({ secret, email: account.email }) };
}
