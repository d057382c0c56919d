import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { attachmentUrl } from "../../account/attachment/attachment-link.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";
import { lastMessageByConversation, memberNameById } from "../conversation/conversation.loaders.ts";
import { readByOther } from "../conversation/conversation-side.ts";
import type { MailingAudience } from "../mailing/mailing.vocabulary.ts";
import type { Message } from "../message/message.entity.ts";

/** A conversation of the operator with a seeker or a company. */
export interface OperatorConversation {
  id: string;
  audience: MailingAudience;
  subject: string;
  recipientId: string;
  recipientName: string;
  unreadCount: number;
  preview: string;
  lastMessageByRecipient: boolean;
  lastMessageAt: Date;
  readByRecipientAt: Date | null;
  toMany: boolean;
  createdAt: Date;
}

/** A message as the operator reads it. */
export interface OperatorMessage {
  id: string;
  body: string;
  by: ActorKind;
  senderName: string;
  fileName: string | null;
  fileUrl: string | null;
  createdAt: Date;
}

async function seekerName(ctx: Ctx, userId: string): Promise<string> {
  const profile = await loader(ctx, profileByUserId).load(userId);
  return profile ? displayName(profile) : messageOf("ERASED_PERSON", ctx.locale);
}

/** The recipient of a conversation: the company or the seeker. */
async function recipientOf(ctx: Ctx, { user, company }: Conversation): Promise<{ id: string; name: string }> {
  if (company) return { id: company.id, name: (await loader(ctx, companyById).load(company.id)).name };
  return user ? { id: user.id, name: await seekerName(ctx, user.id) } : { id: "", name: "" };
}

async function presentOperatorConversation(ctx: Ctx, conversation: Conversation): Promise<OperatorConversation> {
  const [recipient, last] = await Promise.all([
    recipientOf(ctx, conversation),
    loader(ctx, lastMessageByConversation).load(conversation.id),
  ]);
  const audience: MailingAudience = conversation.kind === "ADMIN_COMPANY" ? "COMPANY" : "SEEKER";
  return {
    id: conversation.id,
    audience,
    subject: conversation.subject ?? "",
    recipientId: recipient.id,
    recipientName: recipient.name,
    unreadCount: conversation.adminUnread,
    preview: last?.body.slice(0, 120) ?? "",
    lastMessageByRecipient: last !== undefined && last.senderKind !== "ADMIN",
    lastMessageAt: conversation.lastMessageAt,
    readByRecipientAt: readByOther(conversation, "ADMIN"),
    toMany: conversation.mailing !== null && conversation.mailing !== undefined,
    createdAt: conversation.createdAt,
  };
}

/** The rows of a list; statements do not grow with them. */
export function presentOperatorConversations(ctx: Ctx, conversations: readonly Conversation[]): Promise<OperatorConversation[]> {
  return Promise.all(conversations.map((conversation) => presentOperatorConversation(ctx, conversation)));
}

/** The name of a message's sender: an admin, a member or a seeker. */
export async function senderNameOf(ctx: Ctx, { senderKind, senderId }: Pick<Message, "senderKind" | "senderId">): Promise<string> {
  if (!senderId) return senderKind === "SEEKER" ? messageOf("ERASED_PERSON", ctx.locale) : "";
  if (senderKind === "ADMIN") return (await loader(ctx, adminUserById).load(senderId))?.name ?? messageOf("OPERATOR_NAME", ctx.locale);
  if (senderKind === "COMPANY") return loader(ctx, memberNameById).load(senderId);
  return seekerName(ctx, senderId);
}

async function presentMessage(ctx: Ctx, message: Message, mayOpenFiles: boolean): Promise<OperatorMessage> {
  const file = message.attachment ? await loader(ctx, attachmentById).load(message.attachment.id) : undefined;
  return {
    id: message.id,
    body: message.body,
    by: message.senderKind,
    senderName: await senderNameOf(ctx, message),
    fileName: file?.fileName ?? null,
    fileUrl: file && mayOpenFiles ? attachmentUrl(ctx, file.id) : null,
    createdAt: message.createdAt,
  };
}

/** Messages as the operator reads them; files open only in the operator's own conversations. */
export function presentOperatorMessages(ctx: Ctx, { kind }: Conversation, messages: readonly Message[]): Promise<OperatorMessage[]> {
  return Promise.all(messages.map((message) => presentMessage(ctx, message, kind !== "SEEKER_COMPANY")));
}
