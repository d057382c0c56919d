import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { accountIdOf } from "../session/start-session.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { type Renewed, renewSession } from "./renew-session.ts";
import { countCodeTry, forgiveCodeTries } from "./spend-code.ts";
import { stepOf } from "./totp.ts";
import { TwoFactor } from "./two-factor.entity.ts";
import { twoFactorKinds } from "./two-factor.kind.ts";

const schema = z.strictObject({ kind: z.enum(twoFactorKinds), code: z.string().min(1).max(40) });

/**
 * Turns the second factor on, or takes another authenticator for it, with the first code of the new one. The account's other sessions
 * end, this browser gets a new one, and the owner is told by mail. @returns the session and ten recovery codes, which are never shown again.
 * @throws UserErrors UNAUTHENTICATED, WRONG_CODE, RATE_LIMITED, TWO_FACTOR_NOT_STARTED
 */
export async function confirmTwoFactor(ctx: Ctx, input: z.input<typeof schema>): Promise<Renewed & { recoveryCodes: string[] }> {
  const { kind, code } = parse(schema, input);
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED");
  const owner = { kind, accountId };
  await countCodeTry(ctx, owner);
  const confirmed = await runInTransaction(ctx.em, async (em) => {
    const pending = await em.findOne(TwoFactor, owner, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const secret = pending?.confirmedAt ? pending.nextSecret : pending?.secret;
    if (!pending || !secret) throw userError("TWO_FACTOR_NOT_STARTED");
    const step = stepOf(code.normalize("NFKC").replace(/\s/g, ""), { secret, now: ctx.now() });
    if (step === undefined) throw userError("WRONG_CODE", ["code"]);
    const change = pending.confirmedAt
      ? ({ action: "twoFactor.replace", template: "two-factor-replaced" } as const)
      : ({ action: "twoFactor.turnOn", template: "two-factor-on" } as const);
    pending.secret = secret;
    pending.nextSecret = null;
    pending.confirmedAt = ctx.now();
    pending.lastStep = step;
    await em.flush();
    const recoveryCodes = await replaceRecoveryCodes(ctx, em, owner);
    return { ...(await renewSession(ctx, em, { ...owner, ...change })), recoveryCodes };
  });
  await forgiveCodeTries(ctx, owner);
  return confirmed;
}
