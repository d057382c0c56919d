import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { OnlyIn } from "#features/language/only-in.tsx";
import { NewsBody } from "#features/news/news-body.tsx";
import { NewsLink, NewsLink_news } from "#features/news/news-links.tsx";
import type { UserNewsScreenQuery, UserNewsScreenQueryVariables } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const userNewsScreenQuery: TypedDocumentNode<UserNewsScreenQuery, UserNewsScreenQueryVariables> = gql`
  query UserNewsScreen($id: ID!) {
    userNews(id: $id) {
      id
      language
      title
      publishedAt
      bodyHtml
      ruby
      bodyRuby
    }
    userNewsList(first: 6) {
      items {
        id
        ...NewsLink_news
      }
    }
  }
  ${NewsLink_news}
`;

type Reference = QueryRef<UserNewsScreenQuery, UserNewsScreenQueryVariables>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(userNewsScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** One news item inside the user area, those for seekers included. */
export function Component() {
  const { t } = useTranslation("dashboard");
  const reference: Reference = useLoaderData<typeof loader>();
  const { userNews: news, userNewsList } = useReadQuery(reference).data;
  useTitle(news?.title ?? t("news.notFound"));
  const others = userNewsList.items.filter(({ id }) => id !== news?.id);
  return (
    <Stack gap="lg" maxWidth={860}>
      {news ? (
        <Card padding="xl" component="article">
          <Stack gap="md">
            <Text tone="dimmed">{formatDate(news.publishedAt)}</Text>
            <OnlyIn language={news.language} />
            <Title order={1} lang={markOf(news.language)}>
              <Ruby text={news.title} readings={news.ruby?.title} />
            </Title>
            <div lang={markOf(news.language)}>
              <NewsBody html={news.bodyHtml} readings={news.bodyRuby} />
            </div>
          </Stack>
        </Card>
      ) : (
        <EmptyState level={1} title={t("news.notFound")}>
          <Text>{t("news.notFoundText")}</Text>
        </EmptyState>
      )}
      {others.length > 0 && (
        <Card padding="lg" component="section">
          <Stack gap="md">
            <Title order={2} size={3}>
              {t("news.other")}
            </Title>
            {others.map((item) => (
              <NewsLink key={item.id} news={item} />
            ))}
          </Stack>
        </Card>
      )}
      <LinkButton to={userPaths.dashboard} variant="outline">
        {t("news.toDashboard")}
      </LinkButton>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
