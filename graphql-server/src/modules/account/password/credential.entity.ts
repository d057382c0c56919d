import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const CredentialSchema = defineEntity({
  name: "Credential",
  tableName: "credential",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** argon2id in PHC form. */
    passwordHash: p.string().length(200),
    /** Wrong passwords in a row; at 100 the password is disabled until a reset by mail. */
    consecutiveFailures: p.integer().default(0),
    disabledAt: p.datetime().nullable(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["kind", "accountId"] }],
});

/** An account's password. In its own table so that no type of the API can reach it. */
export class Credential extends CredentialSchema.class {}
CredentialSchema.setClass(Credential);
