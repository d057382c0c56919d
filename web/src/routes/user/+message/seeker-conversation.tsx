import { gql, type TypedDocumentNode } from "@apollo/client";
import { useBridges } from "#features/conversation/bridge/use-bridges.ts";
import { ConversationPanel } from "#features/conversation/conversation-panel.tsx";
import { MessageForm } from "#features/conversation/message-form.tsx";
import { ConversationMessages_page } from "#features/conversation/messages.fragment.ts";
import { sendPhrase } from "#features/conversation/phrase/phrase.mutations.ts";
import { PhrasePanel } from "#features/conversation/phrase/phrase-panel.tsx";
import { useOpenConversation } from "#features/conversation/use-open-conversation.ts";
import { ConversationEntry, ConversationEntry_entry } from "#features/entry/conversation-entry.tsx";
import type { SeekerConversationQuery, SeekerConversationQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { markRead, sendMessage } from "./message.mutations.ts";

const conversationQuery: TypedDocumentNode<SeekerConversationQuery, SeekerConversationQueryVariables> = gql`
  query SeekerConversation($id: ID!, $after: String) {
    conversation(id: $id) {
      id
      kind
      counterpartName
      isReachable
      subject
      unreadCount
      readByCounterpartAt
      entry {
        id
        ...ConversationEntry_entry
      }
      messages(first: 30, after: $after) {
        ...ConversationMessages_page @unmask
      }
    }
  }
  ${ConversationMessages_page}
  ${ConversationEntry_entry}
`;

/** One conversation with a company, live; opening it marks it as read. */
export function SeekerConversation({ id }: { id: string }) {
  const { t } = useTranslation("conversation");
  const { conversation, loading, older, write, say } = useOpenConversation({
    id,
    query: conversationQuery,
    onRead: (upToMessageId) => send(markRead, { conversationId: id, upToMessageId }),
    onSend: (message) => send(sendMessage, { conversationId: id, ...message }),
    onSay: (phrase) => send(sendPhrase, { conversationId: id, ...phrase }),
  });
  const bridges = useBridges(id, conversation?.messages.items);
  if (!conversation) return loading ? <ListSkeleton /> : <EmptyState title={t("notFound")} />;
  return (
    <ConversationPanel
      conversation={conversation}
      listPath={userPaths.message}
      onOlder={older}
      bridges={bridges}
      about={conversation.entry && <ConversationEntry entry={conversation.entry} />}
    >
      {conversation.isReachable ? (
        <>
          {conversation.kind === "SEEKER_COMPANY" && <PhrasePanel side="SEEKER" onSend={say} />}
          <MessageForm as="SEEKER" onSend={write} />
        </>
      ) : (
        <Notice tone="plain" title={t("unreachable.title")}>
          <Text>{t("unreachable.text")}</Text>
        </Notice>
      )}
    </ConversationPanel>
  );
}
