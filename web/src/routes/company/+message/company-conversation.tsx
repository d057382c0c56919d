import { gql, type TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { Group, Text } from "@mantine/core";
import { useEffect } from "react";
import { UnreachableNotice } from "#features/company-entry/unreachable.tsx";
import { CompanyTemplates } from "#features/conversation/company-templates.tsx";
import { ConversationPanel, withOlder } from "#features/conversation/conversation-panel.tsx";
import { MessageForm } from "#features/conversation/message-form.tsx";
import { liveQuery, useInboxRefresh } from "#features/conversation/use-inbox-refresh.ts";
import type { CompanyConversationQuery, CompanyConversationQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath, companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { TextLink } from "#ui/link-button.tsx";
import { EmptyState, ListSkeleton } from "#ui/states.tsx";
import { markRead, sendMessage } from "./message.mutations.ts";

const conversationQuery: TypedDocumentNode<CompanyConversationQuery, CompanyConversationQueryVariables> = gql`
  query CompanyConversation($id: ID!, $after: String) {
    companyConversation(id: $id) {
      id
      counterpartName
      isReachable
      hasLeft
      subject
      unreadCount
      readByCounterpartAt
      entry {
        id
        work {
          id
          title
        }
      }
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

/** One conversation with an applicant, live; opening it marks it as read. */
export function CompanyConversation({ id }: { id: string }) {
  const { t } = useTranslation("conversation");
  const { data, loading, refetch, fetchMore } = useQuery(conversationQuery, { variables: { id, after: null }, ...liveQuery });
  const { company } = useViewer();
  const canSend = company?.can.sendMessages ?? false;
  const conversation = data?.companyConversation;
  const newest = conversation?.messages.items[0]?.id;
  const unread = conversation?.unreadCount ?? 0;
  const refresh = useInboxRefresh({ loading, refetch }, id);
  useEffect(() => {
    if (newest && unread > 0) void send(markRead, { conversationId: id, upToMessageId: newest });
  }, [id, newest, unread]);
  if (!conversation) return loading ? <ListSkeleton /> : <EmptyState title={t("notFound")} />;
  const about = {
    name: conversation.counterpartName,
    work: conversation.entry?.work.title ?? conversation.subject ?? "",
    company: company?.companyName ?? "",
  };
  const older = () =>
    void fetchMore({
      variables: { after: conversation.messages.pageInfo.endCursor },
      updateQuery: (before, { fetchMoreResult: { companyConversation: next } }) =>
        before.companyConversation && next ? { companyConversation: withOlder(before.companyConversation, next) } : before,
    });
  return (
    <ConversationPanel
      conversation={conversation}
      listPath={companyPaths.message}
      onOlder={older}
      about={conversation.entry && <AboutEntry id={conversation.entry.id} work={conversation.entry.work.title} />}
    >
      <UnreachableNotice of={conversation} />
      {canSend && conversation.isReachable && (
        <MessageForm
          as="COMPANY"
          templates={(tools) => <CompanyTemplates {...tools} about={about} />}
          onSend={async (message) => {
            const { errors } = await send(sendMessage, { conversationId: id, ...message });
            if (errors.length === 0) refresh();
            return errors;
          }}
        />
      )}
    </ConversationPanel>
  );
}

/** The work the applicant writes about, with a link to the whole application. */
function AboutEntry({ id, work }: { id: string; work: string }) {
  const { t } = useTranslation("conversation");
  return (
    <Group justify="space-between" gap="xs">
      <Text fw={700}>{work}</Text>
      <TextLink to={companyEntryPath(id)}>{t("toEntry")}</TextLink>
    </Group>
  );
}
