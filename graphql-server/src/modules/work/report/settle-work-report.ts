import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { requireModerator } from "../posting/work.policy.ts";
import { WorkReport } from "./work-report.entity.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  outcome: z.enum(["DISMISSED", "ACTED"]),
  note: z
    .string()
    .trim()
    .max(2_000)
    .nullish()
    .transform((text) => text ?? ""),
});

/** Ends a report: nothing was wrong, or something was done. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function settleWorkReport(ctx: Ctx, input: z.input<typeof schema>): Promise<WorkReport> {
  const { adminId, sessionId } = requireModerator(ctx);
  const { id, version, outcome, note } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const report = isId(id) ? await em.findOne(WorkReport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
    if (!report) throw notFound();
    if (report.version !== version) throw userError("STALE_VERSION", ["version"]);
    if (report.status !== "OPEN") throw userError("ILLEGAL_TRANSITION");
    Object.assign(report, { status: outcome, note, settledAt: ctx.now(), settledBy: adminId });
    const actor = auditActor({ adminId, sessionId });
    recordAudit(ctx, em, { action: "workReport.settle", objectType: "WorkReport", objectId: id, actor, detail: { outcome } });
    await em.flush();
    return report;
  });
}
