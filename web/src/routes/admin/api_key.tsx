import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminApiKeysScreenQuery, AdminApiKeysScreenQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Code } from "#ui/text/code.tsx";

import { revokeKey } from "./+api_key/key-commands.ts";
import { NewKey } from "./+api_key/new-key.tsx";

const adminApiKeysScreenQuery: TypedDocumentNode<AdminApiKeysScreenQuery, AdminApiKeysScreenQueryVariables> = gql`
  query AdminApiKeysScreen($first: Int!, $after: String) {
    adminApiKeys(first: $first, after: $after) {
      items {
        id
        name
        prefix
        requestsPerMinute
        createdAt
        lastUsedAt
        revokedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminApiKeysScreenQuery, AdminApiKeysScreenQueryVariables>;
type Row = AdminApiKeysScreenQuery["adminApiKeys"]["items"][number];

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => preload(adminApiKeysScreenQuery, tableSearch(request).page);

/** Keys of partners to the works API: made and ended here. */
export function Component() {
  const { t } = useTranslation("adminApiKeys");
  const page = useReadQuery(useLoaderData<Reference>()).data.adminApiKeys;
  const { revalidate } = useRevalidator();
  useTitle(t("title"));
  const documents = (
    <>
      {t("lead")} <a href="/api/docs">{t("documents")}</a>
    </>
  );
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={documents} />
      <NewKey onMade={() => void revalidate()} />
      <AdminTable
        name="api-keys"
        caption={t("title")}
        columns={columnsOf(t)}
        page={page}
        nameOf={({ name, prefix }) => `${name} ${prefix}`}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminApiKeys">): AdminColumn<Row>[] {
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  const state = ({ revokedAt }: Row) => (
    <StatusChip tone={revokedAt ? "plain" : "good"}>{revokedAt ? t("state.ended") : t("state.open")}</StatusChip>
  );
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name },
    { id: "prefix", label: t("prefix"), cell: ({ prefix }) => <Code>{prefix}…</Code> },
    { id: "state", label: t("status"), cell: state },
    { id: "limit", label: t("limit"), cell: (row) => row.requestsPerMinute, isNumber: true },
    { id: "used", label: t("lastUsed"), cell: (row) => time(row.lastUsedAt) },
    { id: "created", label: t("created"), cell: (row) => time(row.createdAt) },
    { id: "ended", label: t("ended"), cell: (row) => time(row.revokedAt), isOptional: true },
  ];
}

function actionsOf(t: TFunction<"adminApiKeys">): BulkAction<Row>[] {
  return [
    {
      id: "revoke",
      label: t("revoke"),
      explanation: t("revokeExplanation"),
      isDangerous: true,
      isFor: ({ revokedAt }) => revokedAt === null,
      run: (rows) => runEach(rows, ({ id }) => revokeKey(id)),
    },
  ];
}

export const ErrorBoundary = ScreenError;
