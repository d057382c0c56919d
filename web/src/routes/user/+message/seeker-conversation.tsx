import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Text } from "@mantine/core";
import { useEffect } from "react";
import { ConversationPanel, withOlder } from "#features/conversation/conversation-panel.tsx";
import { MessageForm } from "#features/conversation/message-form.tsx";
import { SeekerTemplates } from "#features/conversation/seeker-templates.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { SeekerConversationQuery, SeekerConversationQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { Notice } from "#ui/notice.tsx";
import { EmptyState, ListSkeleton } from "#ui/states.tsx";
import { markRead, sendMessage } from "./message.mutations.ts";

const conversationQuery: TypedDocumentNode<SeekerConversationQuery, SeekerConversationQueryVariables> = gql`
  query SeekerConversation($id: ID!, $after: String) {
    conversation(id: $id) {
      id
      counterpartName
      isReachable
      subject
      unreadCount
      readByCounterpartAt
      messages(first: 30, after: $after) {
        items {
          id
          body
          bodyRuby
          mine
          senderName
          createdAt
          attachment {
            id
            fileName
            url
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;

/** One conversation with a company, live; opening it marks it as read. */
export function SeekerConversation({ id }: { id: string }) {
  const { t } = useTranslation("conversation");
  const { data, loading, refetch, fetchMore } = useQuery(conversationQuery, { variables: { id, after: null }, ...liveQuery });
  const conversation = data?.conversation;
  const newest = conversation?.messages.items[0]?.id;
  const unread = conversation?.unreadCount ?? 0;
  const refresh = useInboxRefresh({ loading, refetch }, id);
  useEffect(() => {
    if (newest && unread > 0) void send(markRead, { conversationId: id, upToMessageId: newest });
  }, [id, newest, unread]);
  if (!conversation) return loading ? <ListSkeleton /> : <EmptyState title={t("notFound")} />;
  const older = () =>
    void fetchMore({
      variables: { after: conversation.messages.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { conversation: next } }) =>
        before.conversation && next ? { conversation: withOlder(before.conversation, next) } : before,
    });
  return (
    <ConversationPanel conversation={conversation} listPath={userPaths.message} onOlder={older}>
      {conversation.isReachable ? (
        <MessageForm
          as="SEEKER"
          templates={(tools) => <SeekerTemplates {...tools} />}
          onSend={async (message) => {
            const { errors } = await send(sendMessage, { conversationId: id, ...message });
            if (errors.length === 0) refresh();
            return errors;
          }}
        />
      ) : (
        <Notice tone="plain" title={t("unreachable.title")}>
          <Text>{t("unreachable.text")}</Text>
        </Notice>
      )}
    </ConversationPanel>
  );
}
