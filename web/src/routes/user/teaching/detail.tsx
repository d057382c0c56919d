import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { OnlyIn } from "#features/language/only-in.tsx";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import { PracticeSet } from "#features/movie/practice-set.tsx";
import type { MovieScreenQuery, MovieScreenQueryVariables } from "#graphql/operations.ts";
import { logInPath } from "#paths/public.paths.ts";
import { learningPathPath, moviePath, userPaths } from "#paths/user.paths.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, ScreenError } from "#ui/states.tsx";
import { Badge, Text, Title } from "#ui/text/text.tsx";
import { LockedMovie } from "../+teaching/locked-movie.tsx";
import { Player } from "../+teaching/player.tsx";

const movieScreenQuery: TypedDocumentNode<MovieScreenQuery, MovieScreenQueryVariables> = gql`
  query MovieScreen($id: ID!) {
    movie(id: $id) {
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
      source {
        videoUrl
        captionsUrl
        captionsEnUrl
        mimeType
        expiresAt
      }
      cues {
        startMs
        endMs
        text
        ruby
      }
      progress {
        id
        positionMs
        watchedMs
        completedAt
      }
      practice {
        items
        answered
      }
    }
    relatedMovies(movieId: $id) {
      id
      ...MovieCard_movie
    }
  }
  ${MovieCard_movie}
`;

type Reference = QueryRef<MovieScreenQuery, MovieScreenQueryVariables>;
type Movie = NonNullable<MovieScreenQuery["movie"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(movieScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

function Head({ movie }: { movie: Movie }) {
  const { t } = useTranslation("teaching");
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <LevelBadge level={movie.level} />
        <Badge tone="plain">{t(`topic.${movie.topic}`)}</Badge>
        {movie.access === "PREMIUM" && (
          <Badge tone={movie.locked ? "plain" : "good"}>{t(movie.locked ? "premiumLocked" : "premium")}</Badge>
        )}
      </Group>
      <OnlyIn language={movie.language} />
      <Title order={1} lang={markOf(movie.language)}>
        <Ruby text={movie.title} readings={movie.ruby?.title} />
      </Title>
      <Text lang={markOf(movie.language)}>
        <Ruby text={movie.description} readings={movie.ruby?.description} />
      </Text>
    </Stack>
  );
}

/** Practice after watching: the movie's own items, for readers who are signed in. */
function Practice({ movie }: { movie: Movie }) {
  const { t } = useTranslation("teaching");
  const { seeker } = useViewer();
  if (movie.practice.items === 0 || movie.locked) return null;
  return (
    <Stack gap="md" component="section" aria-labelledby="practice">
      <Title order={2} id="practice">
        {t("practice.title")}
      </Title>
      {seeker ? (
        <PracticeSet movieId={movie.id} />
      ) : (
        <Group>
          <Text>{t("practice.visitor", { count: movie.practice.items })}</Text>
          <LinkButton to={logInPath(moviePath(movie.id))}>{t("common:signIn")}</LinkButton>
        </Group>
      )}
    </Stack>
  );
}

function Found({ movie, others }: { movie: Movie; others: MovieScreenQuery["relatedMovies"] }) {
  const { t } = useTranslation("teaching");
  const [search] = useSearchParams();
  const work = search.get("work");
  useTitle(movie.title);
  return (
    <>
      <Head movie={movie} />
      {movie.source && movie.cues ? <Player movie={{ ...movie, source: movie.source, cues: movie.cues }} /> : <LockedMovie movie={movie} />}
      <Practice movie={movie} />
      {others.length > 0 && (
        <Stack gap="md" component="section">
          <Title order={2}>{t("others")}</Title>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
            {others.map((other) => (
              <MovieCard key={other.id} movie={other} to={moviePath(other.id)} level={3} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
      <Group>
        <TextLink to={work ? learningPathPath(work) : userPaths.teaching}>{t(work ? "path.back" : "back")}</TextLink>
      </Group>
    </>
  );
}

function NotFound() {
  const { t } = useTranslation("teaching");
  useTitle(t("notFound"));
  return (
    <EmptyState level={1} title={t("notFound")}>
      <Text>{t("notFoundText")}</Text>
      <LinkButton to={userPaths.teaching}>{t("back")}</LinkButton>
    </EmptyState>
  );
}

/** One movie: the player with its text, practice, and others to go on with. */
export function Component() {
  const reference: Reference = useLoaderData<typeof loader>();
  const { movie, relatedMovies } = useReadQuery(reference).data;
  return (
    <Stack gap="xl" style={{ maxWidth: 960, marginInline: "auto" }}>
      {movie ? <Found key={movie.id} movie={movie} others={relatedMovies} /> : <NotFound />}
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
