import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import { WorkStatusChip } from "#features/company-work/work-status-chip.tsx";
import type { AdminWorkSort, AdminWorksScreenQuery, AdminWorksScreenQueryVariables } from "#graphql/operations.ts";
import { workStatusValues } from "#graphql/values/work-status.ts";
import { adminWorkPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { decide } from "./work/+edit/decide.ts";

const adminWorksScreenQuery: TypedDocumentNode<AdminWorksScreenQuery, AdminWorksScreenQueryVariables> = gql`
  query AdminWorksScreen($filter: AdminWorkFilter, $sort: AdminWorkSort!, $first: Int!, $after: String) {
    adminWorks(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        title
        status
        revisionStatus
        version
        submittedAt
        updatedAt
        publishedAt
        company {
          id
          name
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminWorksScreenQuery, AdminWorksScreenQueryVariables>;
type Row = AdminWorksScreenQuery["adminWorks"]["items"][number];
const sorts = ["SUBMITTED_FIRST", "UPDATED_LAST"] as const satisfies readonly AdminWorkSort[];

/** Reads the search in the address; without one it is for the queue, the longest waiting first. Other lists go by their latest change. */
function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const status = search.choice("status", ["WAITING", ...workStatusValues] as const, "WAITING");
  const isQueue = status === "WAITING" || status === "REVIEW";
  return { search, status, defaultSort: isQueue ? ("SUBMITTED_FIRST" as const) : ("UPDATED_LAST" as const) };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { search, status, defaultSort } = readSearch(request);
  const isWaiting = status === "WAITING";
  const filter = { keyword: search.text("q"), statuses: status && status !== "WAITING" ? [status] : null, isWaiting };
  const reference = await preload(adminWorksScreenQuery, { filter, sort: search.sort(sorts, defaultSort), ...search.page });
  return { reference, defaultSort };
}

function csvPathOf(params: URLSearchParams): string {
  const { search, status, defaultSort } = readSearch(params);
  const state = status === "WAITING" ? { waiting: "1" } : { status };
  return csvAddress("/api/admin/work/export", { keyword: search.text("q"), ...state, sort: search.sort(sorts, defaultSort) });
}

/** The queue of works that wait for review, oldest first; other states by the filter. */
export function Component() {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const { reference, defaultSort }: { reference: Reference; defaultSort: string } = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.adminWorks;
  useTitle(t("works.title"));
  const statuses = workStatusValues.map((status) => ({ value: status, label: t(`vocabulary:workStatus.${status}`) }));
  return (
    <Stack gap="md">
      <PageHeader title={t("works.title")} />
      <AdminTable
        name="works"
        caption={t("works.title")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("works.keyword") },
          {
            kind: "choice",
            name: "status",
            label: t("works.status"),
            choices: [{ value: "WAITING", label: t("works.waitingChoice") }, { value: "ALL", label: t("works.all") }, ...statuses],
            fallback: "WAITING",
          },
        ]}
        page={page}
        defaultSort={defaultSort}
        pathOf={({ id }) => adminWorkPath(id)}
        nameOf={({ title }) => title || t("works.untitled")}
        actions={actionsOf(t)}
        csvPath={csvPathOf}
        emptyTitle={t("works.empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"admin", "vocabulary">): AdminColumn<Row>[] {
  const status = (row: Row) => (
    <Group gap={4}>
      <WorkStatusChip status={row.status} />
      {row.revisionStatus === "REVIEW" && <StatusChip tone="wait">{t("works.revisionBadge")}</StatusChip>}
    </Group>
  );
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  return [
    { id: "work", label: t("works.work"), cell: ({ title }) => title || t("works.untitled") },
    { id: "company", label: t("works.company"), cell: ({ company }) => company.name },
    { id: "status", label: t("works.status"), cell: status },
    { id: "submitted", label: t("works.submitted"), cell: (row) => time(row.submittedAt), sort: { asc: "SUBMITTED_FIRST" } },
    { id: "updated", label: t("works.updated"), cell: (row) => time(row.updatedAt), sort: { desc: "UPDATED_LAST" } },
    { id: "published", label: t("works.publishedAt"), cell: (row) => time(row.publishedAt), isOptional: true },
  ];
}

function actionsOf(t: TFunction<"admin", "vocabulary">): BulkAction<Row>[] {
  return [
    {
      id: "approve",
      label: t("works.act.approve"),
      explanation: t("works.bulkApprove"),
      isFor: ({ status }) => status === "REVIEW",
      run: (rows) => runEach(rows, ({ id, version }) => decide("approve", { id, version, reason: "" })),
    },
  ];
}

export const ErrorBoundary = ScreenError;
