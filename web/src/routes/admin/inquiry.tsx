import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import { InquiryChip } from "#features/inquiry-desk/inquiry-chip.tsx";
import { assignInquiry, moveInquiry } from "#features/inquiry-desk/inquiry-desk.mutations.ts";
import { isPast } from "#features/work-review/waiting-age.ts";
import type { AdminInquiriesScreenQuery, AdminInquiriesScreenQueryVariables, InquiryStatus } from "#graphql/operations.ts";
import { inquiryCategoryValues } from "#graphql/values/inquiry-category.ts";
import { inquirySortValues } from "#graphql/values/inquiry-sort.ts";
import { inquiryStatusValues } from "#graphql/values/inquiry-status.ts";
import { adminInquiryPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";

const adminInquiriesScreenQuery: TypedDocumentNode<AdminInquiriesScreenQuery, AdminInquiriesScreenQueryVariables> = gql`
  query AdminInquiriesScreen($filter: InquiryFilter, $sort: InquirySort!, $first: Int!, $after: String) {
    inquiries(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        ticket
        version
        preview
        category
        status
        legalMoves
        name
        companyName
        createdAt
        answerDueAt
        answeredAt
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

type Reference = QueryRef<AdminInquiriesScreenQuery, AdminInquiriesScreenQueryVariables>;
type Row = AdminInquiriesScreenQuery["inquiries"]["items"][number];

const waitingStatuses = ["NEW", "IN_PROGRESS"] as const satisfies readonly InquiryStatus[];

/** Reads the search in the address; without one it is for the waiting inquiries, the oldest first. */
function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const status = search.choice("status", ["WAITING", ...inquiryStatusValues] as const, "WAITING");
  const statuses = status === "WAITING" ? [...waitingStatuses] : status && [status];
  const [category, whose] = [search.choice("category", inquiryCategoryValues), search.choice("whose", ["mine"])];
  return { keyword: search.text("q"), statuses, category, whose, sort: search.sort(inquirySortValues, "OLDEST"), page: search.page };
}

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const { keyword, statuses, category, whose, sort, page } = readSearch(request);
  const filter = { keyword, statuses, categories: category && [category], mine: whose && true };
  return preload(adminInquiriesScreenQuery, { filter, sort, ...page });
}

function csvPathOf(search: URLSearchParams): string {
  const { keyword, statuses, category, whose, sort } = readSearch(search);
  return csvAddress("/api/admin/inquiry/export", { keyword, status: statuses?.join(","), category, mine: whose && "1", sort });
}

/** Inquiries that wait, the oldest first; all of them by the filter. */
export function Component() {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const { admin } = useViewer();
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.inquiries;
  useTitle(t("inquiry.title"));
  const statuses = t.choices("vocabulary:inquiryStatus", inquiryStatusValues);
  const categories = t.choices("vocabulary:inquiryCategory", inquiryCategoryValues);
  const waiting = [
    { value: "WAITING", label: t("inquiry.waiting") },
    { value: "ALL", label: t("inquiry.all") },
  ];
  return (
    <Stack gap="md">
      <PageHeader title={t("inquiry.title")} />
      <AdminTable
        name="inquiries"
        caption={t("inquiry.title")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("inquiry.keyword") },
          { kind: "choice", name: "status", label: t("status"), choices: [...waiting, ...statuses], fallback: "WAITING" },
          { kind: "choice", name: "category", label: t("inquiry.category"), choices: categories },
          { kind: "choice", name: "whose", label: t("assignee"), choices: [{ value: "mine", label: t("mine") }] },
        ]}
        page={page}
        defaultSort="OLDEST"
        pathOf={({ id }) => adminInquiryPath(id)}
        nameOf={({ ticket }) => ticket}
        actions={actionsOf(t, admin?.id ?? "")}
        csvPath={csvPathOf}
        emptyTitle={t("inquiry.empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"desk", "vocabulary">): AdminColumn<Row>[] {
  const due = ({ answerDueAt, answeredAt, status }: Row) => {
    if (answeredAt || status === "DONE" || status === "SPAM") return "—";
    const day = formatDateTime(answerDueAt);
    return isPast(answerDueAt) ? <StatusChip tone="bad">{t("inquiry.lateSince", { day })}</StatusChip> : day;
  };
  const subject = ({ category, preview }: Row) => (
    <>
      <strong>{t(`vocabulary:inquiryCategory.${category}`)}</strong>
      <Text size="sm" tone="dimmed" maxLines={2}>
        {preview}
      </Text>
    </>
  );
  return [
    { id: "ticket", label: t("inquiry.ticket"), cell: ({ ticket }) => ticket },
    { id: "subject", label: t("inquiry.subject"), cell: subject },
    { id: "name", label: t("inquiry.from"), cell: ({ name, companyName }) => [companyName, name].filter(Boolean).join(" ") || "—" },
    {
      id: "status",
      label: t("status"),
      cell: ({ status }) => <InquiryChip status={status} />,
    },
    { id: "assignee", label: t("assignee"), cell: ({ assignee }) => assignee?.name ?? "—" },
    {
      id: "created",
      label: t("receivedAt"),
      cell: ({ createdAt }) => formatDateTime(createdAt),
      sort: { asc: "OLDEST", desc: "NEWEST" },
    },
    { id: "due", label: t("inquiry.due"), cell: due },
  ];
}

function actionsOf(t: TFunction<"desk", "vocabulary">, adminId: string): BulkAction<Row>[] {
  const problemOf = ({ errors: [problem] }: { errors: readonly { message: string }[] }, { ticket }: Row) =>
    problem && `${ticket}: ${problem.message}`;
  const move = (to: "DONE" | "SPAM"): BulkAction<Row> => ({
    id: to,
    label: t(`inquiry.move.${to}`),
    isDangerous: to === "SPAM",
    isFor: ({ legalMoves }) => legalMoves.includes(to),
    run: (rows) => runEach(rows, async (row) => problemOf(await send(moveInquiry, { id: row.id, version: row.version, to }), row)),
  });
  return [
    {
      id: "take",
      label: t("inquiry.take"),
      isFor: ({ assignee }) => assignee?.id !== adminId,
      run: (rows) =>
        runEach(rows, async (row) => problemOf(await send(assignInquiry, { id: row.id, version: row.version, assigneeId: adminId }), row)),
    },
    move("DONE"),
    move("SPAM"),
  ];
}

export const ErrorBoundary = ScreenError;
