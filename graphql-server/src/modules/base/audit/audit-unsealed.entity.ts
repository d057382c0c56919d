import { defineEntity, p } from "@mikro-orm/core";

const AuditUnsealedSchema = defineEntity({
  name: "AuditUnsealed",
  tableName: "audit_unsealed",
  properties: { eventId: p.uuid().primary() },
});

/** An act that waits for its seal. A trigger writes it beside the act, the database's own function takes it away. */
export class AuditUnsealed extends AuditUnsealedSchema.class {}
AuditUnsealedSchema.setClass(AuditUnsealed);
