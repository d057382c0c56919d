import { ProviderError, type ProviderName } from "../../../platform/identity/identity-provider.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { userError } from "../../../shared/user-error.ts";

/** The page to which providers send browsers back; it is registered with them. */
const returnPath = "/log-in/return";
export const redirectUri = (ctx: Ctx) => ctx.siteUrl(returnPath);

/** Counts one way to a provider or back. @throws UserErrors RATE_LIMITED */
export function admitVisit(ctx: Ctx): Promise<void> {
  return enforceLimit(ctx, "provider-ip", addressKey(ctx.ip));
}

/** @throws UserErrors PROVIDER_OFF for a provider that is not set up */
export function requireProvider(ctx: Ctx, provider: ProviderName): void {
  if (!ctx.identityProviders.available.includes(provider)) throw userError("PROVIDER_OFF");
}

/** Asks a provider. @throws UserErrors PROVIDER_UNAVAILABLE, PROVIDER_REFUSED */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw userError(error.reason === "REFUSED" ? "PROVIDER_REFUSED" : "PROVIDER_UNAVAILABLE");
  }
}
