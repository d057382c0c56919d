import type { Ctx } from "../../../shared/ctx.ts";
import { isRecentlyAuthenticated } from "../session/recent-authentication.ts";
import { accountIdOf } from "../session/start-session.ts";
import { RecoveryCode } from "./recovery-code.entity.ts";
import { TwoFactor } from "./two-factor.entity.ts";
import type { TwoFactorKind } from "./two-factor.kind.ts";

/** The state of the signed-in account's second factor; null when nobody is signed in to that kind. */
export async function ownTwoFactor(ctx: Ctx, kind: TwoFactorKind) {
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) return null;
  const found = await ctx.em.findOne(TwoFactor, { kind, accountId, confirmedAt: { $ne: null } });
  return {
    id: accountId,
    enabledAt: found?.confirmedAt ?? null,
    recoveryCodesLeft: found ? await ctx.em.count(RecoveryCode, { kind, accountId, usedAt: null }) : 0,
    isRequired: ctx.requiresTwoFactor(kind),
    mustConfirmPassword: !isRecentlyAuthenticated(ctx, kind),
  };
}
