import { defineEntity, p } from "@mikro-orm/core";
import { accountKinds } from "../../../shared/viewer/actor.ts";

const RecoveryCodeSchema = defineEntity({
  name: "RecoveryCode",
  tableName: "recovery_code",
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(accountKinds),
    accountId: p.uuid(),
    /** Keyed hash; the code itself was shown once and is nowhere. */
    codeHash: p.string().length(64),
    usedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["kind", "accountId", "codeHash"] }],
});

/** A code that stands in once for a lost authenticator. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
