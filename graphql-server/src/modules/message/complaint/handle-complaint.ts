import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { ActOfEvent } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Complaint } from "./complaint.entity.ts";
import { ComplaintStep } from "./complaint-step.entity.ts";

const actionOf: ActOfEvent<"complaint", ComplaintStep["kind"]> = {
  RECEIVED: "complaint.received",
  INVESTIGATED: "complaint.investigated",
  ANSWERED: "complaint.answered",
  MEASURE: "complaint.measure",
  NOTE: "complaint.note",
  ASSIGNED: "complaint.assigned",
  SETTLED: "complaint.settled",
  REOPENED: "complaint.reopened",
};

export interface Step {
  kind: ComplaintStep["kind"];
  body: string;
}

/** Writes a step and its audit record in the given transaction. */
export function writeStep(ctx: Ctx, em: EntityManager, complaint: Complaint, { kind, body }: Step): void {
  const { adminId, sessionId } = requireOperator(ctx);
  em.create(ComplaintStep, { id: newId(), complaint, kind, adminId, body, at: ctx.now() });
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, em, { action: actionOf[kind], objectType: "Complaint", objectId: complaint.id, actor });
}

/** Locks a complaint, changes it and writes the step, in one transaction. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION */
export async function handleComplaint(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  act: (em: EntityManager, complaint: Complaint) => Promise<Step> | Step,
): Promise<Complaint> {
  requireOperator(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const complaint = isId(id) ? await em.findOne(Complaint, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!complaint) throw notFound();
    if (complaint.version !== version) throw userError("STALE_VERSION", ["version"]);
    const step = await act(em, complaint);
    complaint.updatedAt = ctx.now();
    writeStep(ctx, em, complaint, step);
    await em.flush();
    return complaint;
  });
}
