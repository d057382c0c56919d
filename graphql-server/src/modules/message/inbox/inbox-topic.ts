import type { DomainEvent } from "../../../shared/topics.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";

/** The event sent to both sides of a changed conversation; each side asks the database for its own view. */
export function inboxEvent(conversation: Conversation, messageId: string | null): DomainEvent {
  return {
    topic: "inbox",
    payload: {
      conversationId: conversation.id,
      userId: conversation.user?.id ?? null,
      companyId: conversation.hiddenFromCompany ? null : (conversation.company?.id ?? null),
      messageId,
    },
  };
}

/** True for an event that has nothing to tell those who are still signed in. */
export function isOnlyACheck(event: unknown): boolean {
  return typeof event === "object" && event !== null && "conversationId" in event && event.conversationId === "";
}
