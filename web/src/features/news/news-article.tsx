import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import type { NewsCategory, NewsItemScreenQuery, NewsItemScreenQueryVariables } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { NewsCard, NewsCard_news } from "./news-card.tsx";
import { NewsView } from "./news-view.tsx";

const newsItemQuery: TypedDocumentNode<NewsItemScreenQuery, NewsItemScreenQueryVariables> = gql`
  query NewsItemScreen($id: ID!, $category: NewsCategory!) {
    newsItem(id: $id, category: $category) {
      withdrawn
      news {
        id
        category
        topic
        language
        title
        summary
        bodyHtml
        publishedAt
        ruby
        bodyRuby
      }
      related {
        id
        ...NewsCard_news
      }
    }
  }
  ${NewsCard_news}
`;

type NewsItemReference = QueryRef<NewsItemScreenQuery, NewsItemScreenQueryVariables>;

/** Loads the item that a URL names by `?id=`. */
export function loadNewsItem(category: NewsCategory, request: Request): Promise<NewsItemReference> {
  return preload(newsItemQuery, { category, id: new URL(request.url).searchParams.get("id") ?? "" });
}

/** One item with others to go on with; says so when it was taken down or never was there. */
export function NewsArticle({ category, reference }: { category: NewsCategory; reference: NewsItemReference }) {
  const { t } = useTranslation("news");
  const { newsItem } = useReadQuery(reference).data;
  const list = category === "NEWS" ? publicPaths.news : publicPaths.column;
  const news = newsItem?.news;
  const related = newsItem?.related ?? [];
  const withdrawn = newsItem?.withdrawn === true;
  const absent = t(withdrawn ? "withdrawn" : "unknown");
  useTitle(news ? news.title : absent);
  if (!news) {
    return (
      <EmptyState title={absent} level={1}>
        <Text>{t(withdrawn ? "withdrawnText" : "unknownText")}</Text>
        <LinkButton to={list}>{t(`${category}.toList`)}</LinkButton>
      </EmptyState>
    );
  }
  return (
    <Stack gap="xl">
      <NewsView news={news} readings={news.ruby} bodyReadings={news.bodyRuby} />
      {related.length > 0 && (
        <Stack gap="md" component="section">
          <Title order={2}>{t(`${category}.related`)}</Title>
          <SimpleGrid cols={{ base: 1, md: 3 }} spacing="md">
            {related.map((other) => (
              <NewsCard key={other.id} news={other} level={3} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
      <Group>
        <TextLink to={list}>{t(`${category}.toList`)}</TextLink>
      </Group>
    </Stack>
  );
}
