import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { AuditAction } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { markConfirmed } from "../posting/published-until.ts";
import type { Work } from "../posting/work.entity.ts";
import { holdsPlace, isEnded, type Mover, requireLegalMove } from "../posting/work.status.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";
import { endRevision } from "../revision/end-revision.ts";
import { indexWork } from "../search/work.search-index.ts";
import type { LockedWork } from "./lock-work.ts";
import { givePlaceBack, takePlace } from "./plan-place.ts";

export interface WorkMove {
  to: WorkStatus;
  mover: Mover;
  /** The reason, for those who read the history. */
  reason?: string;
  /** Reasons from the list of moderation, for the record. */
  codes?: readonly string[];
  /** Verb of the audit record, e.g. "work.approve"; moves of the back office have one. */
  audit?: AuditAction;
}

function actorOf({ viewer }: Ctx, mover: Mover): { kind: ActorKind; id: string | null } {
  if (mover === "COMPANY") return { kind: "COMPANY", id: viewer.company?.memberId ?? null };
  if (mover === "ADMIN") return { kind: "ADMIN", id: viewer.admin?.adminId ?? null };
  return { kind: "SYSTEM", id: null };
}

function stamp(work: Work, { to, mover, reason }: WorkMove, now: Date): void {
  if (to === "REVIEW") work.submittedAt = now;
  if (to === "OPEN" && (!work.publishedAt || mover === "COMPANY")) markConfirmed(work, now);
  if (to === "OPEN" && !work.publishedAt) {
    work.publishedAt = now;
    work.infoUpdatedAt = now;
  }
  if (isEnded(to)) work.closedAt = now;
  work.returnReason = to === "RETURNED" || to === "SUSPENDED" ? (reason ?? null) : null;
  work.updatedAt = now;
}

function recordMove(ctx: Ctx, em: EntityManager, work: Work, move: WorkMove): void {
  const actor = actorOf(ctx, move.mover);
  const reason = move.reason ?? null;
  em.create(WorkEvent, {
    id: newId(),
    work,
    from: work.status,
    to: move.to,
    actorKind: actor.kind,
    actorId: actor.id,
    reason,
    at: ctx.now(),
  });
  const { admin } = ctx.viewer;
  if (!move.audit || !admin) return;
  recordAudit(ctx, em, {
    action: move.audit,
    objectType: "Work",
    objectId: work.id,
    detail: { from: work.status, to: move.to, ...(move.codes && { codes: move.codes.join(" ") }) },
    actor: auditActor(admin),
  });
}

/**
 * Moves a locked work: checks the state table, keeps the count of the plan, stamps the times, writes the history, and puts it into the
 * search when it becomes public. All in the given transaction.
 * @throws UserErrors ILLEGAL_TRANSITION, PLAN_LIMIT
 */
export async function moveWork(ctx: Ctx, em: EntityManager, { work, company }: LockedWork, move: WorkMove): Promise<void> {
  requireLegalMove(work.status, move.to, move.mover);
  const held = holdsPlace(work.status);
  const holds = holdsPlace(move.to);
  if (holds && !held) await takePlace(em, company);
  if (held && !holds) await givePlaceBack(em, company.id);
  recordMove(ctx, em, work, move);
  if (!holds) await endRevision(ctx, em, work, { isOver: isEnded(move.to), ...(move.reason && { reason: move.reason }) });
  stamp(work, move, ctx.now());
  work.status = move.to;
  if (move.to === "OPEN") indexWork(work, company);
}
