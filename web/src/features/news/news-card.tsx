import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { OnlyIn } from "#features/language/only-in.tsx";
import type { NewsCard_NewsFragment, NewsTopic } from "#graphql/operations.ts";
import { newsPath } from "#paths/public.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Group } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./news-card.module.css";

export const NewsCard_news: TypedDocumentNode<NewsCard_NewsFragment> = gql`
  fragment NewsCard_news on News {
    id
    category
    topic
    language
    title
    summary
    publishedAt
    ruby
  }
`;

/** The tint that the drawing of a topic stands on, so that a list can be looked through; its word stands beside it. */
const tints: Readonly<Record<NewsTopic, string>> = {
  SERVICE: "ai",
  MAINTENANCE: "sora",
  SAFETY: "kaki",
  LAW: "sumire",
  JAPANESE: "waka",
  JOB_HUNT: "yama",
  LIFE: "sakura",
};

function TopicTile({ topic }: { topic: NewsTopic }) {
  return (
    <span className={classes["tile"]} style={{ background: `var(--${tints[topic]}-100)` }}>
      <svg aria-hidden="true">
        <use href={`/art/topics.svg#${topic}`} />
      </svg>
    </span>
  );
}

/** A news item or a column among others: the whole card leads to it. */
export function NewsCard({ news, level }: { news: FragmentType<NewsCard_NewsFragment>; level: 2 | 3 }) {
  const { t } = useTranslation("vocabulary");
  const { data, complete } = useFragment({ fragment: NewsCard_news, fragmentName: "NewsCard_news", from: news });
  if (!complete) return null;
  return (
    <Card component="article" className={classes["card"]}>
      <TopicTile topic={data.topic} />
      <Group gap="sm">
        <Text component="span" size="sm" tone="dimmed">
          <time dateTime={data.publishedAt}>{formatDate(data.publishedAt)}</time>
        </Text>
        <Text component="span" size="sm" className={classes["topic"]}>
          {t(`newsTopic.${data.topic}`)}
        </Text>
      </Group>
      <Title order={level} size={3} lang={markOf(data.language)}>
        <Link to={newsPath(data)} className={classes["link"]}>
          <Ruby text={data.title} readings={data.ruby?.title} />
        </Link>
      </Title>
      <Text size="sm" lang={markOf(data.language)}>
        <Ruby text={data.summary} readings={data.ruby?.summary} />
      </Text>
      <OnlyIn language={data.language} />
    </Card>
  );
}
