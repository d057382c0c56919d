import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import type { AdminMoviesScreenQuery, AdminMoviesScreenQueryVariables } from "#graphql/operations.ts";
import { adminMovieSortValues } from "#graphql/values/admin-movie-sort.ts";
import { movieStatusValues } from "#graphql/values/movie-status.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { adminMoviePath, adminPaths } from "#paths/admin.paths.ts";
import { clockText } from "#platform/clock-text.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { StatusChip } from "#ui/lists/status-chip.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { moveMovie } from "./movie/+edit/movie-commands.ts";

const adminMoviesScreenQuery: TypedDocumentNode<AdminMoviesScreenQuery, AdminMoviesScreenQueryVariables> = gql`
  query AdminMoviesScreen($filter: AdminMovieFilter, $sort: AdminMovieSort!, $first: Int!, $after: String) {
    adminMovies(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        title
        level
        topic
        access
        status
        position
        durationMs
        viewers
        completed
        publishAt
        closesAt
        updatedAt
        version
        legalMoves
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`;

type Reference = QueryRef<AdminMoviesScreenQuery, AdminMoviesScreenQueryVariables>;
type Row = AdminMoviesScreenQuery["adminMovies"]["items"][number];

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> => {
  const search = tableSearch(request);
  const [level, status] = [search.choice("level", readabilityLevelValues), search.choice("status", movieStatusValues)];
  const filter = { keyword: search.text("q"), levels: level ? [level] : null, statuses: status ? [status] : null };
  return preload(adminMoviesScreenQuery, { filter, sort: search.sort(adminMovieSortValues, "POSITION"), ...search.page });
};

/** Movies in every state, in the order viewers see them. */
export function Component() {
  const { t } = useTranslation(["adminMovie", "teaching"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.adminMovies;
  useTitle(t("title"));
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} actions={<LinkButton to={adminPaths.movieCreate}>{t("create")}</LinkButton>} />
      <AdminTable
        name="movies"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={[
          { kind: "text", name: "q", label: t("keyword") },
          {
            kind: "choice",
            name: "level",
            label: t("level"),
            choices: readabilityLevelValues.map((level) => ({ value: level, label: level })),
          },
          {
            kind: "choice",
            name: "status",
            label: t("status"),
            choices: movieStatusValues.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
          },
        ]}
        page={page}
        defaultSort="POSITION"
        pathOf={({ id }) => adminMoviePath(id)}
        nameOf={({ title }) => title}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
        emptyAction={<LinkButton to={adminPaths.movieCreate}>{t("create")}</LinkButton>}
      />
    </Stack>
  );
}

const tones = { DRAFT: "plain", SCHEDULED: "going", PUBLISHED: "good", ARCHIVED: "plain" } as const;

function columnsOf(t: TFunction<"adminMovie", "teaching">): AdminColumn<Row>[] {
  const status = (row: Row) => <StatusChip tone={tones[row.status]}>{t(`statuses.${row.status}`)}</StatusChip>;
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  return [
    { id: "title", label: t("movie"), cell: ({ title }) => title },
    { id: "level", label: t("level"), cell: ({ level }) => level },
    { id: "topic", label: t("topic"), cell: ({ topic }) => t(`teaching:topic.${topic}`) },
    { id: "access", label: t("access"), cell: ({ access }) => t(`accesses.${access}`) },
    { id: "status", label: t("status"), cell: status },
    { id: "position", label: t("position"), cell: ({ position }) => position, sort: { asc: "POSITION" }, isNumber: true },
    { id: "duration", label: t("duration"), cell: ({ durationMs }) => clockText(durationMs), isNumber: true, isOptional: true },
    { id: "viewers", label: t("viewers"), cell: ({ viewers, completed }) => t("viewersOf", { viewers, completed }), isNumber: true },
    { id: "publishAt", label: t("publishAt"), cell: (row) => time(row.publishAt) },
    { id: "closesAt", label: t("closesAt"), cell: (row) => time(row.closesAt), isOptional: true },
    { id: "updated", label: t("updated"), cell: (row) => time(row.updatedAt), sort: { desc: "UPDATED_LAST" } },
  ];
}

function actionsOf(t: TFunction<"adminMovie", "teaching">): BulkAction<Row>[] {
  return (["PUBLISHED", "ARCHIVED"] as const).map((to) => ({
    id: to,
    label: t(`act.${to}`),
    explanation: t(`ask.${to}`),
    isFor: ({ legalMoves }) => legalMoves.includes(to),
    run: (rows) => runEach(rows, async ({ id, version }) => (await moveMovie({ id, version, to })).errors[0]?.message),
  }));
}

export const ErrorBoundary = ScreenError;
