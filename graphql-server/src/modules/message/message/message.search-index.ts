import type { EntityManager } from "@mikro-orm/postgresql";
import { foldText, textTokens } from "../../../platform/search-text/search-text.ts";
import { Conversation } from "../conversation/conversation.entity.ts";
import { Message } from "./message.entity.ts";

/** Messages with the operator are found by subject and name instead. */
export const unsearched: Pick<Message, "searchText" | "searchTokens"> = { searchText: "", searchTokens: [] };

/** The columns that the operator's search of messages between seekers and companies compares. */
export function messageSearchColumns(body: string) {
  const searchText = foldText(body);
  return { searchText, searchTokens: textTokens(searchText) };
}

const batch = 500;

/** Computes the missing columns of messages older than the search, a batch at a time. @returns how many. */
export async function indexMissingMessages(em: EntityManager): Promise<number> {
  const messages = await em.find(Message, { searchText: null }, { limit: batch, orderBy: { id: "asc" } });
  const between = { id: { $in: messages.map(({ conversation }) => conversation.id) }, kind: "SEEKER_COMPANY" } as const;
  const searched = new Set((await em.find(Conversation, between, { fields: ["id"] })).map(({ id }) => id));
  for (const message of messages) {
    Object.assign(message, searched.has(message.conversation.id) ? messageSearchColumns(message.body) : unsearched);
  }
  await em.flush();
  return messages.length;
}
