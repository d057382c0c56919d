import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { ownMessageFile } from "../../account/attachment/own-message-file.ts";
import { Company } from "../../account/company/company.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { requireReachable } from "../conversation/require-reachable.ts";
import { inboxEvent } from "../inbox/inbox-topic.ts";
import { readersOfNew, tellOfMessage } from "../inbox/tell-of-message.ts";
import { mailingAudiences } from "../mailing/mailing.vocabulary.ts";
import { Message } from "../message/message.entity.ts";
import { unsearched } from "../message/message.search-index.ts";

/** A message from the operator: a subject that may appear in a list, and plain text. */
export const operatorMessageSchema = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(4_000),
  operationId: z.string().refine(isId),
});
const schema = operatorMessageSchema.extend({
  audience: z.enum(mailingAudiences),
  recipientId: z.string(),
  attachmentId: z.string().nullish(),
});
type Input = z.output<typeof schema>;

/** A new conversation with one recipient, not written yet. */
async function newConversation(em: EntityManager, { audience, recipientId, subject }: Input, now: Date): Promise<Conversation> {
  const common = { id: newId(), subject, lastMessageAt: now, createdAt: now };
  if (audience === "SEEKER") {
    const user = isId(recipientId) ? await em.findOne(User, { id: recipientId }) : null;
    if (!user) throw notFound(["recipientId"]);
    return em.create(Conversation, { ...common, kind: "ADMIN_SEEKER", user, seekerUnread: 1 });
  }
  const company = isId(recipientId) ? await em.findOne(Company, { id: recipientId }) : null;
  if (!company) throw notFound(["recipientId"]);
  return em.create(Conversation, { ...common, kind: "ADMIN_COMPANY", company, companyUnread: 1 });
}

async function write(ctx: Ctx, em: EntityManager, input: Input) {
  const admin = requireOperator(ctx);
  const now = ctx.now();
  const conversation = await newConversation(em, input, now);
  await requireReachable(em, conversation, input.audience);
  const { body, operationId } = input;
  const written = { id: newId(), senderKind: "ADMIN", senderId: admin.adminId, body, operationId, createdAt: now, ...unsearched } as const;
  const attachment = await ownMessageFile(em, { ownerKind: "ADMIN", ownerId: admin.adminId }, input.attachmentId);
  const message = em.create(Message, { ...written, conversation, attachment });
  tellOfMessage(ctx, em, { conversation, to: input.audience, readers: await readersOfNew(em, conversation) });
  const detail = { audience: input.audience, recipient: input.recipientId };
  recordAudit(ctx, em, {
    action: "message.start",
    objectType: "Conversation",
    objectId: conversation.id,
    actor: auditActor(admin),
    detail,
  });
  await em.flush();
  return { conversation, message };
}

async function findDone(ctx: Ctx, { operationId, recipientId, body }: Input): Promise<string | null> {
  const known = await ctx.em.findOne(Message, { operationId }, { refresh: true, populate: ["conversation"] });
  const { user, company } = known?.conversation.getEntity() ?? {};
  const same = known?.senderId === requireOperator(ctx).adminId && known.body === body && (user ?? company)?.id === recipientId;
  if (known && !same) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known?.conversation.id ?? null;
}

/**
 * Opens a conversation with a seeker or a company and mails them unless they do not want it. The same `operationId` again answers the same
 * conversation. @returns the conversation's id. @throws UserErrors NOT_FOUND, RECIPIENT_UNREACHABLE, OPERATION_CONFLICT
 */
export async function startOperatorConversation(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  requireOperator(ctx);
  const values = parse(schema, input);
  const act = async () => {
    const { conversation, message } = await runInTransaction(ctx.em, (em) => write(ctx, em, values));
    ctx.publish(inboxEvent(conversation, message.id));
    return conversation.id;
  };
  return once(ctx, { operationId: values.operationId, find: () => findDone(ctx, values), act });
}
