import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Complaint } from "./complaint.entity.ts";
import { handleComplaint } from "./handle-complaint.ts";

const settleSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  outcome: z.string().trim().min(1).max(4_000),
  prevention: z.string().trim().max(4_000),
});
const reopenSchema = z.strictObject({ id: z.string(), version: z.int(), reason: z.string().trim().min(1).max(2_000) });

/** Ends an answered complaint with its outcome. @throws UserErrors NOT_FOUND, STALE_VERSION, COMPLAINT_SETTLED, COMPLAINT_UNANSWERED */
export async function settleComplaint(ctx: Ctx, input: z.input<typeof settleSchema>): Promise<Complaint> {
  requireOperator(ctx);
  const { outcome, prevention, ...target } = parse(settleSchema, input);
  return handleComplaint(ctx, target, (_em, complaint) => {
    if (complaint.status === "SETTLED") throw userError("COMPLAINT_SETTLED");
    if (!complaint.answeredAt) throw userError("COMPLAINT_UNANSWERED");
    Object.assign(complaint, { status: "SETTLED", settledAt: ctx.now(), outcome, prevention });
    return { kind: "SETTLED", body: outcome };
  });
}

/** Takes a settled complaint up again. @throws UserErrors NOT_FOUND, STALE_VERSION, COMPLAINT_OPEN */
export async function reopenComplaint(ctx: Ctx, input: z.input<typeof reopenSchema>): Promise<Complaint> {
  requireOperator(ctx);
  const { reason, ...target } = parse(reopenSchema, input);
  return handleComplaint(ctx, target, (_em, complaint) => {
    if (complaint.status !== "SETTLED") throw userError("COMPLAINT_OPEN");
    Object.assign(complaint, { status: "ANSWERED", settledAt: null });
    return { kind: "REOPENED", body: reason };
  });
}
