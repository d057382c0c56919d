import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import type { NewsCategory, NewsListScreenQuery, NewsListScreenQueryVariables } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { formatCount } from "#platform/money.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Button } from "#ui/button.tsx";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { EmptyState, MoreButton, PageHeader } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { NewsCard, NewsCard_news } from "./news-card.tsx";
import { readNewsSearch } from "./news-search.ts";
import { NewsSearchForm } from "./news-search-form.tsx";

const newsListQuery: TypedDocumentNode<NewsListScreenQuery, NewsListScreenQueryVariables> = gql`
  query NewsListScreen($category: NewsCategory!, $keyword: String, $month: String, $topic: NewsTopic, $after: String) {
    newsArchive(category: $category) {
      months {
        month
        count
      }
      topics {
        topic
        count
      }
    }
    newsList(category: $category, keyword: $keyword, month: $month, topic: $topic, first: 12, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      items {
        id
        ...NewsCard_news
      }
    }
  }
  ${NewsCard_news}
`;

type NewsListReference = QueryRef<NewsListScreenQuery, NewsListScreenQueryVariables>;

/** Loads the first page of the list that a URL describes. */
export function loadNewsList(category: NewsCategory, request: Request): Promise<NewsListReference> {
  return preload(newsListQuery, { ...readNewsSearch(category, new URL(request.url).searchParams), after: null });
}

/** The list of news or of columns: search, results, the next page, and the way to the other list. */
export function NewsList({ category, reference }: { category: NewsCategory; reference: NewsListReference }) {
  const { t } = useTranslation("news");
  const { fetchMore } = useQueryRefHandlers(reference);
  const { newsArchive, newsList } = useReadQuery(reference).data;
  const [search, setSearch] = useSearchParams();
  const [isLoading, startTransition] = useTransition();
  const { items, pageInfo, totalCount } = newsList;
  useTitle(t(`${category}.title`));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          ...next,
          newsList: { ...next.newsList, items: [...before.newsList.items, ...next.newsList.items] },
        }),
      });
    });
  return (
    <Stack gap="lg">
      <PageHeader title={t(`${category}.title`)} lead={t(`${category}.lead`)} />
      <NewsSearchForm search={search} archive={newsArchive} onSearch={setSearch} />
      <Stack gap="md" component="section" aria-labelledby="news-count">
        <Title order={2} size={3} id="news-count" aria-live="polite">
          {t("count", { formatted: formatCount(totalCount) })}
        </Title>
        {items.length === 0 && <Nothing isSearch={search.size > 0} onClear={() => setSearch(new URLSearchParams())} />}
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {items.map((news) => (
            <NewsCard key={news.id} news={news} level={3} />
          ))}
        </SimpleGrid>
        <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
      </Stack>
      <Group>
        <TextLink to={category === "NEWS" ? publicPaths.column : publicPaths.news}>{t(`${category}.other`)}</TextLink>
      </Group>
    </Stack>
  );
}

function Nothing({ isSearch, onClear }: { isSearch: boolean; onClear(): void }) {
  const { t } = useTranslation("news");
  return (
    <EmptyState title={t(isSearch ? "nothingFound" : "nothingYet")}>
      {isSearch && (
        <>
          <Text>{t("nothingFoundHint")}</Text>
          <Button variant="outline" onClick={onClear}>
            {t("clear")}
          </Button>
        </>
      )}
    </EmptyState>
  );
}
