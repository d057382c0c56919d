import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { DataIncident } from "./data-incident.entity.ts";
import { type DataIncidentAct, dataIncidentActs } from "./data-incident-step.entity.ts";
import { handleIncident } from "./handle-incident.ts";
import { clocksOf } from "./incident-clocks.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  kind: z.enum(dataIncidentActs),
  body: z.string().trim().min(1).max(4_000),
});

type Stamp = "preliminaryReportedAt" | "finalReportedAt" | "peopleToldAt";
const stampOf: Partial<Record<DataIncidentAct, Stamp>> = {
  PRELIMINARY_REPORTED: "preliminaryReportedAt",
  FINAL_REPORTED: "finalReportedAt",
  PEOPLE_TOLD: "peopleToldAt",
};

/** An incident that the law asks about is over only when both were told: the commission, finally, and the people. */
function mayClose(incident: DataIncident): boolean {
  return !clocksOf(incident).mustReport || Boolean(incident.finalReportedAt && incident.peopleToldAt);
}

/**
 * Records what was done about an incident. The first report of a kind stops its clock.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, INCIDENT_CLOSED, INCIDENT_UNREPORTED
 */
export async function addIncidentStep(ctx: Ctx, input: z.input<typeof schema>): Promise<DataIncident> {
  requireOperator(ctx);
  const { kind, body, ...target } = parse(schema, input);
  return handleIncident(ctx, target, (incident) => {
    const stamp = stampOf[kind];
    if (stamp) incident[stamp] ??= ctx.now();
    if (kind === "CLOSED") {
      if (!mayClose(incident)) throw userError("INCIDENT_UNREPORTED");
      Object.assign(incident, { status: "CLOSED", closedAt: ctx.now() });
    }
    return { kind, body };
  });
}
