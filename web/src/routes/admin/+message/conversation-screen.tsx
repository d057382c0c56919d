import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";

import { useRevalidator } from "react-router-dom";
import { MessageLog } from "#features/operator-message/message-log.tsx";
import type { ConversationScreen_ConversationFragment } from "#graphql/operations.ts";
import { adminConversationPath, adminPaths, adminUserPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { TextField } from "#ui/forms/fields.tsx";
import { Form, useDomainForm } from "#ui/forms/form.tsx";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { ConversationScreen_conversation } from "./conversation.fragment.ts";
import { lookIntoConversation } from "./conversation.mutations.ts";

interface ConversationScreenProps {
  conversation: FragmentType<ConversationScreen_ConversationFragment> | null;
  /** Cursor that the page of messages goes back from, as the query asked for it. */
  before: string | null;
}

/** One conversation, read only: its two sides and its subject; its messages open only for a reason. */
export function ConversationScreen({ conversation, before }: ConversationScreenProps) {
  const { t } = useTranslation("adminConversations");
  if (conversation) return <ShownConversation from={conversation} before={before} />;
  return (
    <EmptyState title={t("notFound")} level={1}>
      <LinkButton to={adminPaths.messages}>{t("title")}</LinkButton>
    </EmptyState>
  );
}

function ShownConversation({ from, before }: { from: FragmentType<ConversationScreen_ConversationFragment>; before: string | null }) {
  const { t } = useTranslation("adminConversations");
  const wanted = {
    fragment: ConversationScreen_conversation,
    fragmentName: "ConversationScreen_conversation",
    from,
    variables: { before },
  } as const;
  const { data: shown, complete } = useFragment(wanted);
  const name = complete ? t("name", { seeker: shown.seekerName, company: shown.companyName }) : t("title");
  useTitle(name);
  if (!complete) return null;
  return (
    <Stack gap="md">
      <PageHeader
        title={name}
        lead={shown.workTitle}
        actions={
          <LinkButton to={adminPaths.messages} variant="outline">
            {t("toList")}
          </LinkButton>
        }
      />
      <Card padding="lg">
        <DescriptionList
          items={[
            { term: t("columns.seeker"), value: <TextLink to={adminUserPath(shown.seekerId)}>{shown.seekerName}</TextLink> },
            { term: t("columns.company"), value: shown.companyName },
            { term: t("columns.work"), value: shown.workTitle },
            { term: t("columns.count"), value: String(shown.messageCount) },
            { term: t("columns.created"), value: formatDateTime(shown.createdAt) },
            { term: t("columns.last"), value: formatDateTime(shown.lastMessageAt) },
          ]}
        />
      </Card>
      {shown.messages && shown.readableUntil ? <Said conversation={shown} /> : <ReasonForm id={shown.id} />}
    </Stack>
  );
}

function Said({ conversation: { id, messages, readableUntil } }: { conversation: ConversationScreen_ConversationFragment }) {
  const { t } = useTranslation("adminConversations");
  const { hasNextPage = false, endCursor = null } = messages?.pageInfo ?? {};
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Text tone="dimmed">{readableUntil && t("until", { at: formatDateTime(readableUntil) })}</Text>
        {hasNextPage && (
          <TextLink to={`${adminConversationPath(id)}&${new URLSearchParams({ after: endCursor ?? "" })}`}>{t("older")}</TextLink>
        )}
        <MessageLog messages={messages?.items ?? []} label={t("log")} right="COMPANY" />
      </Stack>
    </Card>
  );
}

function ReasonForm({ id }: { id: string }) {
  const { t } = useTranslation("adminConversations");
  const { revalidate } = useRevalidator();
  const domainForm = useDomainForm({
    initialValues: { reason: "" },
    validate: { reason: (value) => (value.trim() === "" ? t("common:validation.required") : null) },
    onSubmit: async ({ reason }) => {
      const { errors: problems } = await send(lookIntoConversation, { id, reason });
      if (problems.length === 0) await revalidate();
      return problems;
    },
  });
  return (
    <Card padding="lg">
      <Stack gap="md">
        <Title order={2}>{t("locked")}</Title>
        <Text>{t("lockedText")}</Text>
        <Form of={domainForm} labels={{ reason: t("reason") }}>
          <TextField form={domainForm.form} name="reason" label={t("reason")} required maxLength={200} support={t("reasonSupport")} />
          <Button type="submit" size="md" loading={domainForm.isSubmitting}>
            {t("open")}
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}
