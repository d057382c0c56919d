import type { DomainEvent } from "../../../shared/ctx.ts";
import type { Conversation } from "../conversation/conversation.entity.ts";

export const inboxTopic = "inbox";

/** What both sides of a conversation hear when it changes; each asks the database for its own view. */
export function inboxEvent(conversation: Conversation, messageId: string | null): DomainEvent {
  return {
    topic: inboxTopic,
    payload: {
      conversationId: conversation.id,
      userId: conversation.user?.id ?? null,
      companyId: conversation.hiddenFromCompany ? null : (conversation.company?.id ?? null),
      messageId,
    },
  };
}

/**
 * Heard by the open pages of an account or of a company whose sessions were ended: it says nothing but that each subscription has to show
 * again who asks, so that whoever is signed out learns it at once.
 */
export function sessionsEnded(of: { userId: string } | { companyId: string }): DomainEvent {
  return { topic: inboxTopic, payload: { conversationId: "", userId: null, companyId: null, messageId: null, ...of } };
}

/** True for an event that has nothing to tell those who are still signed in. */
export function isOnlyACheck(event: unknown): boolean {
  return typeof event === "object" && event !== null && "conversationId" in event && event.conversationId === "";
}
