import type { EntityManager } from "@mikro-orm/postgresql";
import type { AccountKind } from "../../../shared/actor.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { AuditEvent } from "./audit-event.entity.ts";

export interface AuditRecord {
  /** Verb and noun, e.g. "work.approve". */
  action: string;
  objectType: string;
  objectId?: string | null;
  result?: AuditEvent["result"];
  detail?: AuditEvent["detail"];
  /** The account that acted; the system when left out. */
  actor?: { kind: AccountKind; id: string | null; sessionId?: string | null };
}

/** Adds a row to the append-only record, in the given transaction. */
export function recordAudit(ctx: Ctx, em: EntityManager, record: AuditRecord): void {
  const { actor } = record;
  em.create(AuditEvent, {
    id: newId(),
    at: ctx.now(),
    actorKind: actor?.kind ?? "SYSTEM",
    actorId: actor?.id ?? null,
    sessionId: actor?.sessionId ?? null,
    ip: ctx.ip.slice(0, 64) || null,
    requestId: ctx.requestId.slice(0, 64),
    action: record.action,
    objectType: record.objectType,
    objectId: record.objectId ?? null,
    result: record.result ?? "OK",
    detail: record.detail ?? {},
  });
}
