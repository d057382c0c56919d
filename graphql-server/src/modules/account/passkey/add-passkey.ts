import { generateRegistrationOptions, type VerifiedRegistrationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";
import { accountIdOf, sessionIdOf } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { lockWays } from "../sign-in/ways-in.ts";
import { challengeOf, type RegistrationAnswer, readRegistration } from "./authenticator-answer.ts";
import { Passkey } from "./passkey.entity.ts";
import { passkeyKinds } from "./passkey.kind.ts";
import { challengeMinutes, isOpen, keepChallenge, relyingParty, spendChallenge } from "./passkey-challenges.ts";

/** Passkeys of one account: telephones, computers and keys of one person. */
const mostPasskeys = 10;

const startSchema = z.strictObject({ kind: z.enum(passkeyKinds), password: z.string().max(512).nullish() });

/**
 * Asks the browser for a new passkey of the signed-in account. @returns options of WebAuthn as JSON
 * @throws UserErrors UNAUTHENTICATED, CONFIRM_PASSWORD, WRONG_PASSWORD, NO_PASSWORD, RATE_LIMITED, PASSKEY_LIMIT
 */
export async function startPasskey(ctx: Ctx, input: z.input<typeof startSchema>): Promise<string> {
  const { kind, password } = parse(startSchema, input);
  await acceptTypedPassword(ctx, kind, password);
  const owner = requireRecentAuthentication(ctx, kind, "CONFIRM_PASSWORD");
  await enforceLimit(ctx, "passkey-add", `${kind}:${owner.accountId}`);
  const account = await findAccountById(ctx.em, kind, owner.accountId);
  if (!account) throw userError("UNAUTHENTICATED");
  const own = await ctx.em.find(Passkey, owner);
  if (own.length >= mostPasskeys) throw userError("PASSKEY_LIMIT", [], { maximum: mostPasskeys });
  const options = await generateRegistrationOptions({
    rpName: "Kotoba Works",
    rpID: relyingParty(ctx).id,
    userName: account.email,
    userID: new TextEncoder().encode(`${kind}:${owner.accountId}`),
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: challengeMinutes * 60_000,
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: "ADD", ...owner });
  return JSON.stringify(options);
}

async function verify(ctx: Ctx, answer: RegistrationAnswer, expectedChallenge: string) {
  const { id, origin } = relyingParty(ctx);
  let verified: VerifiedRegistrationResponse;
  try {
    verified = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
  } catch {
    throw userError("PASSKEY_REFUSED");
  }
  if (!verified.verified) throw userError("PASSKEY_REFUSED");
  return verified.registrationInfo.credential;
}

const finishSchema = z.strictObject({ kind: z.enum(passkeyKinds), answer: z.string(), name: z.string().trim().min(1).max(60) });

/**
 * Adds the passkey that the browser made: from now on it signs in instead of the password. The owner is told by mail.
 * @throws UserErrors UNAUTHENTICATED, PASSKEY_REFUSED, PASSKEY_EXPIRED, PASSKEY_KNOWN, PASSKEY_LIMIT
 */
export async function finishPasskey(ctx: Ctx, input: z.input<typeof finishSchema>): Promise<Passkey> {
  const { kind, answer: json, name } = parse(finishSchema, input);
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED");
  const owner = { kind, accountId };
  const answer = readRegistration(json);
  const asked = { challenge: challengeOf(answer), purpose: "ADD", ...owner } as const;
  if (!(await isOpen(ctx, asked.challenge, { purpose: "ADD", ...owner }))) throw userError("PASSKEY_EXPIRED");
  const credential = await verify(ctx, answer, asked.challenge);
  return runInTransaction(ctx.em, async (em) => {
    await lockWays(em, owner);
    await spendChallenge(ctx, em, asked);
    if ((await em.count(Passkey, owner)) >= mostPasskeys) throw userError("PASSKEY_LIMIT", [], { maximum: mostPasskeys });
    if ((await em.count(Passkey, { credentialId: credential.id })) > 0) throw userError("PASSKEY_KNOWN");
    const account = await findAccountById(em, kind, accountId);
    if (!account?.may_sign_in) throw userError("UNAUTHENTICATED");
    const passkey = em.create(Passkey, {
      id: newId(),
      ...owner,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports: [...answer.response.transports],
      name,
      createdAt: ctx.now(),
    });
    const actor = { kind, id: accountId, sessionId: sessionIdOf(ctx.viewer, kind) ?? null };
    recordAudit(ctx, em, { action: "passkey.add", objectType: "Passkey", objectId: passkey.id, actor });
    ctx.mail(em, { to: account.email, template: "passkey-added", locale: account.locale, params: { kind } });
    return passkey;
  });
}
