import type { EntityManager } from "@mikro-orm/postgresql";
import type { DomainEvent } from "../../../shared/topics.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { startConversation } from "../conversation/start-conversation.ts";
import { inboxEvent } from "./inbox-topic.ts";

interface SentEntry {
  entryId: string;
  /** The seeker's message with it. */
  message: string;
  now: Date;
}

/** Opens the conversation about a new application in its transaction. @returns what to publish once that is committed. */
export async function entrySubmitted(em: EntityManager, { entryId, message, now }: SentEntry): Promise<DomainEvent> {
  const entry = await em.findOneOrFail(Entry, { id: entryId });
  return inboxEvent(startConversation(em, { entry, message, now }), null);
}
