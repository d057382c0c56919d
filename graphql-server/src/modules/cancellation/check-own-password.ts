import { verifyPassword } from "../../platform/password/password.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { enforceLimit } from "../../shared/enforce-limit.ts";
import { userError } from "../../shared/user-error.ts";
import type { SeekerViewer } from "../../shared/viewer.ts";
import { type Account, findAccountById } from "../session/find-account.ts";

/** Asks the signed-in seeker for the password once more, before what a borrowed browser must not do. @throws UserErrors WRONG_PASSWORD, RATE_LIMITED */
export async function checkOwnPassword(ctx: Ctx, { userId }: SeekerViewer, password: string): Promise<Account> {
  await enforceLimit(ctx, "password-change", `SEEKER:${userId}`);
  const account = await findAccountById(ctx.em, "SEEKER", userId);
  const fits = await verifyPassword(password, account?.password_hash);
  if (!account || !fits) throw userError("WRONG_PASSWORD", ["password"]);
  return account;
}
