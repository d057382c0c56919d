import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminExamAttemptsQuery, AdminExamAttemptsQueryVariables } from "#graphql/operations.ts";
import { examAttemptStatusValues } from "#graphql/values/exam-attempt-status.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";

const attemptsQuery: TypedDocumentNode<AdminExamAttemptsQuery, AdminExamAttemptsQueryVariables> = gql`
  query AdminExamAttempts($statuses: [ExamAttemptStatus!], $first: Int!, $after: String) {
    adminTestAttempts(statuses: $statuses, first: $first, after: $after) {
      items {
        id
        sitter
        status
        startedAt
        endedAt
        scoredCount
        theta
        se
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

export type AttemptsReference = QueryRef<AdminExamAttemptsQuery, AdminExamAttemptsQueryVariables>;
type Row = AdminExamAttemptsQuery["adminTestAttempts"]["items"][number];

/** Loads the page of sittings that an address asks for. */
export function loadAttempts(request: Request): Promise<AttemptsReference> {
  const search = tableSearch(request);
  const status = search.choice("status", examAttemptStatusValues);
  return preload(attemptsQuery, { statuses: status ? [status] : null, ...search.page });
}

/** Sittings, the latest first; editors see no names. */
export function Attempts({ reference }: { reference: AttemptsReference }) {
  const { t } = useTranslation("adminExam");
  const page = useReadQuery(reference).data.adminTestAttempts;
  const columns: AdminColumn<Row>[] = [
    { id: "sitter", label: t("sitter"), cell: ({ sitter }) => sitter },
    { id: "status", label: t("status"), cell: ({ status }) => t(`attempts.${status}`) },
    { id: "started", label: t("started"), cell: ({ startedAt }) => formatDateTime(startedAt) },
    { id: "ended", label: t("ended"), cell: ({ endedAt }) => (endedAt ? formatDateTime(endedAt) : "—") },
    { id: "scored", label: t("scored"), cell: ({ scoredCount }) => scoredCount, isNumber: true },
    { id: "theta", label: t("ability"), cell: ({ theta, se }) => `${theta.toFixed(2)} ± ${se.toFixed(2)}`, isNumber: true },
  ];
  const choices = examAttemptStatusValues.map((status) => ({ value: status, label: t(`attempts.${status}`) }));
  return (
    <AdminTable
      name="exam-attempts"
      caption={t("view.attempts")}
      columns={columns}
      filters={[{ kind: "choice", name: "status", label: t("status"), choices }]}
      page={page}
      nameOf={({ sitter }) => sitter}
      emptyTitle={t("noAttempts")}
    />
  );
}
