import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type {
  AdminWorkReportsScreenQuery,
  AdminWorkReportsScreenQueryVariables,
  SettleWorkReportMutation,
  SettleWorkReportMutationVariables,
  WorkReportOutcome,
} from "#graphql/operations.ts";
import { workReportReasonValues } from "#graphql/values/work-report-reason.ts";
import { workReportSortValues } from "#graphql/values/work-report-sort.ts";
import { workReportStatusValues } from "#graphql/values/work-report-status.ts";
import { adminWorkPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Problem_error } from "#platform/problem.fragment.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge } from "#ui/text/text.tsx";

const adminWorkReportsScreenQuery: TypedDocumentNode<AdminWorkReportsScreenQuery, AdminWorkReportsScreenQueryVariables> = gql`
  query AdminWorkReportsScreen($filter: WorkReportFilter, $sort: WorkReportSort!, $first: Int!, $after: String) {
    workReports(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        workId
        workTitle
        workStatus
        companyName
        reason
        origin
        urgent
        body
        status
        dueAt
        note
        version
        createdAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

const settleWorkReport: TypedDocumentNode<SettleWorkReportMutation, SettleWorkReportMutationVariables> = gql`
  mutation SettleWorkReport($input: SettleWorkReportInput!) {
    settleWorkReport(input: $input) {
      report {
        id
        status
        version
      }
      errors {
        ...Problem_error @unmask
      }
    }
  }
  ${Problem_error}
`;

type Reference = QueryRef<AdminWorkReportsScreenQuery, AdminWorkReportsScreenQueryVariables>;
type Row = AdminWorkReportsScreenQuery["workReports"]["items"][number];

/** Reads the search in the address; without one it is for what waits, the soonest due first. */
export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const status = search.choice("status", workReportStatusValues, "OPEN");
  const reason = search.choice("reason", workReportReasonValues);
  const filter = { statuses: status && [status], reasons: reason && [reason] };
  return preload(adminWorkReportsScreenQuery, { filter, sort: search.sort(workReportSortValues, "DUE"), ...search.page });
}

/** What readers found wrong with works, the harmful first; a row opens the work, where it can be stopped or returned. */
export function Component() {
  const { t } = useTranslation(["adminReports", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.workReports;
  useTitle(t("title"));
  const statuses = workReportStatusValues.map((value) => ({ value, label: t(`status.${value}`) }));
  const reasons = workReportReasonValues.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} lead={t("lead")} />
      <AdminTable
        name="work-reports"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={[
          {
            kind: "choice",
            name: "status",
            label: t("state"),
            choices: [{ value: "ALL", label: t("all") }, ...statuses],
            fallback: "OPEN",
          },
          { kind: "choice", name: "reason", label: t("why"), choices: reasons },
        ]}
        page={page}
        defaultSort="DUE"
        pathOf={({ workId }) => adminWorkPath(workId)}
        nameOf={({ workTitle }) => workTitle}
        actions={[actionOf(t, "ACTED"), actionOf(t, "DISMISSED")]}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminReports", "vocabulary">): AdminColumn<Row>[] {
  return [
    { id: "work", label: t("work"), cell: ({ workTitle }) => workTitle },
    { id: "company", label: t("company"), cell: ({ companyName }) => companyName },
    {
      id: "reason",
      label: t("why"),
      cell: ({ reason, urgent }) => <Badge tone={urgent ? "area" : "plain"}>{t(`reason.${reason}`)}</Badge>,
    },
    { id: "origin", label: t("from"), cell: ({ origin }) => t(`origin.${origin}`) },
    { id: "body", label: t("words"), cell: ({ body }) => body || "—" },
    { id: "state", label: t("workState"), cell: ({ workStatus }) => t(`vocabulary:workStatus.${workStatus}`) },
    { id: "due", label: t("due"), cell: ({ dueAt }) => formatDateTime(dueAt), sort: { asc: "DUE" } },
    { id: "created", label: t("received"), cell: ({ createdAt }) => formatDateTime(createdAt), sort: { desc: "NEWEST" } },
    { id: "status", label: t("state"), cell: ({ status }) => t(`status.${status}`), isOptional: true },
  ];
}

function actionOf(t: TFunction<"adminReports", "vocabulary">, outcome: WorkReportOutcome): BulkAction<Row> {
  return {
    id: outcome,
    label: t(`act.${outcome}`),
    explanation: t(`actMeans.${outcome}`),
    isFor: ({ status }) => status === "OPEN",
    run: (rows) =>
      runEach(rows, async ({ id, version }) => (await send(settleWorkReport, { id, version, outcome, note: null })).errors[0]?.message),
  };
}

export const ErrorBoundary = ScreenError;
