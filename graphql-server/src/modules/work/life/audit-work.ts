import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { type AuditRecord, recordAudit } from "../../base/audit/record-audit.ts";
import type { Work } from "../posting/work.entity.ts";

/** Notes an act of the back office on a work, in the given transaction. */
export function auditWork(ctx: Ctx, em: EntityManager, work: Work, act: Pick<AuditRecord, "action" | "detail">): void {
  const { admin } = ctx.viewer;
  if (!admin) return;
  recordAudit(ctx, em, {
    ...act,
    objectType: "Work",
    objectId: work.id,
    actor: auditActor(admin),
  });
}
