import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { RichText } from "#features/news/rich-text.tsx";
import type { CompanyNewsScreenQuery, CompanyNewsScreenQueryVariables } from "#graphql/operations.ts";
import { companyPaths } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const companyNewsScreenQuery: TypedDocumentNode<CompanyNewsScreenQuery, CompanyNewsScreenQueryVariables> = gql`
  query CompanyNewsScreen($id: ID!) {
    companyNews(id: $id) {
      id
      title
      publishedAt
      bodyHtml
    }
  }
`;

type Reference = QueryRef<CompanyNewsScreenQuery, CompanyNewsScreenQueryVariables>;

export const loader = ({ params }: LoaderFunctionArgs): Promise<Reference> =>
  preload(companyNewsScreenQuery, { id: params["newsId"] ?? "" });

/** One item of news inside the company area. */
export function Component() {
  const { t } = useTranslation("companyTop");
  const reference: Reference = useLoaderData<typeof loader>();
  const news = useReadQuery(reference).data.companyNews;
  useTitle(news?.title ?? t("news.notFound"));
  return (
    <Stack gap="lg" maxWidth={860} side="start">
      {news ? (
        <Card padding="xl" component="article">
          <Stack gap="md">
            <Text tone="dimmed">{formatDate(news.publishedAt)}</Text>
            <Title order={1}>{news.title}</Title>
            <RichText html={news.bodyHtml} />
          </Stack>
        </Card>
      ) : (
        <EmptyState level={1} title={t("news.notFound")} />
      )}
      <LinkButton to={companyPaths.newsList} variant="outline">
        {t("news.all")}
      </LinkButton>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
