import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { hashPassword } from "../../../platform/password/password.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { createCompany } from "../company/create-company.ts";
import { readToken, redeemToken } from "../password/mail-tokens.ts";
import { checkNewPassword } from "../password/password-rules.ts";
import { setPassword } from "../password/set-password.ts";
import { recordConsent } from "../registration/record-consent.ts";
import { termsVersion } from "../registration/terms.ts";
import { startSession } from "../session/start-session.ts";
import { findAccountById, withAccount } from "../sign-in/find-account.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { CompanyMember } from "./company-member.entity.ts";

const schema = z.object({ token: z.string().min(1).max(100), password: z.string().min(1).max(512) });

const purposes = ["REGISTER", "INVITE"] as const;

/** The member an invitation was for: still invited. They agree to the terms that the form names. @throws UserErrors TOKEN_INVALID */
async function acceptInvitation(ctx: Ctx, em: EntityManager, memberId: string): Promise<string> {
  const invited = { id: memberId, status: "INVITED" } as const;
  const count = await em.nativeUpdate(CompanyMember, invited, { status: "ACTIVE", updatedAt: ctx.now() });
  if (count !== 1) throw userError("TOKEN_INVALID", ["token"]);
  const version = await ctx.hooks.termsVersion({ em, now: ctx.now }, termsVersion);
  await recordConsent(em, { kind: "COMPANY", accountId: memberId, version, at: ctx.now() });
  return memberId;
}

/**
 * Signs in for the first time by a mailed link: the owner of a registering company, which exists from now on and waits for its review, or
 * an invited member. Sets the password and signs in. The link works once.
 * @throws UserErrors TOKEN_INVALID, PASSWORD_…, CORPORATE_NUMBER_TAKEN, RATE_LIMITED
 */
export async function firstSignIn(ctx: Ctx, input: z.input<typeof schema>): Promise<SignedIn> {
  const { token, password } = parse(schema, input);
  await enforceLimit(ctx, "token-ip", addressKey(ctx.ip));
  const request = { token, kind: "COMPANY", purposes } as const;
  const { email } = await readToken(ctx, request);
  checkNewPassword(password, { email, path: ["password"] });
  const passwordHash = await hashPassword(password);
  return runInTransaction(ctx.em, async (em) => {
    const { accountId, purpose } = await redeemToken(ctx, em, request);
    if (!accountId) throw userError("TOKEN_INVALID", ["token"]);
    const memberId = purpose === "REGISTER" ? await createCompany(ctx, em, accountId) : await acceptInvitation(ctx, em, accountId);
    await em.flush();
    const owner = { kind: "COMPANY", accountId: memberId } as const;
    await setPassword(em, { ...owner, passwordHash, now: ctx.now() });
    const account = await findAccountById(em, "COMPANY", memberId);
    if (!account?.may_sign_in) throw userError("TOKEN_INVALID", ["token"]);
    const { token: session, sessionId } = await startSession(ctx, em, owner);
    const actor = auditActor({ memberId, sessionId });
    recordAudit(ctx, em, { action: "companyMember.firstSignIn", objectType: "CompanyMember", objectId: memberId, actor });
    return { token: session, viewer: withAccount(ctx, "COMPANY", account, sessionId) };
  });
}
