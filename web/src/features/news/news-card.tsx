import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { NewsCard_NewsFragment } from "#graphql/operations.ts";
import { newsPath } from "#paths/public.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Group } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./news-card.module.css";

export const NewsCard_news: TypedDocumentNode<NewsCard_NewsFragment> = gql`
  fragment NewsCard_news on News {
    id
    category
    topic
    title
    summary
    publishedAt
    ruby
  }
`;

/** A news item or a column among others: the whole card leads to it. */
export function NewsCard({ news, level }: { news: FragmentType<NewsCard_NewsFragment>; level: 2 | 3 }) {
  const { t } = useTranslation("vocabulary");
  const { data, complete } = useFragment({ fragment: NewsCard_news, fragmentName: "NewsCard_news", from: news });
  if (!complete) return null;
  return (
    <Card component="article" className={classes["card"]}>
      <Group gap="sm">
        <Text component="span" size="sm" tone="dimmed">
          <time dateTime={data.publishedAt}>{formatDate(data.publishedAt)}</time>
        </Text>
        <Text component="span" size="sm" className={classes["topic"]}>
          {t(`newsTopic.${data.topic}`)}
        </Text>
      </Group>
      <Title order={level} size={3}>
        <Link to={newsPath(data)} className={classes["link"]}>
          <Ruby text={data.title} readings={data.ruby?.title} />
        </Link>
      </Title>
      <Text size="sm">
        <Ruby text={data.summary} readings={data.ruby?.summary} />
      </Text>
    </Card>
  );
}
