import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const PasskeySchema = defineEntity({
  name: "Passkey",
  tableName: "passkey",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** The name that the authenticator gave it (base64url): random, and sent by the browser at every sign-in. */
    credentialId: p.string().length(1_400).unique(),
    /** The public key in COSE form (base64url). */
    publicKey: p.text(),
    /** Uses so far by the authenticator's own count; many stay at 0. */
    counter: p.bigint("number").default(0),
    /** How the browser reaches the authenticator, e.g. "internal", "hybrid". */
    transports: p.array().default([]),
    /** What its owner calls it. */
    name: p.type(EncryptedString).$type<string>(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["kind", "accountId"] }],
});

/** A key of an authenticator that stands in for an account's password. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
