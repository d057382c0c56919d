import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminAppsScreenQuery, AdminAppsScreenQueryVariables } from "#graphql/operations.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Code } from "#ui/text/code.tsx";
import { endOAuthClient } from "./+oauth_client/app.mutations.ts";
import { NewApp } from "./+oauth_client/new-app.tsx";

const adminAppsScreenQuery: TypedDocumentNode<AdminAppsScreenQuery, AdminAppsScreenQueryVariables> = gql`
  query AdminAppsScreen($first: Int!, $after: String) {
    adminOAuthClients(first: $first, after: $after) {
      items {
        id
        name
        recipient
        country
        kind
        scopes
        approvedAt
        endedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminAppsScreenQuery, AdminAppsScreenQueryVariables>;
type Row = AdminAppsScreenQuery["adminOAuthClients"]["items"][number];

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => preload(adminAppsScreenQuery, tableSearch(request).page);

/** Apps of others that people may let act for them: approved and ended here. */
export function Component() {
  const { t } = useTranslation("adminApps");
  const page = useReadQuery(useLoaderData<Reference>()).data.adminOAuthClients;
  const { revalidate } = useRevalidator();
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <NewApp onApproved={() => void revalidate()} />
      <AdminTable
        name="apps"
        caption={t("title")}
        columns={columnsOf(t)}
        page={page}
        nameOf={({ name, recipient }) => `${name} ${recipient}`}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminApps">): AdminColumn<Row>[] {
  const state = ({ endedAt }: Row) => (
    <StatusChip tone={endedAt ? "plain" : "good"}>{endedAt ? t("state.ended") : t("state.open")}</StatusChip>
  );
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name },
    { id: "recipient", label: t("recipient"), cell: ({ recipient, country }) => `${recipient} (${country})` },
    { id: "id", label: t("clientId"), cell: ({ id }) => <Code>{id}</Code> },
    { id: "state", label: t("status"), cell: state },
    { id: "kind", label: t("kind"), cell: ({ kind }) => t.code("kinds", kind) },
    { id: "scopes", label: t("scopes"), cell: ({ scopes }) => scopes.join(" ") },
    { id: "approved", label: t("approved"), cell: ({ approvedAt }) => formatDateTime(approvedAt) },
  ];
}

/** Ends an app; returns the problem's text, or nothing. */
async function endApp(id: string): Promise<string | undefined> {
  const { errors } = await send(endOAuthClient, { id });
  return errors[0]?.message;
}

function actionsOf(t: TFunction<"adminApps">): BulkAction<Row>[] {
  return [
    {
      id: "end",
      label: t("end"),
      explanation: t("endExplanation"),
      isDangerous: true,
      isFor: ({ endedAt }) => endedAt === null,
      run: (rows) => runEach(rows, ({ id }) => endApp(id)),
    },
  ];
}

export const ErrorBoundary = ScreenError;
