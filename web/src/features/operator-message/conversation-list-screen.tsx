import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn, AdminFilter } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { OperatorConversationsScreenQuery, OperatorConversationsScreenQueryVariables } from "#graphql/operations.ts";
import { operatorMessagePaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload, warm } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader } from "#ui/states.tsx";
import { MailingsPanel, mailingsPanelQuery } from "./mailings-panel.tsx";
import type { MessageAudience } from "./message-audience.ts";

const operatorConversationsScreenQuery: TypedDocumentNode<OperatorConversationsScreenQuery, OperatorConversationsScreenQueryVariables> =
  gql`
  query OperatorConversationsScreen($audience: MailingAudience!, $filter: OperatorThreadFilter, $first: Int!, $after: String) {
    operatorThreads(audience: $audience, filter: $filter, first: $first, after: $after) {
      items {
        id
        subject
        recipientName
        unreadCount
        preview
        lastMessageByRecipient
        lastMessageAt
        readByRecipientAt
        toMany
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
    mailings(audience: $audience, first: 3) {
      items {
        id
        status
      }
    }
  }
`;

type Reference = QueryRef<OperatorConversationsScreenQuery, OperatorConversationsScreenQueryVariables>;
type Row = OperatorConversationsScreenQuery["operatorThreads"]["items"][number];

/** The list of one audience's conversations, as the address narrows it. */
export async function preloadConversations(audience: MessageAudience, request: Request): Promise<Reference> {
  const search = tableSearch(request);
  const unreadOnly = search.choice("unread", ["1"]) === "1";
  const filter = { keyword: search.text("q"), unreadOnly, recipientId: search.text("recipient") };
  const [list] = await Promise.all([
    preload(operatorConversationsScreenQuery, { audience, filter, ...search.page }),
    warm(mailingsPanelQuery, { audience }),
  ]);
  return list;
}

/** The operator's conversations with seekers or with companies, and how texts to many are getting on. */
export function ConversationListScreen({ audience, reference }: { audience: MessageAudience; reference: Reference }) {
  const { t } = useTranslation("adminMessages");
  const { operatorThreads: conversations, mailings } = useReadQuery(reference).data;
  const paths = operatorMessagePaths[audience];
  useTitle(t(`list.title.${audience}`));
  return (
    <Stack gap="md">
      <PageHeader title={t(`list.title.${audience}`)} actions={<LinkButton to={paths.create}>{t("list.create")}</LinkButton>} />
      <MailingsPanel audience={audience} wasSending={mailings.items.some(({ status }) => status === "SENDING")} />
      <AdminTable
        name={`messages-${audience.toLowerCase()}`}
        caption={t(`list.title.${audience}`)}
        columns={columnsOf(t, audience)}
        filters={filtersOf(t)}
        page={conversations}
        pathOf={({ id }) => `${paths.detail}?id=${id}`}
        nameOf={({ recipientName, subject }) => `${recipientName} ${subject}`}
        emptyTitle={t("list.empty")}
      />
    </Stack>
  );
}

function filtersOf(t: TFunction<"adminMessages">): AdminFilter[] {
  return [
    { kind: "text", name: "q", label: t("list.keyword") },
    { kind: "choice", name: "unread", label: t("list.unread"), choices: [{ value: "1", label: t("list.unreadOnly") }] },
  ];
}

function columnsOf(t: TFunction<"adminMessages">, audience: MessageAudience): AdminColumn<Row>[] {
  const subject = ({ subject: text, toMany }: Row) => (
    <>
      {text || "—"} {toMany && <StatusChip tone="plain">{t("list.toMany")}</StatusChip>}
    </>
  );
  const waiting = ({ unreadCount, lastMessageByRecipient, readByRecipientAt }: Row) => {
    if (unreadCount > 0) return <StatusChip tone="wait">{t("list.new", { count: unreadCount })}</StatusChip>;
    if (lastMessageByRecipient) return t("list.theirTurn");
    return readByRecipientAt ? t("list.readAt", { at: formatDateTime(readByRecipientAt) }) : t("list.unreadYet");
  };
  return [
    { id: "recipient", label: t(`recipient.${audience}`), cell: ({ recipientName }) => <span translate="no">{recipientName}</span> },
    { id: "subject", label: t("message.subject"), cell: subject },
    { id: "preview", label: t("list.preview"), cell: ({ preview }) => preview || "—", isOptional: true },
    { id: "state", label: t("list.state"), cell: waiting },
    { id: "last", label: t("list.last"), cell: ({ lastMessageAt }) => formatDateTime(lastMessageAt) },
  ];
}
