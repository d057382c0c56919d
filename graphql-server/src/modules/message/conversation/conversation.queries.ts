import { entitiesTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { Message } from "../message/message.entity.ts";
import { Conversation } from "./conversation.entity.ts";
import { type ConversationSide, conditionOf } from "./conversation-side.ts";

/** A conversation of the side; null for somebody else's. */
export async function findConversation(ctx: Ctx, side: ConversationSide, id: string): Promise<Conversation | null> {
  return isId(id) ? ctx.em.findOne(Conversation, { id, ...side.scope }) : null;
}

/** Conversations of the side, latest message first, by keyset. */
export async function listConversations(ctx: Ctx, side: ConversationSide, input: PageInput) {
  const { limit, page } = keyset(latestBy("lastMessageAt"), input);
  const conditions = [conditionOf(side), ...behindTime(["e.last_message_at", "e.id"], "<", input.after)];
  const rows = await entitiesTogether(ctx.em, Conversation, {
    text: `from conversation as e where ${conditions.map(({ text }) => text).join(" and ")}
      order by e.last_message_at desc, e.id desc limit ?`,
    values: [...conditions.flatMap(({ values }) => values), limit],
  });
  return { ...page(rows), totalCount: () => ctx.em.count(Conversation, { ...side.scope }) };
}

/** Messages of a conversation that the viewer was already given, newest first, by keyset. */
export async function listMessages(ctx: Ctx, conversation: Conversation, input: PageInput) {
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  return page(await ctx.em.find(Message, { $and: [{ conversation: conversation.id }, where] }, { orderBy, limit }));
}
