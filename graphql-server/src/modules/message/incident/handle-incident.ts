import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { AuditAction } from "../../base/audit/audit-actions.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { DataIncident } from "./data-incident.entity.ts";
import { DataIncidentStep } from "./data-incident-step.entity.ts";

type StepKind = DataIncidentStep["kind"];

const actionOf: Readonly<Record<StepKind, AuditAction>> = {
  NOTICED: "dataIncident.received",
  CHANGED: "dataIncident.update",
  NOTE: "dataIncident.note",
  MEASURE: "dataIncident.measure",
  PRELIMINARY_REPORTED: "dataIncident.reportFirst",
  FINAL_REPORTED: "dataIncident.reportFinally",
  PEOPLE_TOLD: "dataIncident.tellPeople",
  CLOSED: "dataIncident.close",
};

/** Writes a step and its audit record in the given transaction. */
export function writeIncidentStep(ctx: Ctx, em: EntityManager, incident: DataIncident, step: { kind: StepKind; body: string }): void {
  const { adminId, sessionId } = requireOperator(ctx);
  em.create(DataIncidentStep, { id: newId(), incident, adminId, at: ctx.now(), ...step });
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, em, { action: actionOf[step.kind], objectType: "DataIncident", objectId: incident.id, actor });
}

/**
 * Locks an open incident, changes it and writes the step, in one transaction.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, INCIDENT_CLOSED
 */
export async function handleIncident(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
  act: (incident: DataIncident) => { kind: StepKind; body: string } | null,
): Promise<DataIncident> {
  requireOperator(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const incident = isId(id) ? await em.findOne(DataIncident, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!incident) throw notFound();
    if (incident.version !== version) throw userError("STALE_VERSION", ["version"]);
    if (incident.status === "CLOSED") throw userError("INCIDENT_CLOSED");
    const step = act(incident);
    if (!step) return incident;
    incident.updatedAt = ctx.now();
    writeIncidentStep(ctx, em, incident, step);
    await em.flush();
    return incident;
  });
}
