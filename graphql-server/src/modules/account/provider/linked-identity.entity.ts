import { defineEntity, p } from "@mikro-orm/core";
import { providerNames } from "../../../platform/identity/identity-provider.ts";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import { User } from "../seeker/user.entity.ts";

/** Finds the seeker whom a provider names by "PROVIDER subject". */
export const identitySubject = new KeyedHash("subject", "linked_identity.subject");

const LinkedIdentitySchema = defineEntity({
  name: "LinkedIdentity",
  tableName: "linked_identity",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    provider: p.enum(providerNames),
    /** The provider, a blank, and its own lasting name for the person. */
    subject: p.type(EncryptedString).$type<string>(),
    subjectKey: p
      .type(identitySubject)
      .$type<string>()
      .nullable()
      .unique()
      .onCreate(({ subject }: { subject: string }) => identitySubject.hash(subject)),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
  },
  uniques: [{ properties: ["user", "provider"] }],
});

/** A provider's account by which a seeker may sign in. Their address at the provider is not kept. */
export class LinkedIdentity extends LinkedIdentitySchema.class {}
LinkedIdentitySchema.setClass(LinkedIdentity);
