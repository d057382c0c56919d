import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { handleInquiry } from "./handle-inquiry.ts";
import type { Inquiry } from "./inquiry.entity.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), assigneeId: z.string().nullish() });

/** Gives an inquiry to a colleague who may answer it, or to nobody. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function assignInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  requireOperator(ctx);
  const { assigneeId = null, ...target } = parse(schema, input);
  return handleInquiry(ctx, target, async (em, inquiry) => {
    const colleague = { id: assigneeId ?? "", status: "ACTIVE", role: { $in: ["OWNER", "OPERATOR"] } } as const;
    if (assigneeId && !(isId(assigneeId) && (await em.count(AdminUser, colleague)) === 1)) throw notFound(["assigneeId"]);
    if (inquiry.assignedTo === assigneeId) return null;
    inquiry.assignedTo = assigneeId;
    if (inquiry.status === "NEW" && assigneeId) inquiry.status = "IN_PROGRESS";
    return { kind: "ASSIGNED", assigneeId };
  });
}
