import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import { WorkStatusChip } from "#features/company-work/work-status-chip.tsx";
import { approveSeenWork } from "#features/work-review/review.mutations.ts";
import { waitingAge } from "#features/work-review/waiting-age.ts";
import type { AdminWorkSort, AdminWorksScreenQuery, AdminWorksScreenQueryVariables } from "#graphql/operations.ts";
import { workStatusValues } from "#graphql/values/work-status.ts";
import { adminWorkPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Icon } from "#ui/icon.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminWorksScreenQuery: TypedDocumentNode<AdminWorksScreenQuery, AdminWorksScreenQueryVariables> = gql`
  query AdminWorksScreen($filter: AdminWorkFilter, $sort: AdminWorkSort!, $first: Int!, $after: String) {
    adminWorks(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        title
        status
        revisionStatus
        isSeen
        reviewRisks
        reviewClaim {
          by
          isOwn
          approvesAt
        }
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
  const { t } = useTranslation(["admin", "vocabulary", "adminReview"]);
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

const isUnderReview = ({ status, revisionStatus }: Pick<Row, "status" | "revisionStatus">) =>
  status === "REVIEW" || revisionStatus === "REVIEW";

function columnsOf(t: TFunction<"admin", "vocabulary" | "adminReview">): AdminColumn<Row>[] {
  const status = (row: Row) => (
    <Group gap={4}>
      <WorkStatusChip status={row.status} />
      {row.revisionStatus === "REVIEW" && <StatusChip tone="wait">{t("works.revisionBadge")}</StatusChip>}
      {isUnderReview(row) && row.isSeen && (
        <StatusChip tone="plain">
          <Icon name="eye" size={16} />
          {t("adminReview:seen")}
        </StatusChip>
      )}
      {row.reviewClaim && !row.reviewClaim.isOwn && (
        <StatusChip tone="going">{t("adminReview:claim.short", { name: row.reviewClaim.by })}</StatusChip>
      )}
    </Group>
  );
  const age = (row: Row) => (row.submittedAt && isUnderReview(row) ? waitingAge(t, row.submittedAt) : "—");
  const risks = ({ reviewRisks, ...row }: Row) =>
    (isUnderReview(row) ? reviewRisks.map((risk) => t(`adminReview:risk.${risk}`)).join(" ") : "") || "—";
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  return [
    { id: "work", label: t("works.work"), cell: ({ title }) => title || t("works.untitled") },
    { id: "company", label: t("works.company"), cell: ({ company }) => company.name },
    { id: "status", label: t("works.status"), cell: status },
    { id: "age", label: t("adminReview:age.label"), cell: age },
    { id: "risk", label: t("adminReview:risk.label"), cell: risks },
    { id: "submitted", label: t("works.submitted"), cell: (row) => time(row.submittedAt), sort: { asc: "SUBMITTED_FIRST" } },
    { id: "updated", label: t("works.updated"), cell: (row) => time(row.updatedAt), sort: { desc: "UPDATED_LAST" } },
    { id: "published", label: t("works.publishedAt"), cell: (row) => time(row.publishedAt), isOptional: true },
  ];
}

function problemOf({ errors: [problem] }: { errors: readonly { message: string }[] }, title: string): string | undefined {
  return problem && `${title}: ${problem.message}`;
}

function actionsOf(t: TFunction<"admin", "vocabulary" | "adminReview">): BulkAction<Row>[] {
  return [
    {
      id: "approve",
      label: t("works.act.approve"),
      explanation: t("works.bulkApprove"),
      isFor: ({ status, revisionStatus, isSeen }) => isSeen && (status === "REVIEW" || revisionStatus === "REVIEW"),
      run: (rows) => runEach(rows, async ({ id, title }) => problemOf(await send(approveSeenWork, { id }), title)),
    },
  ];
}

export const ErrorBoundary = ScreenError;
