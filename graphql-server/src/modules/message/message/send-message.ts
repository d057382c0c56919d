import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { flushTogether } from "../../../platform/database/flush-together.ts";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { type FileOwner, ownMessageFile } from "../../account/attachment/own-message-file.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";
import { type ConversationSide, otherSide, setUnread, unreadOf } from "../conversation/conversation-side.ts";
import { lockConversation } from "../conversation/lock-conversation.ts";
import { requireReachable } from "../conversation/require-reachable.ts";
import { inboxEvent } from "../inbox/inbox-topic.ts";
import { readersOfConversation, tellOfMessage } from "../inbox/tell-of-message.ts";
import type { SaidPhrase } from "../phrase/fill-phrase.ts";
import { Message } from "./message.entity.ts";
import { messageSearchColumns, unsearched } from "./message.search-index.ts";

const schema = z.strictObject({
  conversationId: z.string(),
  body: z.string().trim().min(1).max(4_000),
  attachmentId: z.string().nullish(),
  operationId: z.string().refine(isId),
});
type Input = z.output<typeof schema>;

async function findDone(ctx: Ctx, side: ConversationSide, input: Input): Promise<Message | null> {
  const known = await ctx.em.findOne(Message, { operationId: input.operationId });
  if (!known) return null;
  const same = known.senderId === side.actorId && known.conversation.id === input.conversationId && known.body === input.body;
  if (!same) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known;
}

/** The owner of the files a side may send: the company's are shared by all its members, an operator's are their own. */
function ownerOf({ kind, scope, actorId }: ConversationSide): FileOwner {
  return { ownerKind: kind, ownerId: "company" in scope ? scope.company : actorId };
}

async function write(
  ctx: Ctx,
  em: EntityManager,
  side: ConversationSide,
  { phrase, ...input }: Input & { phrase: SaidPhrase | null },
): Promise<{ conversation: Conversation; message: Message }> {
  if (!isId(input.conversationId)) throw notFound(["conversationId"]);
  if (input.attachmentId && !isId(input.attachmentId)) throw notFound(["attachmentId"]);
  // All in one statement: whoever writes to the same conversation waits here.
  const [conversation, readers, attachment] = await Promise.all([
    lockConversation(em, side, input.conversationId),
    readersOfConversation(em, input.conversationId),
    ownMessageFile(em, ownerOf(side), input.attachmentId),
  ]);
  if (conversation.hiddenFromCompany) throw userError("COMPANY_BLOCKED");
  // What phrases speak of is an application: the operator is asked in one's own words.
  if (phrase && conversation.kind !== "SEEKER_COMPANY") throw notFound(["conversationId"]);
  const now = ctx.now();
  const columns = conversation.kind === "SEEKER_COMPANY" ? messageSearchColumns(input.body) : unsearched;
  const message = em.create(Message, {
    ...columns,
    id: newId(),
    conversation,
    senderKind: side.kind,
    senderId: side.actorId,
    body: input.body,
    phrase,
    attachment,
    operationId: input.operationId,
    createdAt: now,
  });
  const other = otherSide(conversation, side.kind);
  await requireReachable(em, conversation, other);
  const unread = unreadOf(conversation, other);
  if (unread === 0) tellOfMessage(ctx, em, { conversation, to: other, readers });
  setUnread(conversation, other, { unread: unread + 1 });
  conversation.lastMessageAt = now;
  await flushTogether(em);
  return { conversation, message };
}

/**
 * Writes a message for one side; the other side's unread count grows in the same transaction, and the first unread one is mailed.
 * The same `operationId` again answers the same message; with another text it is a conflict, so that nothing written is lost unseen.
 * @throws UserErrors NOT_FOUND, RATE_LIMITED, OPERATION_CONFLICT, RECIPIENT_UNREACHABLE
 */
export async function sendMessageAs(
  ctx: Ctx,
  side: ConversationSide,
  input: z.input<typeof schema>,
  phrase: SaidPhrase | null = null,
): Promise<Message> {
  const values = parse(schema, input);
  return once(ctx, {
    operationId: values.operationId,
    doneIn: "message",
    limits: side.kind === "ADMIN" ? [] : [{ name: "message", value: side.actorId }],
    find: () => findDone(ctx, side, values),
    act: async () => {
      const { conversation, message } = await runInTransaction(ctx.em, (em) => write(ctx, em, side, { ...values, phrase }));
      ctx.publish(inboxEvent(conversation, message.id));
      return message;
    },
  });
}
