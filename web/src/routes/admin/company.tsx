import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type AdminFilter, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminCompaniesScreenQuery, AdminCompaniesScreenQueryVariables } from "#graphql/operations.ts";
import { adminCompanySortValues } from "#graphql/values/admin-company-sort.ts";
import { companyReviewValues } from "#graphql/values/company-review.ts";
import { companyStatusValues } from "#graphql/values/company-status.ts";
import { planCodeValues } from "#graphql/values/plan-code.ts";
import { adminCompanyPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { approveCompany } from "./company/+detail/company-commands.ts";
import { CompanyState } from "./company/+detail/company-state.tsx";

const adminCompaniesScreenQuery: TypedDocumentNode<AdminCompaniesScreenQuery, AdminCompaniesScreenQueryVariables> = gql`
  query AdminCompaniesScreen($filter: AdminCompanyFilter, $sort: AdminCompanySort!, $first: Int!, $after: String) {
    adminCompanies(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        name
        nameKana
        corporateNumber
        corporateNumberValid
        status
        planCode
        publishedWorks
        refusedAt
        contactEmail
        createdAt
        updatedAt
        version
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminCompaniesScreenQuery, AdminCompaniesScreenQueryVariables>;
type Row = AdminCompaniesScreenQuery["adminCompanies"]["items"][number];

function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const review = search.choice("review", companyReviewValues);
  const defaultSort: (typeof adminCompanySortValues)[number] = review ? "WAITING_FIRST" : "NEWEST";
  const asked = {
    keyword: search.text("q"),
    status: search.choice("status", companyStatusValues),
    plan: search.choice("plan", planCodeValues),
    review,
  };
  return { asked, sort: search.sort(adminCompanySortValues, defaultSort), defaultSort, page: search.page };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const { asked, sort, defaultSort, page } = readSearch(request);
  const { status, plan, ...others } = asked;
  const filter = { ...others, statuses: status ? [status] : null, planCode: plan };
  const reference = await preload(adminCompaniesScreenQuery, { filter, sort, ...page });
  return { reference, defaultSort };
}

function csvPathOf(search: URLSearchParams): string {
  const { asked, sort } = readSearch(search);
  return csvAddress("/api/admin/company/export", { ...asked, sort });
}

/** Companies: the queue of the review by the filter, and all others. */
export function Component() {
  const { t } = useTranslation(["adminCompany", "vocabulary"]);
  const { reference, defaultSort }: { reference: Reference; defaultSort: string } = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.adminCompanies;
  const may = useViewer().admin?.can.manageUsers ?? false;
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} />
      <AdminTable
        name="companies"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={filtersOf(t)}
        page={page}
        defaultSort={defaultSort}
        pathOf={({ id }) => adminCompanyPath(id)}
        nameOf={({ name }) => name}
        actions={may ? actionsOf(t) : []}
        csvPath={csvPathOf}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function filtersOf(t: TFunction<"adminCompany", "vocabulary">): AdminFilter[] {
  return [
    { kind: "text", name: "q", label: t("keyword") },
    { kind: "choice", name: "review", label: t("review"), choices: t.choices("reviews", companyReviewValues) },
    { kind: "choice", name: "status", label: t("status"), choices: t.choices("vocabulary:companyStatus", companyStatusValues) },
    { kind: "choice", name: "plan", label: t("plan"), choices: t.choices("vocabulary:plan", planCodeValues) },
  ];
}

function columnsOf(t: TFunction<"adminCompany", "vocabulary">): AdminColumn<Row>[] {
  const status = (row: Row) => <CompanyState status={row.status} refusedAt={row.refusedAt} />;
  const number = ({ corporateNumber, corporateNumberValid }: Row) => {
    if (!corporateNumber) return "—";
    return corporateNumberValid ? corporateNumber : `${corporateNumber} ${t("numberWrong")}`;
  };
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name, sort: { asc: "NAME" } },
    { id: "number", label: t("corporateNumber"), cell: number },
    { id: "status", label: t("status"), cell: status },
    { id: "plan", label: t("plan"), cell: ({ planCode }) => t(`vocabulary:plan.${planCode}`) },
    { id: "works", label: t("publishedWorks"), cell: ({ publishedWorks }) => publishedWorks, isNumber: true },
    {
      id: "created",
      label: t("createdAt"),
      cell: ({ createdAt }) => formatDateTime(createdAt),
      sort: { asc: "WAITING_FIRST", desc: "NEWEST" },
    },
    {
      id: "updated",
      label: t("updatedAt"),
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
      sort: { desc: "UPDATED_LAST" },
      isOptional: true,
    },
    { id: "kana", label: t("nameKana"), cell: ({ nameKana }) => nameKana ?? "—", isOptional: true },
    { id: "email", label: t("contactEmail"), cell: ({ contactEmail }) => contactEmail, isOptional: true },
  ];
}

function actionsOf(t: TFunction<"adminCompany", "vocabulary">): BulkAction<Row>[] {
  return [
    {
      id: "approve",
      label: t("act.approve"),
      explanation: t("approveText"),
      isFor: ({ status }) => status === "PENDING",
      run: (rows) => runEach(rows, async ({ id, version }) => (await approveCompany({ id, version }))?.[0]?.message),
    },
  ];
}

export const ErrorBoundary = ScreenError;
