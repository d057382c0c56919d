import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Stack, Text } from "@mantine/core";
import type { CompanyNewsLink_NewsFragment } from "#graphql/operations.ts";
import { companyNewsPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { TextLink } from "#ui/link-button.tsx";

export const CompanyNewsLink_news: TypedDocumentNode<CompanyNewsLink_NewsFragment> = gql`
  fragment CompanyNewsLink_news on News {
    id
    title
    summary
    publishedAt
  }
`;

/** One item of news inside the company area. */
export function CompanyNewsLink({
  news,
  withSummary = false,
}: {
  news: FragmentType<CompanyNewsLink_NewsFragment>;
  withSummary?: boolean;
}) {
  const { data, complete } = useFragment({ fragment: CompanyNewsLink_news, fragmentName: "CompanyNewsLink_news", from: news });
  if (!complete) return null;
  return (
    <Stack gap={0}>
      <Text size="sm" c="dimmed">
        {formatDate(data.publishedAt)}
      </Text>
      <TextLink to={companyNewsPath(data.id)}>{data.title}</TextLink>
      {withSummary && <Text size="sm">{data.summary}</Text>}
    </Stack>
  );
}
