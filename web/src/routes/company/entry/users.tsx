import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { entryFiltersQuery, SavedFilters } from "#features/entry-filter/saved-filters.tsx";
import type {
  CompanyEntriesScreenQuery,
  CompanyEntriesScreenQueryVariables,
  CompanyEntryBoardScreenQuery,
  CompanyEntryBoardScreenQueryVariables,
} from "#graphql/operations.ts";
import { entryStatusValues } from "#graphql/values/entry-status.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { preload, warm } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { EntryBoard } from "./+users/entry-board.tsx";
import { EntryFilters } from "./+users/entry-filters.tsx";
import { EntryTable } from "./+users/entry-table.tsx";
import { ViewSwitch } from "./+users/view-switch.tsx";

const companyEntriesScreenQuery: TypedDocumentNode<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables> = gql`
  query CompanyEntriesScreen($filter: CompanyEntryFilter, $after: String) {
    companyEntries(filter: $filter, first: 20, after: $after) {
      items {
        id
        status
        interviewRound
        version
        legalMoves
        createdAt
        movedAt
        unreadCount
        work {
          id
          title
        }
        permission {
          verdict
        }
        applicant {
          displayName
          isReachable
          hasLeft
          latinName
          selfDeclaredLevel
          workPermission
          measurement {
            provisional
            level
            probabilities {
              level
              probability
            }
            score {
              points
              low
              high
            }
          }
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

const companyEntryBoardScreenQuery: TypedDocumentNode<CompanyEntryBoardScreenQuery, CompanyEntryBoardScreenQueryVariables> = gql`
  query CompanyEntryBoardScreen($filter: CompanyEntryFilter) {
    companyEntryBoard(filter: $filter) {
      status
      count
      items {
        id
        status
        interviewRound
        version
        legalMoves
        movedAt
        work {
          id
          title
        }
        permission {
          verdict
        }
        offerCondition {
          way
        }
        applicant {
          displayName
          isReachable
          hasLeft
          selfDeclaredLevel
          measurement {
            provisional
            level
            probabilities {
              level
              probability
            }
            score {
              points
              low
              high
            }
          }
        }
      }
    }
  }
`;

type ListReference = QueryRef<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables>;
type BoardReference = QueryRef<CompanyEntryBoardScreenQuery, CompanyEntryBoardScreenQueryVariables>;
type Loaded = { list: ListReference; board: null } | { list: null; board: BoardReference };

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams;
  const status = entryStatusValues.find((known) => known === search.get("status"));
  const filter = { keyword: search.get("q"), statuses: status ? [status] : null, workId: search.get("work") };
  const saved = warm(entryFiltersQuery, {});
  if (search.get("view") === "board") {
    const [board] = await Promise.all([preload(companyEntryBoardScreenQuery, { filter }), saved]);
    return { list: null, board };
  }
  const [list] = await Promise.all([preload(companyEntriesScreenQuery, { filter, after: null }), saved]);
  return { list, board: null };
}

/** Everyone who applied: as a list, latest move first, or as a board by state. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { list, board }: Loaded = useLoaderData<typeof loader>();
  useTitle(t("entries.title"));
  return board ? <Board reference={board} /> : <List reference={list} />;
}

function Board({ reference }: { reference: BoardReference }) {
  const { t } = useTranslation("company");
  const columns = useReadQuery(reference).data.companyEntryBoard;
  const count = columns.reduce((sum, column) => sum + column.count, 0);
  return (
    <Stack gap="lg">
      <PageHeader title={t("entries.title")} lead={t("entries.count", { count })} actions={<ViewSwitch view="board" />} />
      <SavedFilters />
      <EntryFilters />
      <EntryBoard columns={columns} />
    </Stack>
  );
}

function List({ reference }: { reference: ListReference }) {
  const { t } = useTranslation("company");
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo, totalCount } = useReadQuery(reference).data.companyEntries;
  const [isLoading, startTransition] = useTransition();
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
      <PageHeader title={t("entries.title")} lead={t("entries.count", { count: totalCount })} actions={<ViewSwitch view="list" />} />
      <SavedFilters />
      <EntryFilters />
      {items.length === 0 ? <NoEntries /> : <EntryTable items={items} />}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

/** Nobody to show: by what was asked, or because nobody has applied yet. */
function NoEntries() {
  const { t } = useTranslation("company");
  const [search] = useSearchParams();
  const isFiltered = ["q", "status", "work"].some((name) => search.get(name));
  return (
    <EmptyState title={t("entries.empty")}>
      {isFiltered ? (
        <Link to={{ search: "" }}>{t("works.clear")}</Link>
      ) : (
        <LinkButton to={companyPaths.works}>{t("works.title")}</LinkButton>
      )}
    </EmptyState>
  );
}

export const ErrorBoundary = ScreenError;
