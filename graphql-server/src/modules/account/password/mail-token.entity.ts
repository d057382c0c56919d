import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedJson, EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { KeyedHash } from "../../../platform/keys/keyed-hash.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";
import type { RegistrationIntent } from "../registration/registration-intent.ts";

export const mailTokenPurposes = ["REGISTER", "RESET_PASSWORD", "INVITE"] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

/** Finds the tokens of an address. */
export const tokenEmail = new KeyedHash("email", "mail_token.email");

const MailTokenSchema = defineEntity({
  name: "MailToken",
  tableName: "mail_token",
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 (hex) of the mailed value. */
    tokenHash: p.string().length(64).unique(),
    purpose: p.enum(mailTokenPurposes),
    kind: p.enum(accountKinds),
    email: p.type(EncryptedString).$type<string>(),
    emailKey: p
      .type(tokenEmail)
      .$type<string>()
      .nullable()
      .onCreate(({ email }: { email: string }) => tokenEmail.hash(email)),
    accountId: p.uuid().nullable(),
    /** What the new member was about to do; gone once the token is used or void. */
    intent: p.type(EncryptedJson).runtimeType("any").$type<RegistrationIntent>().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["purpose", "kind", "emailKey"] }],
});

/** A mailed single-use token. A new one of the same purpose and address voids the old. */
export class MailToken extends MailTokenSchema.class {}
MailTokenSchema.setClass(MailToken);
