import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { redeemToken } from "../password/mail-tokens.ts";
import { hasName, nameRequired } from "../profile/person-name.ts";
import { createSeeker, type PersonInput, personShape } from "../registration/create-seeker.ts";
import { termsVersion } from "../registration/terms.ts";
import { seekerWith, User } from "../seeker/user.entity.ts";
import { tokenHash } from "../session/session.token.ts";
import { startSession } from "../session/start-session.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { identitySubject, LinkedIdentity } from "./linked-identity.entity.ts";
import { ProviderVisit } from "./provider-visit.entity.ts";

const schema = z.object({ token: z.string().max(100).nullish(), ...personShape }).refine(hasName, nameRequired);

/** The form as the person filled it in. */
export interface RegisterWithProviderInput extends PersonInput {
  /** Of the mailed link: only where the provider did not vouch for an address. */
  token?: string | null;
}

/** The newcomer of this browser, who came from a provider and has not registered yet; null for anybody else. */
export async function ownNewcomer(ctx: Ctx): Promise<ProviderVisit | null> {
  const { visit: token } = ctx.marks;
  if (!token) return null;
  return ctx.em.findOne(ProviderVisit, { browserHash: tokenHash(token), subject: { $ne: null }, expiresAt: { $gt: ctx.now() } });
}

/** The address that is proved to be the newcomer's: by the provider's word, or by our own mail. @throws UserErrors PROVIDER_EMAIL_UNVERIFIED, TOKEN_INVALID */
async function provedEmail(ctx: Ctx, em: EntityManager, { email }: ProviderVisit, token: string | null | undefined): Promise<string> {
  if (token) return (await redeemToken(ctx, em, { token, kind: "SEEKER", purposes: ["REGISTER"] })).email;
  if (!email) throw userError("PROVIDER_EMAIL_UNVERIFIED");
  return email;
}

/**
 * Makes an account for a newcomer from a provider and signs the browser in. The terms are agreed to here and nowhere else.
 * @throws UserErrors PROVIDER_EXPIRED, PROVIDER_EMAIL_UNVERIFIED, PROVIDER_EMAIL_KNOWN, TOKEN_INVALID, TERMS_NOT_ACCEPTED, RATE_LIMITED
 */
export async function registerWithProvider(ctx: Ctx, input: RegisterWithProviderInput): Promise<SignedIn> {
  const { token: mailed, ...person } = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const visit = await ownNewcomer(ctx);
  if (!visit?.subject) throw userError("PROVIDER_EXPIRED");
  const { id: visitId, provider, subject } = visit;
  return runInTransaction(ctx.em, async (em) => {
    const email = await provedEmail(ctx, em, visit, mailed);
    if ((await em.nativeDelete(ProviderVisit, { id: visitId })) !== 1) throw userError("PROVIDER_EXPIRED");
    if ((await em.count(LinkedIdentity, { subjectKey: identitySubject.among([subject]) })) > 0) throw userError("PROVIDER_EXPIRED");
    if ((await em.count(User, seekerWith(email))) > 0) throw userError("PROVIDER_EMAIL_KNOWN");
    const agreed = await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion);
    const user = createSeeker(ctx, em, { email, person, agreed });
    em.create(LinkedIdentity, { id: newId(), user, provider, subject, createdAt: ctx.now(), lastUsedAt: ctx.now() });
    const { token, sessionId } = await startSession(ctx, em, { kind: "SEEKER", accountId: user.id });
    const actor = auditActor({ userId: user.id, sessionId });
    const detail = { termsVersion: agreed, by: provider };
    recordAudit(ctx, em, { action: "user.register", objectType: "User", objectId: user.id, actor, detail });
    return { token, viewer: { ...ctx.viewer, seeker: { kind: "SEEKER", userId: user.id, sessionId, authenticatedAt: ctx.now() } } };
  });
}
