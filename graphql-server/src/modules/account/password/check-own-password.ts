import { verifyPassword } from "../../../platform/password/password.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { type Account, findAccountById } from "../sign-in/find-account.ts";

/** The account whose password is checked. */
interface Owner {
  kind: AccountKind;
  accountId: string;
}

/** Asks for the account's password again before acts forbidden to a borrowed browser. @throws UserErrors WRONG_PASSWORD, NO_PASSWORD, RATE_LIMITED */
export async function checkOwnPassword(ctx: Ctx, { kind, accountId }: Owner, password: string): Promise<Account> {
  await enforceLimit(ctx, "password-change", `${kind}:${accountId}`);
  const account = await findAccountById(ctx.em, kind, accountId);
  if (account && !account.password_hash) throw userError("NO_PASSWORD", ["password"]);
  const fits = await verifyPassword(password, account?.password_hash);
  if (!account || !fits) throw userError("WRONG_PASSWORD", ["password"]);
  return account;
}
