import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";

export const mailTokenPurposes = ["REGISTER", "RESET_PASSWORD", "INVITE"] as const;
export type MailTokenPurpose = (typeof mailTokenPurposes)[number];

const MailTokenSchema = defineEntity({
  name: "MailToken",
  tableName: "mail_token",
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 (hex) of the mailed value. */
    tokenHash: p.string().length(64).unique(),
    purpose: p.enum(mailTokenPurposes),
    kind: p.enum(accountKinds),
    email: p.string().length(254),
    accountId: p.uuid().nullable(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ["purpose", "kind", "email"] }],
});

/** A mailed single-use token. A new one of the same purpose and address voids the old. */
export class MailToken extends MailTokenSchema.class {}
MailTokenSchema.setClass(MailToken);
