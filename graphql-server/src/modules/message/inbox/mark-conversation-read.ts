import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";
import { type ConversationSide, otherSide, setUnread } from "../conversation/conversation-side.ts";
import { lockConversation } from "../conversation/lock-conversation.ts";
import { Message } from "../message/message.entity.ts";
import { inboxEvent } from "./inbox-topic.ts";

const schema = z.strictObject({ conversationId: z.string(), upToMessageId: z.string() });

/** A side has read up to a message: what came after it stays unread. @throws UserErrors NOT_FOUND */
export async function markConversationReadAs(ctx: Ctx, side: ConversationSide, input: z.input<typeof schema>): Promise<Conversation> {
  const { conversationId, upToMessageId } = parse(schema, input);
  const read = await runInTransaction(ctx.em, async (em) => {
    const conversation = await lockConversation(em, side, conversationId);
    const last = isId(upToMessageId) ? await em.findOne(Message, { id: upToMessageId, conversation: conversation.id }) : null;
    if (!last) throw notFound(["upToMessageId"]);
    const unread = await em.count(Message, {
      conversation: conversation.id,
      senderKind: otherSide(conversation, side.kind),
      $or: [{ createdAt: { $gt: last.createdAt } }, { createdAt: last.createdAt, id: { $gt: last.id } }],
    });
    setUnread(conversation, side.kind, { unread, readAt: ctx.now() });
    await em.flush();
    return conversation;
  });
  ctx.publish(inboxEvent(read, null));
  return read;
}
