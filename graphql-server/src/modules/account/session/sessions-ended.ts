import type { DomainEvent } from "../../../shared/topics.ts";

/**
 * An event for the open pages of an account or of a company whose sessions were ended: each subscription has to prove its session again,
 * so that a signed-out page learns it at once.
 */
export function sessionsEnded(of: { userId: string } | { companyId: string }): DomainEvent {
  return { topic: "inbox", payload: { conversationId: "", userId: null, companyId: null, messageId: null, ...of } };
}
