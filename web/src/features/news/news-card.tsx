import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Card, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router-dom";
import type { NewsCard_NewsFragment } from "#graphql/operations.ts";
import { newsPath } from "#paths/public.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./news-card.module.css";

export const NewsCard_news: TypedDocumentNode<NewsCard_NewsFragment> = gql`
  fragment NewsCard_news on News {
    id
    category
    topic
    title
    summary
    publishedAt
  }
`;

/** A news item or a column among others: the whole card leads to it. */
export function NewsCard({ news, level }: { news: FragmentType<NewsCard_NewsFragment>; level: 2 | 3 }) {
  const { t } = useTranslation("vocabulary");
  const { data, complete } = useFragment({ fragment: NewsCard_news, fragmentName: "NewsCard_news", from: news });
  if (!complete) return null;
  return (
    <Card component="article" withBorder padding="md" className={classes["card"] ?? ""}>
      <Group gap="sm">
        <Text component="time" size="sm" c="dimmed" dateTime={data.publishedAt}>
          {formatDate(data.publishedAt)}
        </Text>
        <Text component="span" size="sm" className={classes["topic"] ?? ""}>
          {t(`newsTopic.${data.topic}`)}
        </Text>
      </Group>
      <Title order={level} size="h4" mt={4}>
        <Link to={newsPath(data)} className={classes["link"]}>
          {data.title}
        </Link>
      </Title>
      <Text size="sm" mt={4}>
        {data.summary}
      </Text>
    </Card>
  );
}
