import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminComplaintsScreenQuery, AdminComplaintsScreenQueryVariables } from "#graphql/operations.ts";
import { complaintStatusValues } from "#graphql/values/complaint-status.ts";
import { complaintSubjectValues } from "#graphql/values/complaint-subject.ts";
import { adminComplaintPath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime, formatDay } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge, NoBreak, Text } from "#ui/text/text.tsx";

const adminComplaintsScreenQuery: TypedDocumentNode<AdminComplaintsScreenQuery, AdminComplaintsScreenQueryVariables> = gql`
  query AdminComplaintsScreen($filter: ComplaintFilter, $first: Int!, $after: String) {
    complaints(filter: $filter, first: $first, after: $after) {
      items {
        id
        number
        receivedAt
        subject
        partyName
        companyName
        status
        answerDueOn
        answeredAt
        settleDueOn
        settledAt
        overdue
        assignee {
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

type Reference = QueryRef<AdminComplaintsScreenQuery, AdminComplaintsScreenQueryVariables>;
type Row = AdminComplaintsScreenQuery["complaints"]["items"][number];

function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const overdue = search.choice("overdue", ["1"]);
  const [status, subject] = [search.choice("status", complaintStatusValues), search.choice("subject", complaintSubjectValues)];
  return { keyword: search.text("q"), status, subject, overdue, page: search.page };
}

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const { keyword, status, subject, overdue, page } = readSearch(request);
  const filter = { keyword, statuses: status && [status], subjects: subject && [subject], overdue: overdue && true };
  return preload(adminComplaintsScreenQuery, { filter, ...page });
}

function csvPathOf(search: URLSearchParams): string {
  const { page: _, ...asked } = readSearch(search);
  return csvAddress("/api/admin/complaint/export", asked);
}

/** The complaint log, newest first. */
export function Component() {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.complaints;
  useTitle(t("complaint.title"));
  const statuses = t.choices("vocabulary:complaintStatus", complaintStatusValues);
  const subjects = t.choices("vocabulary:complaintSubject", complaintSubjectValues);
  const create = <LinkButton to={adminPaths.complaintCreate}>{t("complaint.create")}</LinkButton>;
  return (
    <Stack gap="md">
      <PageHeader title={t("complaint.title")} lead={t("complaint.lead")} actions={create} />
      <AdminTable
        name="complaints"
        caption={t("complaint.title")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("complaint.keyword") },
          { kind: "choice", name: "status", label: t("status"), choices: statuses },
          { kind: "choice", name: "subject", label: t("complaint.subject"), choices: subjects },
          { kind: "choice", name: "overdue", label: t("complaint.term"), choices: [{ value: "1", label: t("complaint.overdue") }] },
        ]}
        page={page}
        pathOf={({ id }) => adminComplaintPath(id)}
        nameOf={({ number }) => number}
        csvPath={csvPathOf}
        emptyTitle={t("complaint.empty")}
        emptyAction={create}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"desk", "vocabulary">): AdminColumn<Row>[] {
  const due = (day: string, done: string | null, isLate: boolean) => {
    if (done) return t("complaint.doneOn", { time: formatDateTime(done) });
    return isLate ? (
      <Text component="span" tone="error" size="sm">
        <NoBreak>{t("complaint.lateSince", { day: formatDay(day) })}</NoBreak>
      </Text>
    ) : (
      formatDay(day)
    );
  };
  return [
    { id: "number", label: t("complaint.number"), cell: ({ number }) => number },
    { id: "received", label: t("receivedAt"), cell: ({ receivedAt }) => formatDateTime(receivedAt) },
    { id: "subject", label: t("complaint.subject"), cell: (row) => t(`vocabulary:complaintSubject.${row.subject}`) },
    { id: "party", label: t("complaint.party"), cell: ({ partyName }) => partyName },
    { id: "company", label: t("complaint.company"), cell: ({ companyName }) => companyName ?? "—" },
    {
      id: "status",
      label: t("status"),
      cell: ({ status }) => <Badge tone={status === "SETTLED" ? "good" : "plain"}>{t(`vocabulary:complaintStatus.${status}`)}</Badge>,
    },
    { id: "answer", label: t("complaint.answerDue"), cell: (row) => due(row.answerDueOn, row.answeredAt, row.overdue) },
    { id: "settle", label: t("complaint.settleDue"), cell: (row) => due(row.settleDueOn, row.settledAt, false) },
    { id: "assignee", label: t("assignee"), cell: ({ assignee }) => assignee?.name ?? "—", isOptional: true },
  ];
}

export const ErrorBoundary = ScreenError;
