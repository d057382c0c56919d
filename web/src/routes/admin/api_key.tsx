import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useState } from "react";
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
import { MadeKey } from "./+api_key/made-key.tsx";
import { NewKey } from "./+api_key/new-key.tsx";
import { ReplaceKey } from "./+api_key/replace-key.tsx";

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
        expiresAt
        formerUntil
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
  const [token, setToken] = useState<string | null>(null);
  useTitle(t("title"));
  const replaced = (made: string) => {
    setToken(made);
    void revalidate();
  };
  const documents = (
    <>
      {t("lead")} <a href="/api/docs">{t("documents")}</a>
    </>
  );
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={documents} />
      <NewKey onMade={() => void revalidate()} />
      {token !== null && <MadeKey token={token} onKept={() => setToken(null)} />}
      <AdminTable
        name="api-keys"
        caption={t("title")}
        columns={columnsOf(t, replaced)}
        page={page}
        nameOf={({ name, prefix }) => `${name} ${prefix}`}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

type State = "ended" | "expired" | "ending" | "open";

/** Days before its end from which on a key should be replaced. */
const soonDays = 30;

function stateOf({ revokedAt, expiresAt }: Row): State {
  if (revokedAt) return "ended";
  const left = expiresAt === null ? Infinity : new Date(expiresAt).getTime() - Date.now();
  if (left <= 0) return "expired";
  return left < soonDays * 86_400_000 ? "ending" : "open";
}

const tones = { ended: "plain", expired: "plain", ending: "wait", open: "good" } as const;

function columnsOf(t: TFunction<"adminApiKeys">, onReplaced: (token: string) => void): AdminColumn<Row>[] {
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  const state = (row: Row) => <StatusChip tone={tones[stateOf(row)]}>{t(`state.${stateOf(row)}`)}</StatusChip>;
  const isOpen = (row: Row) => ["ending", "open"].includes(stateOf(row));
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name },
    { id: "prefix", label: t("prefix"), cell: ({ prefix }) => <Code>{prefix}…</Code> },
    { id: "state", label: t("status"), cell: state },
    { id: "limit", label: t("limit"), cell: (row) => row.requestsPerMinute, isNumber: true },
    { id: "used", label: t("lastUsed"), cell: (row) => time(row.lastUsedAt) },
    { id: "created", label: t("created"), cell: (row) => time(row.createdAt) },
    { id: "expires", label: t("expires"), cell: (row) => time(row.expiresAt) },
    { id: "former", label: t("former"), cell: (row) => time(row.formerUntil), isOptional: true },
    { id: "replace", label: t("replace"), cell: (row) => isOpen(row) && <ReplaceKey id={row.id} name={row.name} onMade={onReplaced} /> },
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
