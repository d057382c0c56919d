import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import { checkOwnPassword } from "../password/check-own-password.ts";
import { isRecentlyAuthenticated } from "../session/recent-authentication.ts";
import { type Account, findAccountById } from "../sign-in/find-account.ts";

/**
 * Asks a seeker once more who they are before the account is given up or everything in it is handed out: the password typed with the act, always,
 * where the account has one; of an account without, its other way in (provider or passkey) within the last minutes.
 * @throws UserErrors CONFIRM_PASSWORD, WRONG_PASSWORD, CONFIRM_WITHOUT_PASSWORD, RATE_LIMITED
 */
export async function proveOwner(ctx: Ctx, accountId: string, password: string | null): Promise<Account> {
  const account = await findAccountById(ctx.em, "SEEKER", accountId);
  if (!account) throw userError("UNAUTHENTICATED");
  if (!account.password_hash) {
    if (!isRecentlyAuthenticated(ctx, "SEEKER")) throw userError("CONFIRM_WITHOUT_PASSWORD");
    return account;
  }
  if (!password) throw userError("CONFIRM_PASSWORD", ["password"]);
  return checkOwnPassword(ctx, { kind: "SEEKER", accountId }, password);
}
