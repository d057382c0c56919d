import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import type { AuditAction, AuditDetail } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireOperator } from "../admin/operator.policy.ts";
import { sessionsEnded } from "../session/sessions-ended.ts";
import { endSessions } from "../session/start-session.ts";
import { User, type UserStatus } from "./user.entity.ts";
import { requireOperatorMove } from "./user.status.ts";
import { UserEvent } from "./user-event.entity.ts";

/** The reason, in the operator's own words. */
export const reasonSchema = z.string().trim().min(1).max(2_000);
export const moveSchema = z.strictObject({ id: z.string(), version: z.int(), reason: reasonSchema });

/** The account with its row locked. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function lockSeeker(em: EntityManager, { id, version }: { id: string; version: number }): Promise<User> {
  const user = isId(id) ? await em.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!user) throw notFound();
  if (user.version !== version) throw userError("STALE_VERSION", ["version"]);
  return user;
}

export interface SeekerMove {
  to: UserStatus;
  reason: string;
  /** Verb of the audit record, e.g. "user.suspend". */
  audit: AuditAction;
  /** A fact for the audit record that names nobody. */
  detail?: AuditDetail;
}

/** Moves a locked account: checks the table, ends every session, writes who, when and why. @throws UserErrors ILLEGAL_TRANSITION */
export async function moveSeeker(ctx: Ctx, em: EntityManager, user: User, move: SeekerMove): Promise<void> {
  const admin = requireOperator(ctx);
  const from = user.status;
  requireOperatorMove(from, move.to);
  const [now, { adminId: actorId }] = [ctx.now(), admin];
  em.create(UserEvent, { id: newId(), user, from, to: move.to, actorKind: "ADMIN", actorId, reason: move.reason, at: now });
  const detail = { from, to: move.to, ...move.detail };
  recordAudit(ctx, em, { action: move.audit, objectType: "User", objectId: user.id, actor: auditActor(admin), detail });
  user.status = move.to;
  user.updatedAt = now;
  await em.flush();
  await endSessions(em, { kind: "SEEKER", accountId: user.id });
  ctx.publish(sessionsEnded({ userId: user.id }));
}
