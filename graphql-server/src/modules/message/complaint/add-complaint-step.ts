import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Complaint } from "./complaint.entity.ts";
import { handleComplaint } from "./handle-complaint.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  kind: z.enum(["INVESTIGATED", "ANSWERED", "MEASURE", "NOTE"]),
  body: z.string().trim().min(1).max(4_000),
});

/** Records a step on a complaint; the first answer stops its clock. @throws UserErrors NOT_FOUND, STALE_VERSION, COMPLAINT_SETTLED */
export async function addComplaintStep(ctx: Ctx, input: z.input<typeof schema>): Promise<Complaint> {
  requireOperator(ctx);
  const { kind, body, ...target } = parse(schema, input);
  return handleComplaint(ctx, target, (_em, complaint) => {
    if (complaint.status === "SETTLED" && kind !== "NOTE") throw userError("COMPLAINT_SETTLED");
    if (kind === "ANSWERED") {
      complaint.answeredAt ??= ctx.now();
      complaint.status = "ANSWERED";
    }
    return { kind, body };
  });
}
