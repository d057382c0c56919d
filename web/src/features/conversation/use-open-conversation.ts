import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import type { FieldProblem } from "#ui/forms/form.tsx";
import type { OutgoingMessage } from "./message-form.tsx";
import type { FilledPhrase } from "./phrase/filled-phrase.ts";
import { liveQuery, useInboxRefresh } from "./use-inbox-refresh.ts";

/** What either side of a conversation needs of it to keep it open. */
interface Open {
  unreadCount: number;
  messages: { items: readonly { id: string }[]; pageInfo: { endCursor: string | null } };
}

interface Side<C extends Open> {
  id: string;
  query: TypedDocumentNode<{ conversation: C | null }, { id: string; after?: string | null | undefined }>;
  /** Notes that the reader has seen everything up to a message. */
  onRead(upToMessageId: string): Promise<unknown>;
  onSend(message: OutgoingMessage): Promise<{ errors: readonly FieldProblem[] }>;
  onSay(phrase: FilledPhrase): Promise<{ errors: readonly FieldProblem[] }>;
}

/** A conversation that is open, live: what is shown is marked as read, older messages come behind those shown, and what was sent appears. */
export function useOpenConversation<C extends Open>({ id, query, onRead, onSend, onSay }: Side<C>) {
  const { data, loading, refetch, fetchMore } = useQuery(query, { variables: { id, after: null }, ...liveQuery });
  const conversation = data?.conversation;
  const newest = conversation?.messages.items[0]?.id;
  const unread = conversation?.unreadCount ?? 0;
  const refresh = useInboxRefresh({ loading, refetch }, id);
  const read = useEffectEvent((upToMessageId: string) => void onRead(upToMessageId));
  useEffect(() => {
    if (newest && unread > 0) read(newest);
  }, [id, newest, unread]);
  const done = async (sent: Promise<{ errors: readonly FieldProblem[] }>): Promise<readonly FieldProblem[]> => {
    const { errors } = await sent;
    if (errors.length === 0) refresh();
    return errors;
  };
  return {
    conversation,
    loading,
    older: () => void fetchMore({ variables: { after: conversation?.messages.pageInfo.endCursor } }),
    write: (message: OutgoingMessage) => done(onSend(message)),
    say: (phrase: FilledPhrase) => done(onSay(phrase)),
  };
}
