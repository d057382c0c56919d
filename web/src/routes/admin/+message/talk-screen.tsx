import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card } from "@mantine/core";
import { useRevalidator } from "react-router-dom";
import { ThreadMessages } from "#features/operator-message/thread-messages.tsx";
import type { Talk_ConversationFragment } from "#graphql/operations.ts";
import { adminPaths, adminTalkPath, adminUserPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Button } from "#ui/button.tsx";
import { DescriptionList } from "#ui/description-list.tsx";
import { TextField } from "#ui/fields.tsx";
import { Form, useDomainForm } from "#ui/form.tsx";
import { Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader } from "#ui/states.tsx";
import { Text, Title } from "#ui/text.tsx";
import { lookIntoConversation } from "./conversation.mutations.ts";
import { Talk_conversation } from "./talk.fragment.ts";

interface TalkScreenProps {
  conversation: FragmentType<Talk_ConversationFragment> | null;
  /** Cursor that the page of messages goes back from, as the query asked for it. */
  before: string | null;
}

/** One talk, read only: its two sides and its subject; its messages open only for a reason. */
export function TalkScreen({ conversation, before }: TalkScreenProps) {
  const { t } = useTranslation("adminTalks");
  if (conversation) return <Talk from={conversation} before={before} />;
  return (
    <EmptyState title={t("notFound")} level={1}>
      <LinkButton to={adminPaths.messages}>{t("title")}</LinkButton>
    </EmptyState>
  );
}

function Talk({ from, before }: { from: FragmentType<Talk_ConversationFragment>; before: string | null }) {
  const { t } = useTranslation("adminTalks");
  const wanted = { fragment: Talk_conversation, fragmentName: "Talk_conversation", from, variables: { before } } as const;
  const { data: talk, complete } = useFragment(wanted);
  const name = complete ? t("name", { seeker: talk.seekerName, company: talk.companyName }) : t("title");
  useTitle(name);
  if (!complete) return null;
  return (
    <Stack gap="md">
      <PageHeader
        title={name}
        lead={talk.workTitle}
        actions={
          <LinkButton to={adminPaths.messages} variant="outline">
            {t("toList")}
          </LinkButton>
        }
      />
      <Card withBorder padding="lg">
        <DescriptionList
          items={[
            { term: t("columns.seeker"), value: <TextLink to={adminUserPath(talk.seekerId)}>{talk.seekerName}</TextLink> },
            { term: t("columns.company"), value: talk.companyName },
            { term: t("columns.work"), value: talk.workTitle },
            { term: t("columns.count"), value: String(talk.messageCount) },
            { term: t("columns.created"), value: formatDateTime(talk.createdAt) },
            { term: t("columns.last"), value: formatDateTime(talk.lastMessageAt) },
          ]}
        />
      </Card>
      {talk.messages && talk.readableUntil ? <Said talk={talk} /> : <ReasonForm id={talk.id} />}
    </Stack>
  );
}

function Said({ talk: { id, messages, readableUntil } }: { talk: Talk_ConversationFragment }) {
  const { t } = useTranslation("adminTalks");
  const { hasNextPage = false, endCursor = null } = messages?.pageInfo ?? {};
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Text tone="dimmed">{readableUntil && t("until", { at: formatDateTime(readableUntil) })}</Text>
        {hasNextPage && <TextLink to={`${adminTalkPath(id)}&${new URLSearchParams({ after: endCursor ?? "" })}`}>{t("older")}</TextLink>}
        <ThreadMessages messages={messages?.items ?? []} label={t("log")} right="COMPANY" />
      </Stack>
    </Card>
  );
}

function ReasonForm({ id }: { id: string }) {
  const { t } = useTranslation("adminTalks");
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
    <Card withBorder padding="lg">
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
