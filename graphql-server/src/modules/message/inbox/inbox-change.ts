import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { InboxChange } from "../../../shared/topics.ts";
import { hasLeft } from "../../account/leaving/left-person.ts";
import { userById } from "../../account/seeker/user.loaders.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { type ConversationSide, unreadOf } from "../conversation/conversation-side.ts";
import { Message } from "../message/message.entity.ts";
import { companyUnreadCount, seekerUnreadCount } from "./unread-count.queries.ts";

async function totalUnread(ctx: Ctx, { scope }: ConversationSide): Promise<number> {
  if ("user" in scope) return seekerUnreadCount(ctx, scope.user);
  return "company" in scope ? companyUnreadCount(ctx, scope.company) : 0;
}

export interface SeenInboxChange {
  /** Null when any conversation may have changed. */
  conversationId: string | null;
  message: Message | null;
  unreadCount: number;
  totalUnreadCount: number;
}

/** Unread messages of a conversation as a side counts them: a company none of somebody who has left. */
async function unreadIn(ctx: Ctx, side: ConversationSide, conversation: Conversation): Promise<number> {
  if (side.kind !== "COMPANY" || !conversation.user) return unreadOf(conversation, side.kind);
  const user = await loader(ctx, userById).load(conversation.user.id);
  return !user || hasLeft(user) ? 0 : unreadOf(conversation, side.kind);
}

/** The change as one side sees it, read fresh from the database and only within the side's own conversations. */
export async function presentInboxChange(ctx: Ctx, side: ConversationSide, change: InboxChange): Promise<SeenInboxChange> {
  if (change.conversationId === null)
    return { conversationId: null, message: null, unreadCount: 0, totalUnreadCount: await totalUnread(ctx, side) };
  const conversation = await ctx.em.findOneOrFail(Conversation, { id: change.conversationId, ...side.scope });
  const message = change.messageId ? await ctx.em.findOne(Message, { id: change.messageId, conversation: conversation.id }) : null;
  return {
    conversationId: conversation.id,
    message,
    unreadCount: await unreadIn(ctx, side, conversation),
    totalUnreadCount: await totalUnread(ctx, side),
  };
}
