import { gql, type TypedDocumentNode } from "@apollo/client";
import { UnreachableNotice } from "#features/company-entry/unreachable.tsx";
import { MessageMeter } from "#features/conversation/bridge/message-meter.tsx";
import { CompanyTemplates } from "#features/conversation/company-templates.tsx";
import { ConversationPanel } from "#features/conversation/conversation-panel.tsx";
import { checkMessage } from "#features/conversation/message-check.ts";
import { MessageForm } from "#features/conversation/message-form.tsx";
import { ConversationMessages_page } from "#features/conversation/messages.fragment.ts";
import { companySendPhrase } from "#features/conversation/phrase/phrase.mutations.ts";
import { PhrasePanel } from "#features/conversation/phrase/phrase-panel.tsx";
import { useOpenConversation } from "#features/conversation/use-open-conversation.ts";
import type { CompanyConversationQuery, CompanyConversationQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath, companyPaths } from "#paths/company.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { send } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Group } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { EmptyState, ListSkeleton } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { markRead, sendMessage } from "./message.mutations.ts";

const conversationQuery: TypedDocumentNode<CompanyConversationQuery, CompanyConversationQueryVariables> = gql`
  query CompanyConversation($id: ID!, $after: String) {
    conversation: companyConversation(id: $id) {
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
        ...ConversationMessages_page @unmask
      }
    }
  }
  ${ConversationMessages_page}
`;

/** One conversation with an applicant, live; opening it marks it as read. */
export function CompanyConversation({ id }: { id: string }) {
  const { t } = useTranslation("conversation");
  const { company } = useViewer();
  const canSend = company?.can.sendMessages ?? false;
  const { conversation, loading, older, write, say } = useOpenConversation({
    id,
    query: conversationQuery,
    onRead: (upToMessageId) => send(markRead, { conversationId: id, upToMessageId }),
    onSend: (message) => send(sendMessage, { conversationId: id, ...message }),
    onSay: (phrase) => send(companySendPhrase, { conversationId: id, ...phrase }),
  });
  if (!conversation) return loading ? <ListSkeleton /> : <EmptyState title={t("notFound")} />;
  const about = {
    name: conversation.counterpartName,
    work: conversation.entry?.work.title ?? conversation.subject ?? "",
    company: company?.companyName ?? "",
  };
  return (
    <ConversationPanel
      conversation={conversation}
      listPath={companyPaths.message}
      onOlder={older}
      about={conversation.entry && <AboutEntry id={conversation.entry.id} work={conversation.entry.work.title} />}
    >
      <UnreachableNotice of={conversation} />
      {canSend && conversation.isReachable && conversation.entry && <PhrasePanel side="COMPANY" onSend={say} />}
      {canSend && conversation.isReachable && (
        <MessageForm
          as="COMPANY"
          templates={(tools) => <CompanyTemplates {...tools} about={about} />}
          // Only what applicants read: an employer's message to the operator is nobody's question.
          {...(conversation.entry && { check: checkMessage, meter: (tools) => <MessageMeter {...tools} conversationId={id} /> })}
          onSend={write}
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
      <Text strong>{work}</Text>
      <TextLink to={companyEntryPath(id)}>{t("toEntry")}</TextLink>
    </Group>
  );
}
