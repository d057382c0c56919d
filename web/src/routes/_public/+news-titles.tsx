import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card, Stack, Text, Title } from "@mantine/core";
import type { NewsTitle_NewsFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";

export const NewsTitle_news: TypedDocumentNode<NewsTitle_NewsFragment> = gql`
  fragment NewsTitle_news on News {
    id
    title
    summary
    publishedAt
  }
`;

type Item = FragmentType<NewsTitle_NewsFragment> & { id: string };

/** The newest of news or columns. */
export function NewsTitles({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap="md" component="section">
      <Title order={2}>{title}</Title>
      {items.map((item) => (
        <NewsTitle key={item.id} news={item} />
      ))}
    </Stack>
  );
}

function NewsTitle({ news }: { news: FragmentType<NewsTitle_NewsFragment> }) {
  const { data, complete } = useFragment({ fragment: NewsTitle_news, fragmentName: "NewsTitle_news", from: news });
  if (!complete) return null;
  return (
    <Card withBorder padding="md">
      <Text size="sm" c="dimmed">
        {formatDate(data.publishedAt)}
      </Text>
      <Text fw={700}>{data.title}</Text>
      <Text size="sm">{data.summary}</Text>
    </Card>
  );
}
