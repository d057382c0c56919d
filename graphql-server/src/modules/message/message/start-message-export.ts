import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { requireRecentAuthentication } from "../../account/session/recent-authentication.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { type AdminConversationFilter, adminConversationFilterSchema } from "../conversation/conversation.admin.queries.ts";

const schema = adminConversationFilterSchema.extend({ reason: z.string().trim().min(1).max(200).optional() });

/**
 * The filter of an export and why it is made. With a reason, of an operator who has just proved their identity, it holds what was said;
 * without one only who wrote to whom, when and how much, as the list of conversations shows it too.
 * @throws UserErrors REAUTHENTICATION_REQUIRED, REQUIRED
 */
export function mayExportMessages(ctx: Ctx, input: z.input<typeof schema>) {
  const admin = requireOperator(ctx);
  const { reason = null, ...filter } = parse(schema, input);
  if (reason !== null) requireRecentAuthentication(ctx, "ADMIN");
  return { admin, reason, filter };
}

/** What an export holds. */
export interface MessageExport {
  filter: AdminConversationFilter;
  /** Whether it holds what was said. */
  isWhole: boolean;
}

/**
 * Lets an operator export messages; who, what and why is on record before the first byte leaves.
 * @throws UserErrors REAUTHENTICATION_REQUIRED, REQUIRED, RATE_LIMITED
 */
export async function startMessageExport(ctx: Ctx, input: z.input<typeof schema>): Promise<MessageExport> {
  const { admin, reason, filter } = mayExportMessages(ctx, input);
  if (reason !== null) await enforceLimit(ctx, "export", admin.adminId);
  await runInTransaction(ctx.em, async (em) => {
    const { company, from, before } = filter;
    const detail = {
      reason,
      company: company || null,
      from: from?.toISOString() ?? null,
      before: before?.toISOString() ?? null,
      byText: Boolean(filter.text),
    };
    recordAudit(ctx, em, { action: "message.export", objectType: "Message", actor: auditActor(admin), detail });
    await em.flush();
  });
  return { filter, isWhole: reason !== null };
}
