import { z } from "zod";
import { mailingAudiences, mailingStatuses } from "../../modules/message/mailing/mailing.vocabulary.ts";
import { actorKinds } from "../../shared/viewer/actor.ts";
import { adminSessionShape, id, pageInfoShape, time } from "../shapes.ts";

const session = adminSessionShape.nullable();

const conversationShape = z.object({
  id,
  audience: z.enum(mailingAudiences),
  subject: z.string(),
  recipientId: id,
  recipientName: z.string(),
  unreadCount: z.int(),
  preview: z.string(),
  lastMessageByRecipient: z.boolean(),
  lastMessageAt: time,
  readByRecipientAt: time.nullable(),
  toMany: z.boolean(),
  createdAt: time,
});
export const operatorMessageShape = z.object({
  id,
  body: z.string(),
  by: z.enum(actorKinds),
  senderName: z.string(),
  fileName: z.string().nullable(),
  fileUrl: z.string().nullable(),
  createdAt: time,
});
const messagesShape = z.object({ items: z.array(operatorMessageShape), pageInfo: pageInfoShape });
const mailingShape = z.object({
  id,
  audience: z.enum(mailingAudiences),
  subject: z.string(),
  body: z.string(),
  status: z.enum(mailingStatuses),
  recipientCount: z.int(),
  sentCount: z.int(),
  skippedCount: z.int(),
  readCount: z.int(),
  createdAt: time,
  endedAt: time.nullable(),
  adminName: z.string(),
});
const templates = z.array(z.object({ id, name: z.string(), subject: z.string(), body: z.string() }));
const limits = z.object({ subject: z.int(), body: z.int() });

export const conversationListShape = z.object({
  session,
  threads: z.array(conversationShape),
  pageInfo: pageInfoShape,
  totalCount: z.int(),
  mailings: z.array(mailingShape),
});
export const conversationDetailShape = z.object({ session, thread: conversationShape, messages: messagesShape.nullable() });
export const conversationCreateShape = z.object({
  session,
  recipient: z.object({ id, name: z.string(), note: z.string() }).nullable(),
  templates,
  choices: z.record(z.string(), z.array(z.string())),
  limits,
});
export const conversationReplyShape = conversationDetailShape.extend({ templates, limits });
