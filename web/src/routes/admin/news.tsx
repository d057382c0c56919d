import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { type AdminColumn, type BulkAction, runEach } from "#features/admin-table/admin-column.ts";
import { AdminTable } from "#features/admin-table/admin-table.tsx";
import { tableSearch } from "#features/admin-table/table-search.ts";
import { publishNews, withdrawNews } from "#features/newsroom/newsroom.mutations.ts";
import type { AdminNewsListScreenQuery, AdminNewsListScreenQueryVariables } from "#graphql/operations.ts";
import { adminNewsSortValues } from "#graphql/values/admin-news-sort.ts";
import { newsAudienceValues } from "#graphql/values/news-audience.ts";
import { newsCategoryValues } from "#graphql/values/news-category.ts";
import { newsStatusValues } from "#graphql/values/news-status.ts";
import { newsTopicValues } from "#graphql/values/news-topic.ts";
import { adminNewsPath, adminPaths } from "#paths/admin.paths.ts";
import { formatDateTime } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { PageHeader, ScreenError } from "#ui/states.tsx";
import { Badge } from "#ui/text/text.tsx";

const adminNewsListScreenQuery: TypedDocumentNode<AdminNewsListScreenQuery, AdminNewsListScreenQueryVariables> = gql`
  query AdminNewsListScreen($filter: AdminNewsFilter, $sort: AdminNewsSort!, $first: Int!, $after: String) {
    adminNewsList(filter: $filter, sort: $sort, first: $first, after: $after) {
      items {
        id
        category
        topic
        audience
        status
        title
        version
        publishAt
        publishedAt
        createdAt
        updatedAt
        updatedByName
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

type Reference = QueryRef<AdminNewsListScreenQuery, AdminNewsListScreenQueryVariables>;
type Row = AdminNewsListScreenQuery["adminNewsList"]["items"][number];

const only = <T,>(value: T | null): T[] | null => (value === null ? null : [value]);

export function loader({ request }: LoaderFunctionArgs): Promise<Reference> {
  const search = tableSearch(request);
  const filter = {
    keyword: search.text("q"),
    statuses: only(search.choice("status", newsStatusValues)),
    categories: only(search.choice("category", newsCategoryValues)),
    audiences: only(search.choice("audience", newsAudienceValues)),
    topics: only(search.choice("topic", newsTopicValues)),
  };
  return preload(adminNewsListScreenQuery, { filter, sort: search.sort(adminNewsSortValues, "UPDATED_LAST"), ...search.page });
}

/** News and columns in every state. */
export function Component() {
  const { t } = useTranslation(["newsroom", "vocabulary"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const page = useReadQuery(reference).data.adminNewsList;
  useTitle(t("title"));
  const create = <LinkButton to={adminPaths.newsCreate}>{t("create")}</LinkButton>;
  return (
    <Stack gap="md">
      <PageHeader title={t("title")} actions={create} />
      <AdminTable
        name="news"
        caption={t("title")}
        columns={columnsOf(t)}
        filters={filtersOf(t)}
        page={page}
        defaultSort="UPDATED_LAST"
        pathOf={({ id }) => adminNewsPath(id)}
        nameOf={({ title }) => title}
        actions={actionsOf(t)}
        emptyTitle={t("empty")}
        emptyAction={create}
      />
    </Stack>
  );
}

function filtersOf(t: TFunction<"newsroom", "vocabulary">) {
  const choice = (name: string, label: string, choices: readonly { value: string; label: string }[]) => ({
    kind: "choice" as const,
    name,
    label,
    choices,
  });
  return [
    { kind: "text" as const, name: "q", label: t("keyword") },
    choice("status", t("status"), t.choices("vocabulary:newsStatus", newsStatusValues)),
    choice("category", t("category"), t.choices("vocabulary:newsCategory", newsCategoryValues)),
    choice("audience", t("audience"), t.choices("vocabulary:newsAudience", newsAudienceValues)),
    choice("topic", t("topic"), t.choices("vocabulary:newsTopic", newsTopicValues)),
  ];
}

function columnsOf(t: TFunction<"newsroom", "vocabulary">): AdminColumn<Row>[] {
  const time = (value: string | null) => (value ? formatDateTime(value) : "—");
  const status = ({ status: state }: Row) => (
    <Badge tone={state === "PUBLISHED" ? "good" : "plain"}>{t(`vocabulary:newsStatus.${state}`)}</Badge>
  );
  return [
    { id: "title", label: t("titleField"), cell: ({ title }) => title },
    { id: "category", label: t("category"), cell: (row) => t(`vocabulary:newsCategory.${row.category}`) },
    { id: "topic", label: t("topic"), cell: (row) => t(`vocabulary:newsTopic.${row.topic}`) },
    { id: "audience", label: t("audience"), cell: (row) => t(`vocabulary:newsAudience.${row.audience}`) },
    { id: "status", label: t("status"), cell: status },
    { id: "publish", label: t("publishTime"), cell: (row) => time(row.publishedAt ?? row.publishAt), sort: { desc: "PUBLISHED_LAST" } },
    { id: "updated", label: t("updated"), cell: (row) => time(row.updatedAt), sort: { desc: "UPDATED_LAST" } },
    { id: "by", label: t("updatedBy"), cell: (row) => row.updatedByName ?? "—", isOptional: true },
    { id: "created", label: t("created"), cell: (row) => time(row.createdAt), sort: { desc: "NEWEST" }, isOptional: true },
  ];
}

async function publish({ id, version }: Row): Promise<string | undefined> {
  const { errors } = await send(publishNews, { id, version });
  return errors[0]?.message;
}

async function takeDown({ id, version }: Row): Promise<string | undefined> {
  const { errors } = await send(withdrawNews, { id, version });
  return errors[0]?.message;
}

function actionsOf(t: TFunction<"newsroom", "vocabulary">): BulkAction<Row>[] {
  return [
    {
      id: "publish",
      label: t("act.publish"),
      explanation: t("ask.publish"),
      isFor: ({ legalMoves }) => legalMoves.includes("PUBLISHED"),
      run: (rows) => runEach(rows, publish),
    },
    {
      id: "withdraw",
      label: t("act.withdrawPUBLISHED"),
      explanation: t("ask.withdrawPUBLISHED"),
      isDangerous: true,
      isFor: ({ status }) => status === "PUBLISHED",
      run: (rows) => runEach(rows, takeDown),
    },
  ];
}

export const ErrorBoundary = ScreenError;
