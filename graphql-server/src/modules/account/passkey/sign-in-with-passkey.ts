import { generateAuthenticationOptions, type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { accountIdOf } from "../session/start-session.ts";
import { findAccountById } from "../sign-in/find-account.ts";
import { letIn } from "../sign-in/let-in.ts";
import { passSecondFactor } from "../sign-in/pass-second-factor.ts";
import type { SignedIn } from "../sign-in/signed-in.ts";
import { type AuthenticationAnswer, challengeOf, readAuthentication } from "./authenticator-answer.ts";
import { Passkey } from "./passkey.entity.ts";
import { type PasskeyKind, passkeyKinds } from "./passkey.kind.ts";
import { admitPasskey, challengeMinutes, isOpen, keepChallenge, relyingParty, spendChallenge } from "./passkey-challenges.ts";

const startSchema = z.strictObject({ kind: z.enum(passkeyKinds), again: z.boolean() });

/** The account that proves once more who it is, or null for a sign-in. @throws UserErrors UNAUTHENTICATED */
function accountAgain(ctx: Ctx, kind: PasskeyKind, again: boolean): string | null {
  if (!again) return null;
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) throw userError("UNAUTHENTICATED");
  return accountId;
}

/**
 * Asks the browser for a passkey: of anybody, as nobody is known yet, or `again` of the account that is signed in.
 * @returns options of WebAuthn as JSON. @throws UserErrors RATE_LIMITED, UNAUTHENTICATED
 */
export async function startPasskeySignIn(ctx: Ctx, input: z.input<typeof startSchema>): Promise<string> {
  const { kind, again } = parse(startSchema, input);
  const accountId = accountAgain(ctx, kind, again);
  await admitPasskey(ctx);
  const own = accountId ? await ctx.em.find(Passkey, { kind, accountId }) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).id,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
    timeout: challengeMinutes * 60_000,
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: "SIGN_IN", kind, accountId });
  return JSON.stringify(options);
}

async function verify(
  ctx: Ctx,
  answer: AuthenticationAnswer,
  { passkey, challenge }: { passkey: Passkey; challenge: string },
): Promise<number> {
  const { id, origin } = relyingParty(ctx);
  const { credentialId, publicKey, counter } = passkey;
  const { userHandle, ...response } = answer.response;
  let verified: VerifiedAuthenticationResponse;
  try {
    verified = await verifyAuthenticationResponse({
      response: { ...answer, response: { ...response, ...(userHandle && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
      requireUserVerification: true,
    });
  } catch {
    throw userError("PASSKEY_REFUSED");
  }
  if (!verified.verified) throw userError("PASSKEY_REFUSED");
  return verified.authenticationInfo.newCounter;
}

/** Puts a failed try on the record of the account that the passkey is of. */
async function refuse(ctx: Ctx, { kind, accountId }: Pick<Passkey, "kind" | "accountId">): Promise<void> {
  await runInTransaction(ctx.em, async (em) => {
    const actor = { kind, id: accountId };
    recordAudit(ctx, em, { action: "session.signIn", objectType: "Session", result: "FAILED", actor, detail: { step: "passkey" } });
  });
}

/** The passkey that answered, with its count of uses. Unknown, removed and another account's are refused alike. @throws UserErrors PASSKEY_REFUSED */
async function checked(ctx: Ctx, answer: AuthenticationAnswer, asked: { kind: PasskeyKind; accountId: string | null; challenge: string }) {
  const { kind, accountId, challenge } = asked;
  const passkey = await ctx.em.findOne(Passkey, { credentialId: answer.id, kind });
  if (!passkey || (accountId && passkey.accountId !== accountId)) throw userError("PASSKEY_REFUSED");
  try {
    return { passkey, counter: await verify(ctx, answer, { passkey, challenge }) };
  } catch (error) {
    await refuse(ctx, passkey);
    throw error;
  }
}

const finishSchema = z.strictObject({
  kind: z.enum(passkeyKinds),
  again: z.boolean(),
  answer: z.string(),
  code: z.string().max(40).nullish(),
});

/**
 * Signs in by a passkey in place of address and password. An account with a second factor is asked for its code too; the same answer may be
 * sent again with it. @throws UserErrors PASSKEY_REFUSED, PASSKEY_EXPIRED, TWO_FACTOR_REQUIRED, WRONG_CODE, RATE_LIMITED
 */
export async function finishPasskeySignIn(ctx: Ctx, input: z.input<typeof finishSchema>): Promise<SignedIn> {
  const { kind, again, answer: json, code } = parse(finishSchema, input);
  const accountId = accountAgain(ctx, kind, again);
  await admitPasskey(ctx);
  const answer = readAuthentication(json);
  const asked = { challenge: challengeOf(answer), purpose: "SIGN_IN", kind, accountId } as const;
  if (!(await isOpen(ctx, asked.challenge, { purpose: "SIGN_IN", kind, accountId }))) throw userError("PASSKEY_EXPIRED");
  const { passkey, counter } = await checked(ctx, answer, asked);
  const account = await findAccountById(ctx.em, kind, passkey.accountId);
  if (!account?.may_sign_in) throw userError("PASSKEY_REFUSED");
  const spent = await passSecondFactor(ctx, { kind, account, code: code ?? undefined });
  return runInTransaction(ctx.em, async (em) => {
    await spendChallenge(ctx, em, asked);
    const used = { lastUsedAt: ctx.now(), counter };
    if ((await em.nativeUpdate(Passkey, { id: passkey.id, counter: passkey.counter }, used)) !== 1) throw userError("PASSKEY_REFUSED");
    return letIn(ctx, em, { kind, account, by: "PASSKEY", spent });
  });
}
