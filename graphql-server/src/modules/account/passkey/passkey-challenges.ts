import type { EntityManager } from "@mikro-orm/postgresql";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { userError } from "../../../shared/user-error.ts";
import { minutesFrom } from "../session/session.limits.ts";
import { tokenHash } from "../session/session.token.ts";
import type { PasskeyKind } from "./passkey.kind.ts";
import { PasskeyChallenge } from "./passkey-challenge.entity.ts";

/** Minutes in which an authenticator must answer. */
export const challengeMinutes = 5;

interface Asked {
  challenge: string;
  purpose: "ADD" | "SIGN_IN";
  kind: PasskeyKind;
  accountId: string | null;
}

/** The site as authenticators know it: a passkey works on this host only. */
export function relyingParty(ctx: Ctx): { id: string; origin: string } {
  const { hostname, origin } = new URL(ctx.siteUrl("/"));
  return { id: hostname, origin };
}

/** Counts one step of a passkey, whoever it may belong to. @throws UserErrors RATE_LIMITED */
export function admitPasskey(ctx: Ctx): Promise<void> {
  return enforceLimit(ctx, "passkey-ip", addressKey(ctx.ip));
}

/** Keeps a question until it is answered. */
export async function keepChallenge(ctx: Ctx, { challenge, ...asked }: Asked): Promise<void> {
  ctx.em.create(PasskeyChallenge, {
    id: newId(),
    challengeHash: tokenHash(challenge),
    ...asked,
    expiresAt: minutesFrom(ctx.now(), challengeMinutes),
  });
  await ctx.em.flush();
}

type Of = Omit<Asked, "challenge">;
const openChallenge = (ctx: Ctx, challenge: string, { purpose, kind, accountId }: Of) => ({
  challengeHash: tokenHash(challenge),
  purpose,
  kind,
  accountId,
  expiresAt: { $gt: ctx.now() },
});

/** Whether a question was asked for this purpose and is still open. */
export async function isOpen(ctx: Ctx, challenge: string, of: Of): Promise<boolean> {
  return (await ctx.em.count(PasskeyChallenge, openChallenge(ctx, challenge, of))) === 1;
}

/** Takes the question's one answer: of simultaneous answers one passes. @throws UserErrors PASSKEY_EXPIRED */
export async function spendChallenge(ctx: Ctx, em: EntityManager, { challenge, ...of }: Asked): Promise<void> {
  if ((await em.nativeDelete(PasskeyChallenge, openChallenge(ctx, challenge, of))) !== 1) throw userError("PASSKEY_EXPIRED");
}
