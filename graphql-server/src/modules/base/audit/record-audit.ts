import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import type { AuditAction, AuditDetail, AuditObjectType, OnlyFacts } from "./audit-actions.ts";
import { AuditEvent } from "./audit-event.entity.ts";

export interface AuditRecord {
  action: AuditAction;
  objectType: AuditObjectType;
  objectId?: string | null;
  result?: AuditEvent["result"];
  detail?: AuditDetail;
  /** Who acted; the system when left out. */
  actor?: { kind: AccountKind; id: string | null; sessionId?: string | null };
}

/** Adds a row to the append-only record, in the given transaction. What is noted may bear names of the catalogue alone. */
export function recordAudit<D extends OnlyFacts<D>>(ctx: Ctx, em: EntityManager, record: AuditRecord & { detail?: D }): void {
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
