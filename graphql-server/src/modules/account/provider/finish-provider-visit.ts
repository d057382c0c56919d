import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { ProviderIdentity } from "../../../platform/identity/identity-provider.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { canonicalEmail, isEmail } from "../../../shared/email.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { seekerWith, User } from "../seeker/user.entity.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { tokenHash } from "../session/session.token.ts";
import { accountIdOf } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { letIn } from "../sign-in/let-in.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { linkIdentity } from "./link-identity.ts";
import { identitySubject, LinkedIdentity } from "./linked-identity.entity.ts";
import { admitVisit, askProvider, redirectUri, requireProvider } from "./provider-problems.ts";
import { ProviderVisit } from "./provider-visit.entity.ts";

/** Minutes in which a newcomer may finish the registration. */
const newcomerMinutes = 60;

const schema = z.strictObject({ parameters: z.string().max(8_000) });

/** What became of a visit: somebody is signed in, a provider was linked, or a newcomer may register. */
export type VisitEnd = { outcome: "SIGNED_IN"; signedIn: SignedIn } | { outcome: "LINKED" } | { outcome: "NEWCOMER" };

/** The browser's own visit, whose one answer this is. @throws UserErrors PROVIDER_EXPIRED when it is late, comes again or belongs to another browser */
async function takeVisit(ctx: Ctx, parameters: string): Promise<ProviderVisit> {
  const state = new URLSearchParams(parameters).get("state");
  const { visit: token } = ctx.marks;
  if (!state || !token) throw userError("PROVIDER_EXPIRED");
  const open = { browserHash: tokenHash(token), stateHash: tokenHash(state), answeredAt: null, expiresAt: { $gt: ctx.now() } };
  const visit = await ctx.em.findOne(ProviderVisit, open);
  const taken = visit ? await ctx.em.nativeUpdate(ProviderVisit, { id: visit.id, answeredAt: null }, { answeredAt: ctx.now() }) : 0;
  if (!visit || taken !== 1) throw userError("PROVIDER_EXPIRED");
  return visit;
}

/** The account of a visit is still the one that is signed in. @throws UserErrors PROVIDER_OTHER_ACCOUNT */
function requireSameAccount(ctx: Ctx, { accountId }: ProviderVisit): void {
  if (accountId && accountId !== accountIdOf(ctx.viewer, "SEEKER")) throw userError("PROVIDER_OTHER_ACCOUNT");
}

async function enter(ctx: Ctx, visit: ProviderVisit, link: LinkedIdentity): Promise<SignedIn> {
  const account = await findAccountById(ctx.em, "SEEKER", link.user.id);
  if (!account?.may_sign_in) throw userError("PROVIDER_REFUSED");
  return runInTransaction(ctx.em, async (em) => {
    const used = await em.nativeUpdate(LinkedIdentity, { id: link.id }, { lastUsedAt: ctx.now() });
    if (used !== 1) throw userError("PROVIDER_REFUSED");
    return letIn(ctx, em, { kind: "SEEKER", account, by: visit.provider });
  });
}

/**
 * Keeps what a provider said of somebody the product does not know, for the registration. An address never leads into an account: whose
 * address is known signs in as ever, and links the provider then. @throws UserErrors PROVIDER_EMAIL_KNOWN
 */
async function welcome(ctx: Ctx, visit: ProviderVisit, { subject, verifiedEmail }: ProviderIdentity): Promise<void> {
  const canonical = verifiedEmail && canonicalEmail(verifiedEmail);
  const email = canonical && isEmail(canonical) ? canonical : null;
  if (email && (await ctx.em.count(User, seekerWith(email))) > 0) throw userError("PROVIDER_EMAIL_KNOWN");
  visit.subject = subject;
  visit.email = email;
  visit.expiresAt = minutesFrom(ctx.now(), newcomerMinutes);
  await ctx.em.flush();
}

/**
 * Takes a provider's answer as it came back with the browser; each is taken once. @param input the query of the address that it came to
 * @throws UserErrors PROVIDER_EXPIRED, PROVIDER_OFF, PROVIDER_UNAVAILABLE, PROVIDER_REFUSED, PROVIDER_OTHER_ACCOUNT, PROVIDER_EMAIL_KNOWN,
 * RATE_LIMITED
 */
export async function finishProviderVisit(ctx: Ctx, input: z.input<typeof schema>): Promise<VisitEnd> {
  const { parameters } = parse(schema, input);
  await admitVisit(ctx);
  const visit = await takeVisit(ctx, parameters);
  const { provider, purpose, nonce, codeVerifier, accountId } = visit;
  requireProvider(ctx, provider);
  requireSameAccount(ctx, visit);
  const state = new URLSearchParams(parameters).get("state") ?? "";
  const journey = { state, nonce, codeVerifier };
  const identity = await askProvider(() => ctx.identityProviders.arrive(provider, { redirectUri: redirectUri(ctx), parameters, journey }));
  const subject = `${provider} ${identity.subject}`;
  const link = await ctx.em.findOne(LinkedIdentity, { subjectKey: identitySubject.among([subject]) });
  if (purpose === "LINK" && accountId) {
    await linkIdentity(ctx, { accountId, provider, subject });
    return { outcome: "LINKED" };
  }
  if (purpose === "CONFIRM" && link?.user.id !== accountId) throw userError("PROVIDER_OTHER_ACCOUNT");
  if (link) return { outcome: "SIGNED_IN", signedIn: await enter(ctx, visit, link) };
  await welcome(ctx, visit, { ...identity, subject });
  return { outcome: "NEWCOMER" };
}
