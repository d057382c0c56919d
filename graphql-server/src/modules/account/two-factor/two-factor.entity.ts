import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/database/encrypted-string.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const TwoFactorSchema = defineEntity({
  name: "TwoFactor",
  tableName: "two_factor",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** The secret that the authenticator shares (base32), readable with the product's keys only. */
    secret: p.type(EncryptedString).$type<string>(),
    /** The secret of the authenticator that takes over with its first code; until then it guards nothing and the old one stays in force. */
    nextSecret: p.type(EncryptedString).$type<string>().nullable(),
    /** Null while the first code has not been typed: such a secret guards nothing. */
    confirmedAt: p.datetime().nullable(),
    /** The half minute of the last code that was taken: that one and every older one are worthless. */
    lastStep: p.integer().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["kind", "accountId"] }],
});

/** An account's second factor. In its own table so that no type of the API can reach it. */
export class TwoFactor extends TwoFactorSchema.class {}
TwoFactorSchema.setClass(TwoFactor);
