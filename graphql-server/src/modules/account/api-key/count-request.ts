import type { Ctx } from "../../../shared/ctx.ts";
import type { PartnerViewer } from "../../../shared/viewer/viewer.ts";

/** The part of a key's minute that is left, for RateLimit headers. */
export interface Allowance {
  allowed: boolean;
  limit: number;
  remaining: number;
  resetSeconds: number;
}

/** Counts one request of a key against its own limit a minute. */
export async function countRequest(ctx: Ctx, { keyId, requestsPerMinute: limit }: PartnerViewer): Promise<Allowance> {
  const { used, resetSeconds } = await ctx.limits.count("partner-key", keyId);
  return { allowed: used <= limit, limit, remaining: Math.max(limit - used, 0), resetSeconds };
}
