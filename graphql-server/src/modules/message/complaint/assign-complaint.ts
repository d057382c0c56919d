import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import type { Complaint } from "./complaint.entity.ts";
import { handleComplaint } from "./handle-complaint.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), assigneeId: z.string() });

/** Gives a complaint to a colleague. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function assignComplaint(ctx: Ctx, input: z.input<typeof schema>): Promise<Complaint> {
  requireOperator(ctx);
  const { assigneeId, ...target } = parse(schema, input);
  return handleComplaint(ctx, target, async (em, complaint) => {
    const colleague = { id: assigneeId, status: "ACTIVE", role: { $in: ["OWNER", "OPERATOR"] } } as const;
    const found = isId(assigneeId) ? await em.findOne(AdminUser, colleague) : null;
    if (!found) throw notFound(["assigneeId"]);
    complaint.assignedTo = found.id;
    return { kind: "ASSIGNED", body: found.name };
  });
}
