import { defineEntity, p } from "@mikro-orm/core";
import { providerNames } from "../../../platform/identity/identity-provider.ts";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";

export const visitPurposes = ["SIGN_IN", "LINK", "CONFIRM"] as const;
export type VisitPurpose = (typeof visitPurposes)[number];

const ProviderVisitSchema = defineEntity({
  name: "ProviderVisit",
  tableName: "provider_visit",
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 (hex) of the value in this browser's cookie: an answer that another browser brings is nobody's. */
    browserHash: p.string().length(64).unique(),
    /** SHA-256 (hex) of the state that travels to the provider and back. */
    stateHash: p.string().length(64).unique(),
    provider: p.enum(providerNames),
    purpose: p.enum(visitPurposes),
    /** The seeker who links or proves once more who they are; null for a sign-in. */
    accountId: p.uuid().nullable(),
    /** What the provider's answer must repeat, and the secret that redeems its code. */
    nonce: p.type(EncryptedString).$type<string>(),
    codeVerifier: p.type(EncryptedString).$type<string>(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    /** Null until the provider's answer was taken; it is taken once. */
    answeredAt: p.datetime().nullable(),
    /** A person the product does not know yet, until they register: the provider, a blank and its name for them. */
    subject: p.type(EncryptedString).$type<string>().nullable(),
    /** Their address, when the provider says that it is theirs. */
    email: p.type(EncryptedString).$type<string>().nullable(),
  },
  indexes: [{ properties: ["expiresAt"] }],
});

/** A browser's way to a provider and back, and what is left to do after it. */
export class ProviderVisit extends ProviderVisitSchema.class {}
ProviderVisitSchema.setClass(ProviderVisit);
