import type { LimitName } from "../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "./ctx.ts";
import { type UserErrors, userError } from "./user-error.ts";

/** The refusal of an attempt that came too early. */
export function rateLimited(seconds: number): UserErrors {
  return userError("RATE_LIMITED", [], { seconds });
}

/** Counts one attempt; call it outside of a transaction. @throws UserErrors RATE_LIMITED with the seconds to wait. */
export async function enforceLimit(ctx: Ctx, name: LimitName, value: string): Promise<void> {
  const result = await ctx.limits.consume(name, value);
  if (!result.allowed) throw rateLimited(result.retryAfterSeconds);
}
