import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { DataIncident, type dataIncidentStatuses } from "./data-incident.entity.ts";
import { DataIncidentStep } from "./data-incident-step.entity.ts";

export type DataIncidentStatus = (typeof dataIncidentStatuses)[number];
export interface IncidentListInput {
  statuses?: readonly DataIncidentStatus[] | null;
  first: number;
  after?: string | null;
}

/** The register of incidents, newest first, by keyset. @throws UserErrors FORBIDDEN */
export async function listIncidents(ctx: Ctx, input: IncidentListInput) {
  requireOperator(ctx);
  const wanted = input.statuses?.length ? { status: { $in: [...input.statuses] } } : {};
  const { where, orderBy, limit, page } = keyset(latestBy("noticedAt"), input);
  const rows = await ctx.em.find(DataIncident, { $and: [wanted, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(DataIncident, wanted) };
}

/** One incident; that it was read is recorded. @throws UserErrors FORBIDDEN */
export async function readIncident(ctx: Ctx, id: string): Promise<DataIncident | null> {
  const { adminId, sessionId } = requireOperator(ctx);
  const incident = isId(id) ? await ctx.em.findOne(DataIncident, { id }) : null;
  if (!incident) return null;
  const actor = auditActor({ adminId, sessionId });
  recordAudit(ctx, ctx.em, { action: "dataIncident.read", objectType: "DataIncident", objectId: id, actor });
  await ctx.em.flush();
  return incident;
}

/** Lists the steps taken, oldest first. */
export function incidentSteps(ctx: Ctx, incidentId: string): Promise<DataIncidentStep[]> {
  return ctx.em.find(DataIncidentStep, { incident: incidentId }, { orderBy: { at: "asc", id: "asc" }, limit: 200 });
}
