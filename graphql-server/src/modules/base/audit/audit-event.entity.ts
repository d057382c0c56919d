import { defineEntity, p } from "@mikro-orm/core";
import { actorKinds } from "../../../shared/viewer/actor.ts";
import type { AuditDetail } from "./audit-actions.ts";

export const auditResults = ["OK", "DENIED", "FAILED"] as const;

const AuditEventSchema = defineEntity({
  name: "AuditEvent",
  tableName: "audit_event",
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    actorKind: p.enum(actorKinds),
    actorId: p.uuid().nullable(),
    sessionId: p.uuid().nullable(),
    ip: p.string().length(64).nullable(),
    requestId: p.string().length(64).nullable(),
    /** Verb and noun, e.g. "work.approve". */
    action: p.string().length(60),
    objectType: p.string().length(40),
    objectId: p.string().length(64).nullable(),
    result: p.enum(auditResults).default("OK"),
    detail: p
      .json()
      .$type<AuditDetail>()
      .defaultRaw("'{}'")
      .onCreate(() => ({})),
  },
  indexes: [{ properties: ["objectType", "objectId", "at"] }, { properties: ["actorKind", "actorId", "at"] }, { properties: ["at"] }],
});

/** Append-only record: the database refuses to change or delete a row. */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
