import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import { inquiryCategories, inquiryStatuses } from "#features/inquiry-desk/inquiry-values.ts";
import type { AdminInquiriesScreenQuery, AdminInquiriesScreenQueryVariables } from "#graphql/operations.ts";
import { adminInquiryPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/translate.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge } from "#ui/text.tsx";

const adminInquiriesScreenQuery: TypedDocumentNode<AdminInquiriesScreenQuery, AdminInquiriesScreenQueryVariables> = gql`
  query AdminInquiriesScreen($filter: InquiryFilter, $sort: InquirySort!, $first: Int!, $after: String) {
    inquiries(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        ticket
        category
        status
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
const sorts = ["OLDEST", "NEWEST"] as const;

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const status = search.choice("status", inquiryStatuses);
  const category = search.choice("category", inquiryCategories);
  const isOpenOnly = search.text("status") === null;
  const filter = {
    keyword: search.text("q"),
    statuses: isOpenOnly ? (["NEW", "IN_PROGRESS"] as const) : status && [status],
    categories: category && [category],
    mine: search.text("whose") === "mine" ? true : null,
  };
  return preload(adminInquiriesScreenQuery, {
    filter: { ...filter, statuses: filter.statuses ? [...filter.statuses] : null },
    sort: search.sort(sorts, "OLDEST"),
    ...search.page,
  });
}

/** Inquiries that wait, the oldest first; all of them by the filter. */
export function Component() {
  const { t } = useTranslation(["desk", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.inquiries;
  useTitle(t("inquiry.title"));
  const choice = (name: string, vocabulary: string, values: readonly string[]) => ({
    kind: "choice" as const,
    name,
    choices: values.map((value) => ({ value, label: t(`vocabulary:${vocabulary}.${value}`) })),
  });
  const statuses = choice("status", "inquiryStatus", inquiryStatuses);
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
          { ...statuses, label: t("status"), choices: [...waiting, ...statuses.choices], fallback: "WAITING" },
          { ...choice("category", "inquiryCategory", inquiryCategories), label: t("inquiry.category") },
          { kind: "choice", name: "whose", label: t("assignee"), choices: [{ value: "mine", label: t("mine") }] },
        ]}
        rows={items}
        totalCount={totalCount}
        pageInfo={pageInfo}
        defaultSort="OLDEST"
        pathOf={({ id }) => adminInquiryPath(id)}
        nameOf={({ ticket }) => ticket}
        emptyTitle={t("inquiry.empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction): AdminColumn<Row>[] {
  const due = ({ answerDueAt, answeredAt, status }: Row) =>
    answeredAt || status === "DONE" || status === "SPAM" ? "—" : formatDateTime(answerDueAt);
  return [
    { id: "ticket", label: t("inquiry.ticket"), cell: ({ ticket }) => ticket },
    { id: "category", label: t("inquiry.category"), cell: (row) => t(`vocabulary:inquiryCategory.${row.category}`) },
    { id: "name", label: t("inquiry.from"), cell: ({ name, companyName }) => [companyName, name].filter(Boolean).join(" ") || "—" },
    {
      id: "status",
      label: t("status"),
      cell: ({ status }) => <Badge tone={status === "DONE" ? "good" : "plain"}>{t(`vocabulary:inquiryStatus.${status}`)}</Badge>,
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

export const ErrorBoundary = ScreenError;
