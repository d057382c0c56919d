import type { EntityManager } from "@mikro-orm/postgresql";
import type { DomainEvent } from "../../../shared/topics.ts";
import { Entry } from "../../entry/entry/entry.entity.ts";
import { startConversation } from "../conversation/start-conversation.ts";
import { inboxEvent } from "./inbox-topic.ts";

interface SentEntry {
  /** An entry that the unit of work holds and has not written yet: all goes into the database together. */
  entryId: string;
  /** The seeker's message with it. */
  message: string;
  now: Date;
}

/** Opens the conversation about a new application in its transaction. @returns what to publish once that is committed. */
export function entrySubmitted(em: EntityManager, { entryId, message, now }: SentEntry): DomainEvent {
  const entry = [...em.getUnitOfWork().getPersistStack()].find((one) => one instanceof Entry && one.id === entryId);
  if (!(entry instanceof Entry)) throw new Error("The entry is not about to be written");
  return inboxEvent(startConversation(em, { entry, message, now }), null);
}
