import { type FragmentType, gql, type TypedDocumentNode } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { LevelBadge } from "#features/level/level-badge.tsx";
import type { MovieCard_MovieFragment } from "#graphql/operations.ts";
import { clockText } from "#platform/clock-text.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { Link } from "#platform/routing/link.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import classes from "./movie.module.css";

export const MovieCard_movie: TypedDocumentNode<MovieCard_MovieFragment> = gql`
  fragment MovieCard_movie on Movie {
    id
    language
    title
    description
    level
    topic
    access
    durationMs
    posterUrl
    locked
    ruby
    progress {
      id
      watchedMs
      completedAt
    }
    practice {
      items
      answered
    }
  }
`;

type Shown = MovieCard_MovieFragment;

/** The reader's progress, in words and as a bar. */
function Progress({ movie: { progress, durationMs } }: { movie: Shown }) {
  const { t } = useTranslation("teaching");
  if (!progress) return null;
  const share = Math.min(100, Math.round((progress.watchedMs / Math.max(1, durationMs)) * 100));
  return (
    <div>
      <Text size="sm" component="span" strong={progress.completedAt !== null}>
        {progress.completedAt ? t("progress.done") : t("progress.watched", { share })}
      </Text>
      <span className={classes["track"]} aria-hidden="true">
        <span className={classes["fill"]} style={{ width: `${progress.completedAt ? 100 : share}%` }} />
      </span>
    </div>
  );
}

/** A movie among others: the whole card leads to it. */
export function MovieCard({ movie, to, level }: { movie: FragmentType<Shown>; to: string; level: 2 | 3 }) {
  const { t } = useTranslation("teaching");
  const { data, complete } = useFragment({ fragment: MovieCard_movie, fragmentName: "MovieCard_movie", from: movie });
  if (!complete) return null;
  return (
    <Card component="article" className={classes["card"]} padding={0}>
      <div className={classes["picture"]}>
        {data.posterUrl ? (
          <img src={data.posterUrl} alt="" width={640} height={360} loading="lazy" />
        ) : (
          <span className={classes["phrase"]} data-topic={data.topic} aria-hidden="true">
            <span>{data.title}</span>
          </span>
        )}
        <span className={classes["length"]}>{clockText(data.durationMs)}</span>
      </div>
      <Stack gap="xs" className={classes["words"]}>
        <Group gap="xs">
          <LevelBadge level={data.level} />
          <Badge tone="plain">{t(`topic.${data.topic}`)}</Badge>
          {data.access === "PREMIUM" && <Badge tone={data.locked ? "plain" : "good"}>{t(data.locked ? "premiumLocked" : "premium")}</Badge>}
        </Group>
        <Title order={level} size={3} lang={markOf(data.language)}>
          <Link to={to} className={classes["link"]}>
            <Ruby text={data.title} readings={data.ruby?.title} />
          </Link>
        </Title>
        <Text size="sm" lang={markOf(data.language)}>
          <Ruby text={data.description} readings={data.ruby?.description} />
        </Text>
        <Progress movie={data} />
        {data.practice.items > 0 && (
          <Text size="sm" tone="dimmed">
            {t("practiceCount", { answered: data.practice.answered, items: data.practice.items })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
