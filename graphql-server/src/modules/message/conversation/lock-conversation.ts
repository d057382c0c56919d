import type { EntityManager } from "@mikro-orm/postgresql";
import { entitiesTogether } from "../../../platform/database/read-together.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { Conversation } from "./conversation.entity.ts";
import { type ConversationSide, conditionOf } from "./conversation-side.ts";

/** A conversation of the side with its row locked, so that counters stay right. @throws UserErrors NOT_FOUND */
export async function lockConversation(em: EntityManager, side: ConversationSide, id: string): Promise<Conversation> {
  if (!isId(id)) throw notFound(["conversationId"]);
  const { text, values } = conditionOf(side);
  const from = { text: `from conversation as e where e.id = ? and ${text} for update`, values: [id, ...values], isLock: true };
  const [found] = await entitiesTogether(em, Conversation, from);
  if (!found) throw notFound(["conversationId"]);
  return found;
}
