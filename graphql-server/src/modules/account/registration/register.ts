import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword } from "../../../platform/password/password.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Credential } from "../password/credential.entity.ts";
import { readToken, redeemToken } from "../password/mail-tokens.ts";
import { checkNewPassword } from "../password/password-rules.ts";
import { hasName, nameRequired } from "../profile/person-name.ts";
import { seekerWith, User } from "../seeker/user.entity.ts";
import { startSession } from "../session/start-session.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { createSeeker, type PersonInput, personShape } from "./create-seeker.ts";
import { termsVersion } from "./terms.ts";

const schema = z
  .object({ token: z.string().min(1).max(100), password: z.string().min(1).max(512), ...personShape })
  .refine(hasName, nameRequired);

/** The form as the person filled it in; the command checks and normalises it. */
export interface RegisterInput extends PersonInput {
  token: string;
  password: string;
}

const seekerToken = (token: string) => ({ token, kind: "SEEKER", purposes: ["REGISTER"] }) as const;

/**
 * Makes a seeker's account with the mailed token, which works once, and signs the browser in. What they were about to do when they were
 * asked to register is taken up.
 * @throws UserErrors TOKEN_INVALID, TERMS_NOT_ACCEPTED, PASSWORD_…, or what is wrong with a name.
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<SignedIn> {
  const valid = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const { email, intent } = await readToken(ctx, seekerToken(valid.token));
  checkNewPassword(valid.password, { email, path: ["password"] });
  const passwordHash = await hashPassword(valid.password);
  return runInTransaction(ctx.em, async (em) => {
    await redeemToken(ctx, em, seekerToken(valid.token));
    if ((await em.count(User, seekerWith(email))) > 0) throw userError("TOKEN_INVALID", ["token"]);
    const agreed = await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion);
    const user = createSeeker(ctx, em, { email, person: valid, agreed });
    em.create(Credential, { id: newId(), kind: "SEEKER", accountId: user.id, passwordHash, updatedAt: ctx.now() });
    if (intent) await ctx.hooks.seekerIntends(ctx, em, user.id, intent);
    const { token, sessionId } = await startSession(ctx, em, { kind: "SEEKER", accountId: user.id });
    const actor = auditActor({ userId: user.id, sessionId });
    recordAudit(ctx, em, { action: "user.register", objectType: "User", objectId: user.id, actor, detail: { termsVersion: agreed } });
    return { token, viewer: { ...ctx.viewer, seeker: { kind: "SEEKER", userId: user.id, sessionId, authenticatedAt: ctx.now() } } };
  });
}
