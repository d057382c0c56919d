import { countRequest } from "../../modules/account/api-key/count-request.ts";
import { resolvePartner } from "../../modules/account/api-key/resolve-partner.ts";
import { rateLimited } from "../../shared/enforce-limit.ts";
import { rateHeaders } from "../rate-headers.ts";
import type { RestCall, RestRoute } from "../rest-route.ts";

/** True for a path that is opened by a key instead of a session. */
export function isForPartners({ audience }: Pick<RestRoute, "audience">): boolean {
  return audience.some((name) => name.startsWith("PARTNER"));
}

/**
 * Identifies the caller of a path for partners: only the key in the Authorization header counts there, never a cookie, and every request
 * counts against the key's own limit. @throws UserErrors RATE_LIMITED
 */
export async function knowPartner({ ctx, request, response }: Pick<RestCall, "ctx" | "request" | "response">): Promise<void> {
  const partner = await resolvePartner(ctx, request.get("authorization"));
  ctx.viewer = partner ? { partner } : {};
  response.set("Vary", "Authorization, Accept-Language");
  if (!partner) {
    response.set("WWW-Authenticate", 'Bearer realm="Kotoba Works"');
    return;
  }
  const { allowed, limit, remaining, resetSeconds } = await countRequest(ctx, partner);
  response.set({
    ...rateHeaders({ policy: "key", limit, windowSeconds: 60, remaining, resetSeconds }),
    // The fields of earlier drafts, which many clients read.
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(remaining),
    "RateLimit-Reset": String(resetSeconds),
  });
  if (!allowed) throw rateLimited(resetSeconds);
}
