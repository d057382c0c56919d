import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Conversation } from "./conversation.entity.ts";

const action = "conversation.look";
/** Milliseconds for which a reason opens a conversation to the session that gave it. */
const lookMs = 30 * 60_000;

const schema = z.strictObject({ id: z.string(), reason: z.string().trim().min(1).max(200) });

/** The time until which this session may read a conversation, by the audit record itself; null without a reason. */
export async function lookedUntil(ctx: Ctx, id: string): Promise<Date | null> {
  const { adminId: actorId, sessionId } = requireOperator(ctx);
  if (!isId(id)) return null;
  const since = new Date(ctx.now().getTime() - lookMs);
  const mine = { action, objectType: "Conversation", objectId: id, actorId, sessionId, at: { $gt: since } };
  const look = await ctx.em.findOne(AuditEvent, mine, { orderBy: { at: "desc" } });
  return look && new Date(look.at.getTime() + lookMs);
}

/** Opens the conversation of a seeker and a company for half an hour; who, when and why is on record first. @throws UserErrors NOT_FOUND */
export async function lookIntoConversation(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  const admin = requireOperator(ctx);
  const { id, reason } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    if (!isId(id) || (await em.count(Conversation, { id, kind: "SEEKER_COMPANY" })) === 0) throw notFound();
    recordAudit(ctx, em, { action, objectType: "Conversation", objectId: id, actor: auditActor(admin), detail: { reason } });
    await em.flush();
  });
  return id;
}
