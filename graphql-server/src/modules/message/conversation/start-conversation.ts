import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import type { Entry } from "../../entry/entry/entry.entity.ts";
import { Message } from "../message/message.entity.ts";
import { messageSearchColumns } from "../message/message.search-index.ts";
import { Conversation } from "./conversation.entity.ts";

/** Opens the conversation about a new application; what the seeker wrote with it is its first message. */
export function startConversation(em: EntityManager, { entry, message, now }: { entry: Entry; message: string; now: Date }): Conversation {
  const text = message.trim();
  const conversation = em.create(Conversation, {
    id: newId(),
    kind: "SEEKER_COMPANY",
    user: entry.user,
    company: entry.company,
    entry,
    lastMessageAt: now,
    companyUnread: text ? 1 : 0,
    createdAt: now,
  });
  if (text) {
    em.create(Message, {
      id: newId(),
      conversation,
      senderKind: "SEEKER",
      senderId: entry.user.id,
      body: text,
      ...messageSearchColumns(text),
      operationId: newId(),
      createdAt: now,
    });
  }
  return conversation;
}
