import { z } from "zod";
import { providerNames } from "../../../platform/identity/identity-provider.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { newToken, tokenHash } from "../session/session.token.ts";
import { accountIdOf } from "../session/start-session.ts";
import { admitVisit, askProvider, redirectUri, requireProvider } from "./provider-problems.ts";
import { ProviderVisit, type VisitPurpose, visitPurposes } from "./provider-visit.entity.ts";

/** Minutes for the way to a provider and back. */
const visitMinutes = 15;

const schema = z.strictObject({
  provider: z.enum(providerNames),
  purpose: z.enum(visitPurposes),
  password: z.string().max(512).nullish(),
});

/** The seeker for whom the visit is; a link is a new key to the account, so it needs a fresh proof. */
async function accountFor(ctx: Ctx, purpose: VisitPurpose, password: string | null | undefined): Promise<string | null> {
  if (purpose === "SIGN_IN") return null;
  if (purpose === "LINK") {
    await acceptTypedPassword(ctx, "SEEKER", password);
    return requireRecentAuthentication(ctx, "SEEKER", "CONFIRM_PASSWORD").accountId;
  }
  const accountId = accountIdOf(ctx.viewer, "SEEKER");
  if (!accountId) throw userError("UNAUTHENTICATED");
  return accountId;
}

/**
 * Begins a way to a provider: to sign in or register, to link it to the signed-in account, or to prove once more who is there.
 * @returns the provider's address, and the token of the browser's cookie
 * @throws UserErrors PROVIDER_OFF, PROVIDER_UNAVAILABLE, UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, RATE_LIMITED
 */
export async function startProviderVisit(ctx: Ctx, input: z.input<typeof schema>): Promise<{ url: string; token: string }> {
  const { provider, purpose, password } = parse(schema, input);
  requireProvider(ctx, provider);
  await admitVisit(ctx);
  const accountId = await accountFor(ctx, purpose, password);
  const { url, journey } = await askProvider(() => ctx.identityProviders.leave(provider, redirectUri(ctx)));
  const token = newToken();
  const now = ctx.now();
  ctx.em.create(ProviderVisit, {
    id: newId(),
    browserHash: tokenHash(token),
    stateHash: tokenHash(journey.state),
    provider,
    purpose,
    accountId,
    nonce: journey.nonce,
    codeVerifier: journey.codeVerifier,
    createdAt: now,
    expiresAt: minutesFrom(now, visitMinutes),
  });
  await ctx.em.flush();
  return { url, token };
}
