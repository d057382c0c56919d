import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { readTimeCursor } from "../../../shared/paging/time-cursor.ts";
import { Message } from "../message/message.entity.ts";
import { Conversation } from "./conversation.entity.ts";
import type { ConversationSide } from "./conversation-side.ts";

/** A conversation of the side; null for somebody else's. */
export async function findConversation(ctx: Ctx, side: ConversationSide, id: string): Promise<Conversation | null> {
  return isId(id) ? ctx.em.findOne(Conversation, { id, ...side.scope }) : null;
}

/** Conversations of the side, latest message first, by keyset. */
export async function listConversations(ctx: Ctx, side: ConversationSide, page: { first: number; after?: string | null }) {
  const size = pageSize(page.first);
  const mine = { ...side.scope };
  const cursor = readTimeCursor(page.after);
  const older = cursor?.at ? { $or: [{ lastMessageAt: { $lt: cursor.at } }, { lastMessageAt: cursor.at, id: { $lt: cursor.id } }] } : {};
  const rows = await ctx.em.find(
    Conversation,
    { $and: [mine, older] },
    { orderBy: { lastMessageAt: "desc", id: "desc" }, limit: size + 1 },
  );
  return {
    ...pageOf(rows, size, ({ lastMessageAt, id }) => [lastMessageAt, id]),
    totalCount: () => ctx.em.count(Conversation, mine),
  };
}

/** Messages of a conversation that the viewer was already given, newest first, by keyset. */
export async function listMessages(ctx: Ctx, conversation: Conversation, page: { first: number; after?: string | null }) {
  const size = pageSize(page.first);
  const cursor = readTimeCursor(page.after);
  const older = cursor?.at ? { $or: [{ createdAt: { $lt: cursor.at } }, { createdAt: cursor.at, id: { $lt: cursor.id } }] } : {};
  const rows = await ctx.em.find(
    Message,
    { $and: [{ conversation: conversation.id }, older] },
    { orderBy: { createdAt: "desc", id: "desc" }, limit: size + 1 },
  );
  return pageOf(rows, size, ({ createdAt, id }) => [createdAt, id]);
}
