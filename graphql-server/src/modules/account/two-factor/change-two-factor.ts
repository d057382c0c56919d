import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { removeTwoFactor } from "./remove-two-factor.ts";
import { type Renewed, renewSession } from "./renew-session.ts";
import { spendCode } from "./spend-code.ts";
import { twoFactorKinds } from "./two-factor.kind.ts";

const schema = z.strictObject({
  kind: z.enum(twoFactorKinds),
  code: z.string().min(1).max(40),
  password: z.string().max(512).nullish(),
});

/** Checks that somebody who changes a second factor has just typed the password and holds the authenticator or a recovery code. */
async function proveBoth(ctx: Ctx, input: z.input<typeof schema>) {
  const { kind, code, password } = parse(schema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  await spendCode(ctx, owner, code);
  return owner;
}

/**
 * Takes the second factor off the signed-in account. @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, WRONG_CODE,
 * RATE_LIMITED; TWO_FACTOR_MANDATORY where the account must have one
 */
export async function turnOffTwoFactor(ctx: Ctx, input: z.input<typeof schema>): Promise<Renewed> {
  const { kind } = parse(schema, input);
  if (ctx.requiresTwoFactor(kind)) throw userError("TWO_FACTOR_MANDATORY");
  const owner = await proveBoth(ctx, input);
  return runInTransaction(ctx.em, async (em) => {
    await removeTwoFactor(em, owner);
    return renewSession(ctx, em, { ...owner, action: "twoFactor.turnOff", template: "two-factor-off" });
  });
}

/**
 * Gives the signed-in account ten new recovery codes; the old ones are void. @returns the session and the codes, which are never shown again.
 * @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, WRONG_CODE, RATE_LIMITED
 */
export async function renewRecoveryCodes(ctx: Ctx, input: z.input<typeof schema>): Promise<Renewed & { recoveryCodes: string[] }> {
  const owner = await proveBoth(ctx, input);
  return runInTransaction(ctx.em, async (em) => {
    const recoveryCodes = await replaceRecoveryCodes(ctx, em, owner);
    return {
      ...(await renewSession(ctx, em, { ...owner, action: "twoFactor.renewCodes", template: "recovery-codes-renewed" })),
      recoveryCodes,
    };
  });
}
