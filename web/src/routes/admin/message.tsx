import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import type { AdminColumn, AdminFilter } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { dayEnd, dayStart } from "#features/admin-table/day-range.ts";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminConversationsScreenQuery, AdminConversationsScreenQueryVariables } from "#graphql/operations.ts";
import { adminConversationPath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { ConversationScreen_conversation } from "./+message/conversation.fragment.ts";
import { ConversationScreen } from "./+message/conversation-screen.tsx";

const adminConversationsScreenQuery: TypedDocumentNode<AdminConversationsScreenQuery, AdminConversationsScreenQueryVariables> = gql`
  query AdminConversationsScreen($filter: AdminConversationFilter, $first: Int!, $after: String, $id: ID!, $isOne: Boolean!, $before: String) {
    adminConversations(filter: $filter, first: $first, after: $after) @skip(if: $isOne) {
      items {
        id
        companyName
        seekerName
        workTitle
        messageCount
        lastMessageAt
        createdAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
    adminConversation(id: $id) @include(if: $isOne) {
      id
      ...ConversationScreen_conversation
    }
  }
  ${ConversationScreen_conversation}
`;

type Reference = QueryRef<AdminConversationsScreenQuery, AdminConversationsScreenQueryVariables>;
type Row = NonNullable<AdminConversationsScreenQuery["adminConversations"]>["items"][number];

/** Loads the conversations that the address asks for; with an id that one conversation, and then `after` goes back in its messages. */
export async function loader({ request }: LoaderFunctionArgs) {
  const search = tableSearch(request);
  const id = search.text("id");
  const filter = {
    text: search.text("q"),
    company: search.text("company"),
    from: dayStart(search.day("from")),
    before: dayEnd(search.day("to")),
  };
  const { first, after } = search.page;
  const [before, behind] = id ? [after, null] : [null, after];
  const variables = { filter, first, after: behind, id: id ?? "", isOne: id !== null, before };
  const reference: Reference = await preload(adminConversationsScreenQuery, variables);
  return { reference, before };
}

/** Every conversation between a seeker and a company, without its messages; one of them by its id. */
export function Component() {
  const { reference, before } = useLoaderData<typeof loader>();
  const { adminConversations, adminConversation } = useReadQuery(reference).data;
  if (adminConversations) return <ConversationList page={adminConversations} />;
  return <ConversationScreen conversation={adminConversation ?? null} before={before} />;
}

function ConversationList({ page }: { page: NonNullable<AdminConversationsScreenQuery["adminConversations"]> }) {
  const { t } = useTranslation("adminConversations");
  const [search] = useSearchParams();
  useTitle(t("title"));
  const narrowed = new URLSearchParams([...search].filter(([name]) => ["q", "company", "from", "to"].includes(name)));
  return (
    <Stack gap="md">
      <PageHeader
        title={t("title")}
        lead={t("lead")}
        actions={
          <LinkButton to={`${adminPaths.messagesDownload}?${narrowed}`} variant="outline">
            {t("toDownload")}
          </LinkButton>
        }
      />
      <AdminTable
        name="conversations"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={filtersOf(t)}
        page={page}
        pathOf={({ id }) => adminConversationPath(id)}
        nameOf={({ seekerName, companyName }) => t("name", { seeker: seekerName, company: companyName })}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function filtersOf(t: TFunction<"adminConversations">): AdminFilter[] {
  return [
    { kind: "text", name: "q", label: t("text") },
    { kind: "text", name: "company", label: t("company") },
    { kind: "date", name: "from", label: t("from") },
    { kind: "date", name: "to", label: t("to") },
  ];
}

function columnsOf(t: TFunction<"adminConversations">): AdminColumn<Row>[] {
  return [
    { id: "seeker", label: t("columns.seeker"), cell: ({ seekerName }) => <span translate="no">{seekerName}</span> },
    { id: "company", label: t("columns.company"), cell: ({ companyName }) => <span translate="no">{companyName}</span> },
    { id: "work", label: t("columns.work"), cell: ({ workTitle }) => workTitle || "—" },
    { id: "count", label: t("columns.count"), cell: ({ messageCount }) => messageCount, isNumber: true },
    { id: "last", label: t("columns.last"), cell: ({ lastMessageAt }) => formatDateTime(lastMessageAt) },
    { id: "created", label: t("columns.created"), cell: ({ createdAt }) => formatDateTime(createdAt), isOptional: true },
  ];
}

export const ErrorBoundary = ScreenError;
