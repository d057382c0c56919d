import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useTransition } from "react";
import { useLoaderData } from "react-router-dom";
import { CompanyNewsLink, CompanyNewsLink_news } from "#features/news/company-news-link.tsx";
import type { CompanyNewsListScreenQuery, CompanyNewsListScreenQueryVariables } from "#graphql/operations.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { EmptyState, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";

const companyNewsListScreenQuery: TypedDocumentNode<CompanyNewsListScreenQuery, CompanyNewsListScreenQueryVariables> = gql`
  query CompanyNewsListScreen($after: String) {
    companyNewsList(first: 20, after: $after) {
      items {
        id
        ...CompanyNewsLink_news
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
  ${CompanyNewsLink_news}
`;

type Reference = QueryRef<CompanyNewsListScreenQuery, CompanyNewsListScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(companyNewsListScreenQuery, { after: null });

/** News for companies and for everyone, newest first. */
export function Component() {
  const { t } = useTranslation("companyTop");
  const reference: Reference = useLoaderData<typeof loader>();
  const { fetchMore } = useQueryRefHandlers(reference);
  const { items, pageInfo } = useReadQuery(reference).data.companyNewsList;
  const [isLoading, startTransition] = useTransition();
  useTitle(t("news.title"));
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          companyNewsList: { ...next.companyNewsList, items: [...before.companyNewsList.items, ...next.companyNewsList.items] },
        }),
      });
    });
  return (
    <Stack gap="lg" style={{ maxWidth: "53.75rem" }}>
      <PageHeader title={t("news.title")} />
      {items.length === 0 && <EmptyState title={t("news.none")} />}
      {items.map((news) => (
        <Card key={news.id} padding="lg" component="article">
          <CompanyNewsLink news={news} withSummary />
        </Card>
      ))}
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
