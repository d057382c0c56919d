import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword, needsRehash, verifyPassword } from "../../../platform/password/password.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { Credential } from "../password/credential.entity.ts";
import { countFailure } from "./count-failure.ts";
import { type Account, findAccountByEmail } from "./find-account.ts";
import { letIn } from "./let-in.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { type Attempt, admitAttempt, forgiveAttempts, punishFailure } from "./sign-in-throttle.ts";
import type { SignedIn } from "./signed-in.ts";

const signInSchema = z.object({ email: emailSchema, password: z.string().min(1).max(512), code: z.string().max(40).optional() });

export interface SignInInput {
  kind: AccountKind;
  email: string;
  password: string;
  /** Of the second factor, where the account has one. */
  code?: string;
}

async function refuse(ctx: Ctx, kind: AccountKind, account: Account | undefined, attempt: Attempt): Promise<never> {
  await countFailure(ctx, { kind, id: account?.id, step: "password" });
  await punishFailure(ctx, attempt);
  throw userError("INVALID_CREDENTIALS");
}

/**
 * Signs in one kind of account by address and password. Unknown address, wrong password and closed account are refused alike: same code,
 * same work, same statements.
 * @throws UserErrors INVALID_CREDENTIALS, TWO_FACTOR_REQUIRED, WRONG_CODE, RATE_LIMITED, UNAVAILABLE; HashingBusyError.
 */
export async function signIn(ctx: Ctx, input: SignInInput): Promise<SignedIn> {
  const { kind } = input;
  const { email, password, code } = parse(signInSchema, input);
  const attempt = await admitAttempt(ctx, { kind, email });
  const account = await findAccountByEmail(ctx.em, kind, email);
  const fits = await verifyPassword(password, account?.password_hash);
  if (!account || !fits || account.password_disabled || !account.may_sign_in) return refuse(ctx, kind, account, attempt);
  const spent = await passSecondFactor(ctx, { kind, account, code });
  const renewed = needsRehash(account.password_hash ?? "") ? { passwordHash: await hashPassword(password) } : {};
  const signedIn = await runInTransaction(ctx.em, async (em) => {
    const owner = { kind, accountId: account.id };
    // The password that was checked must still be the one: a reset may have come in between.
    const checked = { ...owner, passwordHash: account.password_hash ?? "", disabledAt: null };
    const fresh = { consecutiveFailures: 0, updatedAt: ctx.now(), ...renewed };
    if ((await em.nativeUpdate(Credential, checked, fresh)) === 0) throw userError("INVALID_CREDENTIALS");
    return letIn(ctx, em, { kind, account, spent });
  });
  await forgiveAttempts(ctx, { kind, email });
  return signedIn;
}
