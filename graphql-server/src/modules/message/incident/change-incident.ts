import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { DataIncident } from "./data-incident.entity.ts";
import { handleIncident } from "./handle-incident.ts";
import { incidentFacts } from "./record-incident.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), ...incidentFacts });

/** Says anew what is known of an incident; what the law asks for follows from it. @throws UserErrors NOT_FOUND, STALE_VERSION, INCIDENT_CLOSED */
export async function changeIncident(ctx: Ctx, input: z.input<typeof schema>): Promise<DataIncident> {
  requireOperator(ctx);
  const { id, version, people = null, ...facts } = parse(schema, input);
  return handleIncident(ctx, { id, version }, (incident) => {
    const before = [incident.people ?? "?", incident.sensitive, incident.financial, incident.malicious].join(" ");
    const after = [people ?? "?", facts.sensitive, facts.financial, facts.malicious].join(" ");
    if (before === after && incident.summary === facts.summary) return null;
    const isSame = before === after;
    Object.assign(incident, { people, ...facts });
    return { kind: "CHANGED", body: isSame ? "" : `${before} → ${after}` };
  });
}
