import { z } from "zod";
import { auditResults } from "../modules/audit/audit-event.entity.ts";
import { exportAudit } from "../modules/audit/export-audit.ts";
import { actorKinds } from "../shared/actor.ts";
import { parse } from "../shared/user-error.ts";
import { described, fileOf } from "./rest-route.ts";
import { sendCsv } from "./send-csv.ts";
import { day } from "./shapes.ts";

const query = z.object({
  action: z.string().max(60).optional(),
  actorKind: z.enum(actorKinds).optional(),
  actorId: z.string().max(40).optional(),
  objectType: z.string().max(40).optional(),
  objectId: z.string().max(64).optional(),
  result: z.enum(auditResults).optional(),
  from: day.optional(),
  to: day.optional(),
});

/** GET /api/admin/audit/export: a GET, as it is opened as a link; all it writes is that it was asked for. */
export const auditExport = described(
  {
    summary: "The record of acts as CSV (UTF-8 with BOM), written while it is read; asks for a recent password.",
    query,
    response: fileOf("text/csv"),
  },
  async (call) => {
    const { action = null, actorKind = null, actorId = null, objectType = null, objectId = null, ...rest } = parse(query, call.query);
    const { result = null, from = null, to = null } = rest;
    const filter = { action, actorKind, actorId, objectType, objectId, result, from, to };
    return sendCsv(call, { name: "audit", text: await exportAudit(call.ctx, filter) });
  },
);
