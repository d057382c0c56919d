import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const EmailChangeSchema = defineEntity({
  name: "EmailChange",
  tableName: "email_change",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** Where mail goes until the change is confirmed; whoever reads it may take the change back. */
    oldEmail: p.type(EncryptedString).$type<string>(),
    newEmail: p.type(EncryptedString).$type<string>(),
    createdAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    /** Taken back by the old address, or replaced by a later request. */
    endedAt: p.datetime().nullable(),
    /** Until then the old address may take it back; afterwards the row is forgotten. */
    revocableUntil: p.datetime(),
  },
  indexes: [{ properties: ["kind", "accountId"] }, { properties: ["revocableUntil"] }],
});

/** An account's way from one address to another. The mailed links carry its id under the server's signature. */
export class EmailChange extends EmailChangeSchema.class {}
EmailChangeSchema.setClass(EmailChange);
