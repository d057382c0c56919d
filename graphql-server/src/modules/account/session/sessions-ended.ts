import type { DomainEvent } from "../../../shared/topics.ts";

/**
 * Heard by the open pages of an account or of a company whose sessions were ended: it says nothing but that each subscription has to show
 * again who asks, so that whoever is signed out learns it at once.
 */
export function sessionsEnded(of: { userId: string } | { companyId: string }): DomainEvent {
  return { topic: "inbox", payload: { conversationId: "", userId: null, companyId: null, messageId: null, ...of } };
}
