/** The message to both sides of a conversation when it changes; each asks the database for its own view. */
export interface InboxChange {
  /**
   * Empty when nothing changed and a subscription only has to show again who asks; null when events may have gone unheard, so that everybody
   * reads anew.
   */
  conversationId: string | null;
  userId: string | null;
  companyId: string | null;
  messageId: string | null;
}

/** The topics published between requests and processes, each with its payload. */
interface TopicPayloads {
  inbox: InboxChange;
}
export type Topic = keyof TopicPayloads;

/** Something other requests and processes hear about once the transaction is committed. */
export type DomainEvent = { [T in Topic]: { topic: T; payload: TopicPayloads[T] } }[Topic];

export const inboxTopic = "inbox" satisfies Topic;
