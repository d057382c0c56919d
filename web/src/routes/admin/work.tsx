import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { Badge, Button, Group, NativeSelect, Stack, Table, TextInput } from "@mantine/core";
import { useTransition } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { workStatuses } from "#features/company-work/work-statuses.ts";
import type { AdminWorksScreenQuery, AdminWorksScreenQueryVariables } from "#graphql/operations.ts";
import { adminWorkPath } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";

const adminWorksScreenQuery: TypedDocumentNode<AdminWorksScreenQuery, AdminWorksScreenQueryVariables> = gql`
  query AdminWorksScreen($filter: AdminWorkFilter, $sort: AdminWorkSort!, $after: String) {
    adminWorks(filter: $filter, sort: $sort, first: 50, after: $after) {
      items {
        id
        title
        status
        submittedAt
        updatedAt
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

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = new URL(request.url).searchParams;
  const wanted = search.get("status") ?? "REVIEW";
  const status = workStatuses.find((known) => known === wanted);
  const sort = status === "REVIEW" ? "SUBMITTED_FIRST" : "UPDATED_LAST";
  return preload(adminWorksScreenQuery, { filter: { keyword: search.get("q"), statuses: status ? [status] : null }, sort, after: null });
}

/** The queue of works that wait for review, oldest first; other states by the filter. */
export function Component() {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.adminWorks;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("works.title"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          adminWorks: { ...next.adminWorks, items: [...before.adminWorks.items, ...next.adminWorks.items] },
        }),
      });
    });
  return (
    <Stack gap="md">
      <PageHeader title={t("works.title")} lead={t("works.count", { count: totalCount })} />
      <Filters />
      {items.length === 0 ? <EmptyState title={t("works.empty")} /> : <WorkTable items={items} />}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

function WorkTable({ items }: { items: readonly Row[] }) {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const columns = ["work", "company", "status", "submitted", "updated"] as const;
  return (
    <Table.ScrollContainer minWidth={720}>
      <Table verticalSpacing={6} fz="sm" highlightOnHover bg="white" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`works.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((work) => (
            <Table.Tr key={work.id}>
              <Table.Td>
                <Link to={adminWorkPath(work.id)}>{work.title || t("works.untitled")}</Link>
              </Table.Td>
              <Table.Td>{work.company.name}</Table.Td>
              <Table.Td>
                <Badge tt="none" variant="light">
                  {t(`vocabulary:workStatus.${work.status}`)}
                </Badge>
              </Table.Td>
              <Table.Td>{work.submittedAt ? formatDateTime(work.submittedAt) : "—"}</Table.Td>
              <Table.Td>{formatDateTime(work.updatedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Filters() {
  const { t } = useTranslation(["admin", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const statuses = workStatuses.map((status) => ({ value: status, label: t(`vocabulary:workStatus.${status}`) }));
  return (
    <form
      role="search"
      key={search.toString()}
      onSubmit={(event) => {
        event.preventDefault();
        const next = new URLSearchParams();
        for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string" && value) next.set(name, value);
        setSearch(next);
      }}
    >
      <Group align="flex-end">
        <TextInput name="q" label={t("works.keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} size="sm" />
        <NativeSelect
          name="status"
          label={t("works.status")}
          defaultValue={search.get("status") ?? "REVIEW"}
          data={[{ value: "ALL", label: t("works.all") }, ...statuses]}
          size="sm"
        />
        <Button type="submit" variant="outline" size="sm">
          {t("common:search")}
        </Button>
      </Group>
    </form>
  );
}

export const ErrorBoundary = ScreenError;
