import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import type { AdminColumn, AdminFilter } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminClientOperationsScreenQuery, AdminClientOperationsScreenQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { NewOperations } from "./+client_operation/new-operations.tsx";
import { RetireWindow } from "./+client_operation/retire-window.tsx";

const adminClientOperationsScreenQuery: TypedDocumentNode<AdminClientOperationsScreenQuery, AdminClientOperationsScreenQueryVariables> =
  gql`
  query AdminClientOperationsScreen($first: Int!, $after: String, $client: String) {
    adminClientOperations(first: $first, after: $after, client: $client) {
      items {
        id
        client
        name
        version
        sha256
        uses
        lastUsedAt
        registeredAt
        retiredAt
        advice
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminClientOperationsScreenQuery, AdminClientOperationsScreenQueryVariables>;
type Row = AdminClientOperationsScreenQuery["adminClientOperations"]["items"][number];

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => {
  const search = tableSearch(request);
  return preload(adminClientOperationsScreenQuery, { ...search.page, client: search.text("client") });
};

/** GraphQL operations of clients other than the site: registered and ended here. */
export function Component() {
  const { t } = useTranslation("adminClientOperations");
  const page = useReadQuery(useLoaderData<Reference>()).data.adminClientOperations;
  const { revalidate } = useRevalidator();
  const [retiring, setRetiring] = useState<Row | null>(null);
  useTitle(t("title"));
  const filters: AdminFilter[] = [{ kind: "text", name: "client", label: t("client") }];
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <NewOperations onRegistered={() => void revalidate()} />
      <AdminTable
        name="client-operations"
        caption={t("title")}
        columns={columnsOf(t, setRetiring)}
        filters={filters}
        page={page}
        nameOf={({ client, name, version }) => `${client} ${name} ${version}`}
        emptyTitle={t("empty")}
      />
      {retiring === null ? null : <RetireWindow operation={retiring} onClose={() => setRetiring(null)} />}
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminClientOperations">, onRetire: (row: Row) => void): AdminColumn<Row>[] {
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  const state = ({ retiredAt }: Row) => (
    <StatusChip tone={retiredAt ? "plain" : "good"}>{retiredAt ? t("state.retired") : t("state.open")}</StatusChip>
  );
  const end = (row: Row) =>
    row.retiredAt ? (
      row.advice
    ) : (
      <Button variant="outline" size="sm" onClick={() => onRetire(row)}>
        {t("retire")}
      </Button>
    );
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name },
    { id: "client", label: t("client"), cell: ({ client }) => client },
    { id: "version", label: t("version"), cell: ({ version }) => version, isNumber: true },
    { id: "state", label: t("status"), cell: state },
    { id: "uses", label: t("uses"), cell: ({ uses }) => uses, isNumber: true },
    { id: "used", label: t("lastUsed"), cell: (row) => time(row.lastUsedAt) },
    { id: "registered", label: t("registered"), cell: (row) => time(row.registeredAt) },
    { id: "end", label: t("advice"), cell: end },
    { id: "hash", label: t("hash"), cell: ({ sha256 }) => <code>{sha256}</code>, isOptional: true },
  ];
}

export const ErrorBoundary = ScreenError;
