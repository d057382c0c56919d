import { defineEntity, p } from "@mikro-orm/core";

const AuditSealSchema = defineEntity({
  name: "AuditSeal",
  tableName: "audit_seal",
  properties: {
    /** Place in the chain, from 1 without gaps. */
    seq: p.bigint("number").primary().autoincrement(false),
    eventId: p.uuid().unique("audit_seal_event_id_unique"),
    /** SHA-256 over the hash before it and all of the act, as hexadecimal digits. */
    hash: p.string().length(64),
    sealedAt: p.datetime(),
  },
});

/** The seal of an act. The database's own function writes it: the server only asks for it. */
export class AuditSeal extends AuditSealSchema.class {}
AuditSealSchema.setClass(AuditSeal);
