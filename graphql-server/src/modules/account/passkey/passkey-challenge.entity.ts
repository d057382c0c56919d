import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";

export const challengePurposes = ["ADD", "SIGN_IN"] as const;

const PasskeyChallengeSchema = defineEntity({
  name: "PasskeyChallenge",
  tableName: "passkey_challenge",
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 (hex) of the random value that an authenticator signs. */
    challengeHash: p.string().length(64).unique(),
    purpose: p.enum(challengePurposes),
    kind: p.enum(accountKinds),
    /** The account that adds a passkey, or that proves once more who it is; null for a sign-in, where nobody is known yet. */
    accountId: p.uuid().nullable(),
    expiresAt: p.datetime(),
  },
  indexes: [{ properties: ["expiresAt"] }],
});

/** A question to an authenticator that was not answered yet: the row goes with its answer. */
export class PasskeyChallenge extends PasskeyChallengeSchema.class {}
PasskeyChallengeSchema.setClass(PasskeyChallenge);
