import { useReadQuery } from "@apollo/client/react";

import { useEffect } from "react";
import { adminPaths, adminUserPath, operatorMessagePaths } from "#paths/admin.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader } from "#ui/states.tsx";
import type { MessageAudience } from "./message-audience.ts";
import { MessageLog } from "./message-log.tsx";
import { type ConversationReference, type ShownConversation } from "./operator-conversation.query.ts";
import { markOperatorConversationRead } from "./operator-message.mutations.ts";

interface ConversationScreenProps {
  audience: MessageAudience;
  reference: ConversationReference;
}

/** The name of the other side, linked to their page. */
export function RecipientLink({ conversation }: { conversation: ShownConversation }) {
  const { recipientId, recipientName, audience } = conversation;
  const to = audience === "SEEKER" ? adminUserPath(recipientId) : `${adminPaths.company}?id=${recipientId}`;
  return <TextLink to={to}>{recipientName}</TextLink>;
}

/** Says that the conversation in the address does not exist, or is with the other audience. */
export function NoConversation({ audience }: { audience: MessageAudience }) {
  const { t } = useTranslation("adminMessages");
  return (
    <EmptyState title={t("conversation.notFound")} level={1}>
      <LinkButton to={operatorMessagePaths[audience].list}>{t(`list.title.${audience}`)}</LinkButton>
    </EmptyState>
  );
}

/** The newer and older pages of a conversation that is longer than one. */
export function OlderMessages({ conversation, path }: { conversation: ShownConversation; path: string }) {
  const { t } = useTranslation("adminMessages");
  const { hasNextPage, endCursor } = conversation.messages.pageInfo;
  if (!hasNextPage) return null;
  return (
    <TextLink to={`${path}?${new URLSearchParams({ id: conversation.id, after: endCursor ?? "" })}`}>{t("conversation.older")}</TextLink>
  );
}

/** One conversation; opening it marks it as read. */
export function ConversationScreen({ audience, reference }: ConversationScreenProps) {
  const { t } = useTranslation("adminMessages");
  const conversation = useReadQuery(reference).data.operatorThread;
  const [id, unread, newest] = [conversation?.id, conversation?.unreadCount ?? 0, conversation?.messages.items[0]?.id];
  useTitle(conversation?.subject || t(`list.title.${audience}`));
  useEffect(() => {
    if (id && newest && unread > 0) void send(markOperatorConversationRead, { threadId: id, upToMessageId: newest });
  }, [id, newest, unread]);
  if (!conversation || conversation.audience !== audience) return <NoConversation audience={audience} />;
  const paths = operatorMessagePaths[audience];
  return (
    <Stack gap="md">
      <PageHeader
        title={conversation.subject || t("conversation.noSubject")}
        lead={<RecipientLink conversation={conversation} />}
        actions={
          <Group gap="sm">
            <LinkButton to={`${paths.reply}?id=${conversation.id}`}>{t("conversation.reply")}</LinkButton>
            <LinkButton to={paths.list} variant="outline">
              {t("conversation.toList")}
            </LinkButton>
          </Group>
        }
      />
      <Card padding="lg">
        <Stack gap="md">
          <OlderMessages conversation={conversation} path={paths.detail} />
          <MessageLog
            messages={conversation.messages.items}
            label={t("conversation.log")}
            right="ADMIN"
            readAt={conversation.readByRecipientAt}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
