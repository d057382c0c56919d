import { z } from "zod";
import { encrypt } from "../../../platform/keys/key-ring.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { spendCode } from "./spend-code.ts";
import { newSecret, secretUri } from "./totp.ts";
import { twoFactorKinds } from "./two-factor.kind.ts";

const schema = z.strictObject({
  kind: z.enum(twoFactorKinds),
  password: z.string().max(512).nullish(),
  code: z.string().max(40).nullish(),
});

/** One at a time, and never over a secret that guards the account already. */
const statement = `insert into two_factor (id, kind, account_id, secret, created_at) values (?, ?, ?, ?, ?)
  on conflict (kind, account_id) do update set secret = excluded.secret, created_at = excluded.created_at, last_step = null
  where two_factor.confirmed_at is null returning id`;

const takeOver = "update two_factor set next_secret = ? where kind = ? and account_id = ? and confirmed_at is not null returning id";

/**
 * Makes a secret for the signed-in account's authenticator. It guards nothing until `confirmTwoFactor`; asking again makes another one.
 * When an authenticator guards the account already, it stays in force until the new one's first code, and a code of it must be given.
 * @returns the secret, to be read from a picture or typed. @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD,
 * TWO_FACTOR_ON without a code, WRONG_CODE, RATE_LIMITED
 */
export async function startTwoFactor(ctx: Ctx, input: z.input<typeof schema>): Promise<{ secret: string; uri: string }> {
  const { kind, password, code } = parse(schema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  const account = await findAccountById(ctx.em, kind, owner.accountId);
  if (!account) throw userError("UNAUTHENTICATED");
  const secret = newSecret();
  if (code) await spendCode(ctx, owner, code);
  const rows: unknown[] = code
    ? await ctx.em.execute(takeOver, [encrypt(secret), kind, owner.accountId])
    : await ctx.em.execute(statement, [newId(), kind, owner.accountId, encrypt(secret), ctx.now()]);
  if (rows.length === 0) throw userError("TWO_FACTOR_ON");
  return { secret, uri: secretUri({ secret, email: account.email }) };
}
