import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { CompanyNewsLink_NewsFragment } from "#graphql/operations.ts";
import { companyNewsPath } from "#paths/company.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text } from "#ui/text/text.tsx";

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
      <Text size="sm" tone="dimmed">
        {formatDate(data.publishedAt)}
      </Text>
      <TextLink to={companyNewsPath(data.id)}>{data.title}</TextLink>
      {withSummary && <Text size="sm">{data.summary}</Text>}
    </Stack>
  );
}
