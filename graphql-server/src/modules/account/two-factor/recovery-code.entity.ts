import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCode",
  tableName: "recovery_code",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** Encrypted as the authenticator's secret is, which opens as much: another key makes the hash anew of it. Null from before. */
    code: p.type(EncryptedString).$type<string>().nullable(),
    /** The server's signature, by which a code is found. */
    codeHash: p.string().length(64),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["kind", "accountId", "codeHash"] }],
});

/** A code that stands in once for a lost authenticator. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
