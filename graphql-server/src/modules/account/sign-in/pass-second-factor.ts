import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { UserErrors, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { RecoveryCode } from "../two-factor/recovery-code.entity.ts";
import { type SpentCode, spendCode } from "../two-factor/spend-code.ts";
import { countFailure } from "./count-failure.ts";
import type { Account } from "./find-account.ts";
import { forgiveAttempts } from "./sign-in-throttle.ts";

interface Asked {
  kind: AccountKind;
  account: Account;
  code: string | undefined;
}

/**
 * The second factor of somebody whose password is right. The password is then no try any more; codes are counted on their own.
 * @returns undefined for an account without one. @throws UserErrors TWO_FACTOR_REQUIRED, WRONG_CODE, RATE_LIMITED
 */
export async function passSecondFactor(ctx: Ctx, { kind, account, code }: Asked): Promise<SpentCode | undefined> {
  if (!account.two_factor) return undefined;
  if (!code?.trim()) {
    await forgiveAttempts(ctx, { kind, email: account.email });
    throw userError("TWO_FACTOR_REQUIRED", ["code"]);
  }
  try {
    return await spendCode(ctx, { kind, accountId: account.id }, code);
  } catch (error) {
    const wrong = error instanceof UserErrors && error.problems.some((problem) => problem.code === "WRONG_CODE");
    if (wrong) await countFailure(ctx, { kind, id: account.id, step: "code" });
    throw error;
  }
}

/** Tells the owner that a recovery code was used and how many are left: by then a thief may have the paper. */
export async function tellRecoveryCode(ctx: Ctx, em: EntityManager, { kind, account }: Omit<Asked, "code">): Promise<void> {
  const left = await em.count(RecoveryCode, { kind, accountId: account.id, usedAt: null });
  ctx.mail(em, { to: account.email, template: "recovery-code-used", locale: account.locale, params: { kind, left } });
}
