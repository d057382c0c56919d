import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { TableFilters } from "#features/admin-table/table-filters.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import { entryChoicesQuery } from "#features/company-entry/entry-choices.ts";
import { entryConditionNames, readEntryListSearch } from "#features/company-entry/entry-list-search.ts";
import { entryFiltersQuery, SavedFilters } from "#features/entry-filter/saved-filters.tsx";
import type {
  CompanyEntriesScreenQuery,
  CompanyEntriesScreenQueryVariables,
  CompanyEntryBoardScreenQuery,
  CompanyEntryBoardScreenQueryVariables,
} from "#graphql/operations.ts";
import { companyEntryPath, companyPaths } from "#paths/company.paths.ts";
import { preload, warm } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { type ApplicantRow, applicantColumns } from "./+users/applicant-columns.tsx";
import { EntryBoard } from "./+users/entry-board.tsx";
import { EntryBulk } from "./+users/entry-bulk.tsx";
import { useEntryFilters } from "./+users/use-entry-filters.ts";
import { ViewSwitch } from "./+users/view-switch.tsx";

const companyEntriesScreenQuery: TypedDocumentNode<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables> = gql`
  query CompanyEntriesScreen($filter: CompanyEntryFilter, $sort: CompanyEntrySort, $first: Int!, $after: String) {
    companyEntries(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        status
        interviewRound
        version
        legalMoves
        createdAt
        movedAt
        waitingDays
        otherEntries {
          id
        }
        unreadCount
        assignee {
          id
          name
        }
        tags {
          id
          name
        }
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
        waitingDays
        assignee {
          id
          name
        }
        tags {
          id
          name
        }
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

/** Applicants a page: what stands on a row would cost more than an operation may at fifty. */
const rowsAtOnce = 25;

type ListReference = QueryRef<CompanyEntriesScreenQuery, CompanyEntriesScreenQueryVariables>;
type BoardReference = QueryRef<CompanyEntryBoardScreenQuery, CompanyEntryBoardScreenQueryVariables>;
type Loaded = { list: ListReference; board: null } | { list: null; board: BoardReference };

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
  const { filter, sort } = readEntryListSearch(request);
  const asked = tableSearch(request);
  const parts = [warm(entryFiltersQuery, {}), warm(entryChoicesQuery, {})];
  if (asked.text("view") === "board") {
    const [board] = await Promise.all([preload(companyEntryBoardScreenQuery, { filter }), ...parts]);
    return { list: null, board };
  }
  const [list] = await Promise.all([preload(companyEntriesScreenQuery, { filter, sort, ...asked.page, first: rowsAtOnce }), ...parts]);
  return { list, board: null };
}

/** Everyone who applied: as a list, those under way first, or as a board by state. */
export function Component() {
  const { t } = useTranslation(["company", "vocabulary"]);
  const { list, board }: Loaded = useLoaderData<typeof loader>();
  useTitle(t("entries.title"));
  return board ? <Board reference={board} /> : <List reference={list} />;
}

function Board({ reference }: { reference: BoardReference }) {
  const { t } = useTranslation("company");
  const columns = useReadQuery(reference).data.companyEntryBoard;
  const filters = useEntryFilters();
  const count = columns.reduce((sum, column) => sum + column.count, 0);
  return (
    <Stack gap="lg">
      <PageHeader title={t("entries.title")} lead={t("entries.count", { count })} actions={<ViewSwitch view="board" />} />
      <SavedFilters />
      <TableFilters filters={filters} />
      <EntryBoard columns={columns} />
    </Stack>
  );
}

function List({ reference }: { reference: ListReference }) {
  const { t } = useTranslation(["company", "applicants", "handling"]);
  const page = useReadQuery(reference).data.companyEntries;
  const filters = useEntryFilters();
  const mayMove = useViewer().company?.can.moveEntries ?? false;
  return (
    <Stack gap="lg">
      <PageHeader title={t("entries.title")} actions={<ViewSwitch view="list" />} />
      <SavedFilters />
      <AdminTable<ApplicantRow>
        name="applicants"
        caption={t("entries.title")}
        columns={applicantColumns(t)}
        filters={filters}
        page={page}
        defaultSort="OPEN_FIRST"
        hasOwnViews
        pathOf={({ id }) => companyEntryPath(id)}
        nameOf={({ applicant }) => applicant.displayName}
        {...(mayMove && { bulk })}
        emptyTitle={t("entries.empty")}
        emptyAction={<NoEntries />}
      />
    </Stack>
  );
}

/** The acts on marked applicants. */
function bulk(rows: readonly ApplicantRow[], clear: () => void) {
  return <EntryBulk rows={rows} onDone={clear} />;
}

/** What to do where nobody is shown: ask for less, or look after the works nobody has applied for yet. */
function NoEntries() {
  const { t } = useTranslation("company");
  const [search] = useSearchParams();
  const isFiltered = entryConditionNames.some((name) => search.get(name));
  if (isFiltered) return <Link to={{ search: "" }}>{t("works.clear")}</Link>;
  return <LinkButton to={companyPaths.works}>{t("works.title")}</LinkButton>;
}

export const ErrorBoundary = ScreenError;
