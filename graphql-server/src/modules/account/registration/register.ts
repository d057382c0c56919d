import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword } from "../../../platform/password/password.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { locales } from "../../../shared/locale.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Credential } from "../password/credential.entity.ts";
import { readToken, redeemToken } from "../password/mail-tokens.ts";
import { checkNewPassword } from "../password/password-rules.ts";
import { hasName, kanaPart, latinPart, namePart, nameRequired } from "../profile/person-name.ts";
import { indexProfile } from "../profile/profile.search-index.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";
import { startSession } from "../session/start-session.ts";
import type { SignedIn } from "../sign-in/sign-in.ts";
import { termsVersion } from "./terms.ts";

const schema = z
  .object({
    token: z.string().min(1).max(100),
    password: z.string().min(1).max(512),
    familyName: namePart,
    givenName: namePart,
    familyNameKana: kanaPart.nullish().transform((text) => text ?? ""),
    givenNameKana: kanaPart.nullish().transform((text) => text ?? ""),
    latinName: latinPart.nullish().transform((text) => text ?? ""),
    locale: z.enum(locales).nullish(),
    agreeToTerms: z.boolean().refine((agreed) => agreed, problem("TERMS_NOT_ACCEPTED")),
  })
  .refine(hasName, nameRequired);

/** The form as the person filled it in; the command checks and normalises it. */
export interface RegisterInput {
  token: string;
  password: string;
  familyName: string;
  givenName: string;
  familyNameKana?: string | null;
  givenNameKana?: string | null;
  latinName?: string | null;
  locale?: string | null;
  agreeToTerms: boolean;
}
type Registration = z.output<typeof schema>;

const seekerToken = (token: string) => ({ token, kind: "SEEKER", purposes: ["REGISTER"] }) as const;

function createAccount(
  ctx: Ctx,
  em: EntityManager,
  account: { email: string; passwordHash: string; input: Registration; agreed: string },
): User {
  const now = ctx.now();
  const { email, passwordHash, input } = account;
  const stamps = { createdAt: now, updatedAt: now };
  const locale = input.locale ?? ctx.locale;
  const user = em.create(User, { id: newId(), email, locale, termsVersion: account.agreed, termsAcceptedAt: now, ...stamps });
  const { familyName, givenName, familyNameKana, givenNameKana } = input;
  const profile = em.create(UserProfile, {
    user,
    familyName,
    givenName,
    familyNameKana,
    givenNameKana,
    latinName: input.latinName,
    updatedAt: now,
  });
  indexProfile(profile, email);
  em.create(Credential, { id: newId(), kind: "SEEKER", accountId: user.id, passwordHash, updatedAt: now });
  return user;
}

/**
 * Makes a seeker's account with the mailed token, which works once, and signs the browser in.
 * @throws UserErrors TOKEN_INVALID, TERMS_NOT_ACCEPTED, PASSWORD_…, or what is wrong with a name.
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<SignedIn> {
  const valid = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const { email } = await readToken(ctx, seekerToken(valid.token));
  checkNewPassword(valid.password, { email, path: ["password"] });
  const passwordHash = await hashPassword(valid.password);
  return runInTransaction(ctx.em, async (em) => {
    await redeemToken(ctx, em, seekerToken(valid.token));
    if ((await em.count(User, { email })) > 0) throw userError("TOKEN_INVALID", ["token"]);
    const agreed = await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion);
    const user = createAccount(ctx, em, { email, passwordHash, input: valid, agreed });
    const { token, sessionId } = await startSession(ctx, em, { kind: "SEEKER", accountId: user.id });
    const actor = auditActor({ userId: user.id, sessionId });
    recordAudit(ctx, em, { action: "user.register", objectType: "User", objectId: user.id, actor, detail: { termsVersion: agreed } });
    return { token, viewer: { ...ctx.viewer, seeker: { kind: "SEEKER", userId: user.id, sessionId, authenticatedAt: ctx.now() } } };
  });
}
