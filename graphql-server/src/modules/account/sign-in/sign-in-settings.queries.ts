import type { ProviderName } from "../../../platform/identity/identity-provider.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { Passkey } from "../passkey/passkey.entity.ts";
import type { PasskeyKind } from "../passkey/passkey.kind.ts";
import { LinkedIdentity } from "../provider/linked-identity.entity.ts";
import { isRecentlyAuthenticated } from "../session/recent-authentication.ts";
import { accountIdOf } from "../session/start-session.ts";
import { findAccountById } from "./find-account.ts";

/** How the signed-in account of one kind is signed in to; null when nobody is signed in to that kind. */
export async function signInSettings(ctx: Ctx, kind: PasskeyKind) {
  const accountId = accountIdOf(ctx.viewer, kind);
  const account = accountId ? await findAccountById(ctx.em, kind, accountId) : undefined;
  if (!accountId || !account) return null;
  const oldestFirst = { createdAt: "asc", id: "asc" } as const;
  const isSeeker = kind === "SEEKER";
  const none: ProviderName[] = [];
  return {
    id: accountId,
    email: account.email,
    hasPassword: account.password_hash !== null,
    mustConfirmPassword: !isRecentlyAuthenticated(ctx, kind),
    passkeys: await ctx.em.find(Passkey, { kind, accountId }, { orderBy: oldestFirst }),
    identities: isSeeker ? await ctx.em.find(LinkedIdentity, { user: accountId }, { orderBy: oldestFirst }) : [],
    providers: isSeeker ? [...ctx.identityProviders.available] : none,
  };
}
