import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { Conversation } from "./conversation.entity.ts";
import type { ConversationSide } from "./conversation-side.ts";

/** A conversation of the side with its row locked, so that counters stay right. @throws UserErrors NOT_FOUND */
export async function lockConversation(em: EntityManager, side: ConversationSide, id: string): Promise<Conversation> {
  const where = { id, ...side.scope };
  const found = isId(id) ? await em.findOne(Conversation, where, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!found) throw notFound(["conversationId"]);
  return found;
}
