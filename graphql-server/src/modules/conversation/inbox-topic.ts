import type { DomainEvent } from "../../shared/ctx.ts";
import type { Conversation } from "./conversation.entity.ts";

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
