import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminColumn } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import { adminStatuses } from "#features/admin-user/admin-roles.ts";
import type { AdminUserSort, AdminUsersScreenQuery, AdminUsersScreenQueryVariables } from "#graphql/operations.ts";
import { adminRoleValues } from "#graphql/values/admin-role.ts";
import { adminAdminUserPath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { inOrder } from "#platform/in-order.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminUsersScreenQuery: TypedDocumentNode<AdminUsersScreenQuery, AdminUsersScreenQueryVariables> = gql`
  query AdminUsersScreen($filter: AdminUserFilter, $sort: AdminUserSort!, $first: Int!, $after: String) {
    adminUsers(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        name
        email
        role
        status
        hasTwoFactor
        lastSignInAt
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

type Reference = QueryRef<AdminUsersScreenQuery, AdminUsersScreenQueryVariables>;
type Row = AdminUsersScreenQuery["adminUsers"]["items"][number];
const sorts = inOrder<AdminUserSort>()(["NAME", "NEWEST"]);

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const filter = {
    keyword: search.text("q"),
    role: search.choice("role", adminRoleValues),
    status: search.choice("status", adminStatuses),
  };
  return preload(adminUsersScreenQuery, { filter, sort: search.sort(sorts, "NAME"), ...search.page });
}

/** The list of people who work in the back office, with the role of each. */
export function Component() {
  const { t } = useTranslation(["adminUsers", "vocabulary"]);
  const page = useReadQuery(useLoaderData<Reference>()).data.adminUsers;
  useTitle(t("title"));
  const roles = adminRoleValues.map((role) => ({ value: role, label: t(`vocabulary:adminRole.${role}`) }));
  const statuses = adminStatuses.map((status) => ({ value: status, label: t(`state.${status}`) }));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} actions={<LinkButton to={adminPaths.adminUserNew}>{t("invite")}</LinkButton>} />
      <AdminTable
        name="adminUsers"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("keyword") },
          { kind: "choice", name: "role", label: t("role"), choices: roles },
          { kind: "choice", name: "status", label: t("status"), choices: statuses },
        ]}
        page={page}
        defaultSort="NAME"
        pathOf={({ id }) => adminAdminUserPath(id)}
        nameOf={({ name }) => name}
        emptyTitle={t("empty")}
      />
    </Stack>
  );
}

function columnsOf(t: TFunction<"adminUsers", "vocabulary">): AdminColumn<Row>[] {
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  return [
    { id: "name", label: t("name"), cell: ({ name }) => name, sort: { asc: "NAME" } },
    { id: "email", label: t("email"), cell: ({ email }) => email },
    { id: "role", label: t("role"), cell: ({ role }) => t(`vocabulary:adminRole.${role}`) },
    { id: "status", label: t("status"), cell: ({ status }) => t(`state.${status}`) },
    { id: "twoFactor", label: t("twoFactor"), cell: ({ hasTwoFactor }) => t(hasTwoFactor ? "on" : "off") },
    { id: "lastSignIn", label: t("lastSignIn"), cell: ({ lastSignInAt }) => time(lastSignInAt) },
    { id: "created", label: t("created"), cell: ({ createdAt }) => time(createdAt), sort: { desc: "NEWEST" }, isOptional: true },
  ];
}

export const ErrorBoundary = ScreenError;
