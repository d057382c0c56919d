import { isBusy } from "../../../platform/is-busy.ts";
import { addressKey, limitTable } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit, rateLimited } from "../../../shared/enforce-limit.ts";
import { UserErrors, userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";

const firstWaitSeconds = 30;
const longestWaitSeconds = 60 * 60;

/** Seconds an account waits after its nth wrong password beyond the free ones: 30 s, 1 min, 2 min … 1 h. */
export function waitSeconds(strikes: number): number {
  return Math.min(firstWaitSeconds * 2 ** (strikes - 1), longestWaitSeconds);
}

/** The outcome of asking to try a password. */
export interface Attempt {
  /** The counted account: the same for an address that nobody registered. */
  key: string;
  /** True when a wrong password now starts a wait. */
  last: boolean;
}

async function countAttempt(ctx: Ctx, key: string): Promise<Attempt> {
  await enforceLimit(ctx, "login-ip", addressKey(ctx.ip));
  const strikes = await ctx.limits.used("login-strikes", key);
  const points = strikes > 0 ? limitTable["login-account"].points : 1;
  const result = await ctx.limits.consume("login-account", key, points);
  if (!result.allowed) throw rateLimited(result.retryAfterSeconds);
  return { key, last: result.remaining === 0 };
}

/**
 * Counts an attempt to sign in, before anything is looked up: ten in fifteen minutes are free, then each wrong password is followed by a
 * growing wait. @throws UserErrors RATE_LIMITED, or UNAVAILABLE when the limits cannot be counted: nobody is let in uncounted.
 */
export async function admitAttempt(ctx: Ctx, account: { kind: AccountKind; email: string }): Promise<Attempt> {
  try {
    return await countAttempt(ctx, `${account.kind}:${account.email}`);
  } catch (error) {
    if (error instanceof UserErrors || isBusy(error)) throw error;
    throw userError("UNAVAILABLE");
  }
}

/** Starts the wait that follows a wrong password once the free attempts are used up. */
export async function punishFailure(ctx: Ctx, { key, last }: Attempt): Promise<void> {
  if (!last) return;
  const result = await ctx.limits.consume("login-strikes", key);
  const strikes = result.allowed ? limitTable["login-strikes"].points - result.remaining : limitTable["login-strikes"].points;
  await ctx.limits.block("login-account", key, waitSeconds(strikes));
}

/** Forgets the attempts of an account, after the right password or a reset by mail. */
export async function forgiveAttempts(ctx: Ctx, account: { kind: AccountKind; email: string }): Promise<void> {
  const key = `${account.kind}:${account.email}`;
  await ctx.limits.clear("login-account", key);
  await ctx.limits.clear("login-strikes", key);
}
