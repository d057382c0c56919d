import { addressKey } from "../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../shared/ctx.ts";
import { enforceLimit } from "../../shared/enforce-limit.ts";

/** Counts one message to the endpoint for programs, for its address. @throws UserErrors RATE_LIMITED */
export function countCall(ctx: Ctx): Promise<void> {
  return enforceLimit(ctx, "mcp-ip", addressKey(ctx.ip));
}
