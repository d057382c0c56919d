import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import type { AdminColumn, AdminFilter } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { dayEnd, dayStart } from "#features/admin-table/day-range.ts";
import { csvAddress, tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminSeekersScreenQuery, AdminSeekersScreenQueryVariables, JapaneseLevel } from "#graphql/operations.ts";
import { adminSeekerSortValues } from "#graphql/values/admin-seeker-sort.ts";
import { userStatusValues } from "#graphql/values/user-status.ts";
import { adminUserPath, operatorMessagePaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";

const adminSeekersScreenQuery: TypedDocumentNode<AdminSeekersScreenQuery, AdminSeekersScreenQueryVariables> = gql`
  query AdminSeekersScreen($filter: AdminSeekerFilter, $sort: AdminSeekerSort!, $first: Int!, $after: String) {
    adminSeekers(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        name
        kana
        email
        status
        locale
        prefecture
        measuredLevel
        selfDeclaredLevel
        registeredAt
        lastSeenAt
        entryCount
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminSeekersScreenQuery, AdminSeekersScreenQueryVariables>;
type Row = AdminSeekersScreenQuery["adminSeekers"]["items"][number];
const levels = ["N1", "N2", "N3", "N4", "N5", "NONE"] as const satisfies readonly JapaneseLevel[];

function readSearch(source: Request | URLSearchParams) {
  const search = tableSearch(source);
  const level = search.choice("level", [...levels, "UNMEASURED"]);
  const asked = {
    keyword: search.text("q"),
    registeredFrom: dayStart(search.day("from")),
    registeredBefore: dayEnd(search.day("to")),
  };
  const measured = { level: level === "UNMEASURED" ? null : level, isUnmeasured: level === "UNMEASURED" };
  return {
    asked,
    ...measured,
    status: search.choice("status", userStatusValues),
    sort: search.sort(adminSeekerSortValues, "NEWEST"),
    page: search.page,
  };
}

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const { asked, status, level, isUnmeasured, sort, page } = readSearch(request);
  const filter = { ...asked, statuses: status ? [status] : null, measuredLevels: level ? [level] : null, unmeasured: isUnmeasured };
  return preload(adminSeekersScreenQuery, { filter, sort, ...page });
}

function csvPathOf(search: URLSearchParams): string {
  const { asked, status, level, isUnmeasured, sort } = readSearch(search);
  return csvAddress("/api/admin/user/export", { ...asked, status, level, unmeasured: isUnmeasured ? "1" : null, sort });
}

/** Seekers of every state: found by name, kana, mail or id. */
export function Component() {
  const { t } = useTranslation(["adminPeople", "vocabulary"]);
  const page = useReadQuery(useLoaderData<Reference>()).data.adminSeekers;
  useTitle(t("list.title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("list.title")} actions={<LinkButton to={operatorMessagePaths.SEEKER.create}>{t("list.write")}</LinkButton>} />
      <AdminTable
        name="users"
        caption={t("list.title")}
        columns={columnsOf(t)}
        filters={filtersOf(t)}
        page={page}
        defaultSort="NEWEST"
        pathOf={({ id }) => adminUserPath(id)}
        nameOf={({ name }) => name}
        csvPath={csvPathOf}
        emptyTitle={t("list.empty")}
      />
    </Stack>
  );
}

function filtersOf(t: TFunction<"adminPeople", "vocabulary">): AdminFilter[] {
  return [
    { kind: "text", name: "q", label: t("list.keyword") },
    {
      kind: "choice",
      name: "status",
      label: t("list.status"),
      choices: userStatusValues.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    { kind: "choice", name: "level", label: t("list.level"), choices: t.choices("level", [...levels, "UNMEASURED"]) },
    { kind: "date", name: "from", label: t("list.from") },
    { kind: "date", name: "to", label: t("list.to") },
  ];
}

function columnsOf(t: TFunction<"adminPeople", "vocabulary">): AdminColumn<Row>[] {
  const status = (row: Row) => <StatusChip tone={row.status === "ACTIVE" ? "good" : "plain"}>{t(`status.${row.status}`)}</StatusChip>;
  return [
    { id: "name", label: t("list.name"), cell: ({ name }) => <span translate="no">{name}</span> },
    { id: "kana", label: t("list.kana"), cell: ({ kana }) => kana || "—", isOptional: true },
    { id: "email", label: t("list.email"), cell: ({ email }) => email || "—" },
    { id: "status", label: t("list.status"), cell: status },
    { id: "level", label: t("list.level"), cell: ({ measuredLevel }) => t(`level.${measuredLevel ?? "UNMEASURED"}`) },
    { id: "entries", label: t("list.entries"), cell: ({ entryCount }) => entryCount, isNumber: true },
    {
      id: "registered",
      label: t("list.registered"),
      cell: ({ registeredAt }) => formatDateTime(registeredAt),
      sort: { asc: "OLDEST", desc: "NEWEST" },
    },
    { id: "seen", label: t("list.lastSeen"), cell: ({ lastSeenAt }) => (lastSeenAt ? formatDateTime(lastSeenAt) : "—"), isOptional: true },
    { id: "locale", label: t("list.locale"), cell: ({ locale }) => t.code("locale", locale), isOptional: true },
  ];
}

export const ErrorBoundary = ScreenError;
