import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { Badge, Button, Group, NativeSelect, Stack, Table, Text, TextInput } from "@mantine/core";
import { useTransition } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { entryStatuses } from "#features/company-work/work-statuses.ts";
import { entryStatusText } from "#features/entry/status-text.ts";
import type { CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables } from "#graphql/operations.ts";
import { companyEntryPath } from "#paths/company.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";

const companyEntriesScreenQuery: TypedDocumentNode<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables> = gql`
  query CompanyEntriesScreen($filter: CompanyEntryFilter, $after: String) {
    companyEntries(filter: $filter, first: 20, after: $after) {
      items {
        id
        status
        interviewRound
        createdAt
        movedAt
        unreadCount
        work {
          id
          title
        }
        applicant {
          displayName
          latinName
          selfDeclaredLevel
          workPermission
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

type Reference = QueryRef<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables>;
type Row = CompanyEntriesScreenQuery["companyEntries"]["items"][number];

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = new URL(request.url).searchParams;
  const status = entryStatuses.find((known) => known === search.get("status"));
  const filter = { keyword: search.get("q"), statuses: status ? [status] : null, workId: search.get("work") };
  return preload(companyEntriesScreenQuery, { filter, after: null });
}

/** Everyone who applied, latest move first. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.companyEntries;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("entries.title"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          companyEntries: { ...next.companyEntries, items: [...before.companyEntries.items, ...next.companyEntries.items] },
        }),
      });
    });
  return (
    <Stack gap="lg">
      <PageHeader title={t("entries.title")} lead={t("entries.count", { count: totalCount })} />
      <Filters />
      {items.length === 0 ? <EmptyState title={t("entries.empty")} /> : <EntryTable items={items} />}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

function EntryTable({ items }: { items: readonly Row[] }) {
  const { t } = useTranslation(["company", "vocabulary", "entry"]);
  const columns = ["applicant", "level", "work", "status", "applied", "moved"] as const;
  return (
    <Table.ScrollContainer minWidth={860}>
      <Table verticalSpacing="sm" highlightOnHover bg="white" withTableBorder>
        <Table.Thead>
          <Table.Tr>
            {columns.map((column) => (
              <Table.Th key={column}>{t(`entries.${column}`)}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.map((entry) => (
            <Table.Tr key={entry.id}>
              <Table.Td>
                <Group gap="xs">
                  <Link to={companyEntryPath(entry.id)}>{entry.applicant.displayName}</Link>
                  {entry.unreadCount > 0 && (
                    <Badge color="shu" aria-label={t("common:nav.unread", { count: entry.unreadCount })}>
                      {entry.unreadCount}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed">
                  {entry.applicant.latinName}
                </Text>
              </Table.Td>
              <Table.Td>
                {entry.applicant.selfDeclaredLevel
                  ? t(`vocabulary:japaneseLevel.${entry.applicant.selfDeclaredLevel}`)
                  : t("common:notSet")}
              </Table.Td>
              <Table.Td>{entry.work.title}</Table.Td>
              <Table.Td>
                <Badge tt="none" variant="light">
                  {entryStatusText(t, entry)}
                </Badge>
              </Table.Td>
              <Table.Td>{formatDateTime(entry.createdAt)}</Table.Td>
              <Table.Td>{formatDateTime(entry.movedAt)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Filters() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const statuses = entryStatuses.map((status) => ({ value: status, label: t(`vocabulary:entryStatus.${status}`) }));
  const work = search.get("work");
  return (
    <form
      role="search"
      key={search.toString()}
      onSubmit={(event) => {
        event.preventDefault();
        const next = new URLSearchParams(work ? { work } : {});
        for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string" && value) next.set(name, value);
        setSearch(next);
      }}
    >
      <Group align="flex-end">
        <TextInput name="q" label={t("entries.keyword")} defaultValue={search.get("q") ?? ""} maxLength={100} />
        <NativeSelect
          name="status"
          label={t("entries.status")}
          defaultValue={search.get("status") ?? ""}
          data={[{ value: "", label: t("all") }, ...statuses]}
        />
        <Button type="submit" variant="outline">
          {t("common:search")}
        </Button>
        {work && (
          <Button variant="subtle" onClick={() => setSearch(new URLSearchParams())}>
            {t("entries.allWorks")}
          </Button>
        )}
      </Group>
    </form>
  );
}

export const ErrorBoundary = ScreenError;
