import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { lazy, Suspense, useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router-dom";
import { findLesson } from "#features/lesson/all-lessons.ts";
import { LessonShelf } from "#features/lesson/lesson-shelf.tsx";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import type { TeachingScreenQuery, TeachingScreenQueryVariables } from "#graphql/operations.ts";
import { moviePath, userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { loadViewer } from "#platform/session/viewer.ts";
import { Button } from "#ui/button.tsx";
import { SimpleGrid, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { EmptyState, ListSkeleton, MoreButton, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { DailyPractice, type DailyPracticeReference, loadDailyPractice } from "./+teaching/daily-practice.tsx";
import { LearningPath, type LearningPathReference, loadLearningPath } from "./+teaching/learning-path.tsx";
import { LevelPractice } from "./+teaching/level-practice.tsx";
import { MovieFilters } from "./+teaching/movie-filters.tsx";
import { readMovieSearch } from "./+teaching/movie-search.ts";

const LessonView = lazy(async () => ({ default: (await import("#features/lesson/lesson-view.tsx")).LessonView }));

const teachingScreenQuery: TypedDocumentNode<TeachingScreenQuery, TeachingScreenQueryVariables> = gql`
  query TeachingScreen($filter: MovieFilter, $after: String) {
    movieShelf {
      levels {
        level
        count
      }
      topics {
        topic
        count
      }
    }
    movies(filter: $filter, first: 12, after: $after) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      items {
        id
        ...MovieCard_movie
      }
    }
  }
  ${MovieCard_movie}
`;

type Reference = QueryRef<TeachingScreenQuery, TeachingScreenQueryVariables>;

interface Loaded {
  movies: Reference;
  path: LearningPathReference | null;
  daily: DailyPracticeReference | null;
  isSeeker: boolean;
}

export const loader = async ({ request }: LoaderFunctionArgs): Promise<Loaded> => {
  const { searchParams } = new URL(request.url);
  const isSeeker = (await loadViewer()).seeker !== null;
  const work = searchParams.get("work");
  const [movies, path, daily] = await Promise.all([
    preload(teachingScreenQuery, { filter: readMovieSearch(searchParams), after: null }),
    work && isSeeker ? loadLearningPath(work) : null,
    isSeeker && !work ? loadDailyPractice() : null,
  ]);
  return { movies, path, daily, isSeeker };
};

function Movies({ reference }: { reference: Reference }) {
  const { t } = useTranslation("teaching");
  const { fetchMore } = useQueryRefHandlers(reference);
  const { movies, movieShelf } = useReadQuery(reference).data;
  const [search, setSearch] = useSearchParams();
  const [isLoading, startTransition] = useTransition();
  const { items, pageInfo, totalCount } = movies;
  const more = () =>
    startTransition(async () => {
      await fetchMore({
        variables: { after: pageInfo.endCursor },
        updateQuery: (before, { fetchMoreResult: next }) => ({
          ...next,
          movies: { ...next.movies, items: [...before.movies.items, ...next.movies.items] },
        }),
      });
    });
  return (
    <Stack gap="md" component="section" aria-labelledby="movies">
      <Title order={2} id="movies" aria-live="polite">
        {t("list.count", { count: totalCount })}
      </Title>
      <MovieFilters search={search} shelf={movieShelf} onSearch={(next) => setSearch(next, { preventScrollReset: true })} />
      {items.length === 0 && (
        <EmptyState title={t(search.size > 0 ? "list.nothingFound" : "list.nothingYet")}>
          {search.size > 0 && (
            <Button variant="outline" onClick={() => setSearch(new URLSearchParams())}>
              {t("list.clear")}
            </Button>
          )}
        </EmptyState>
      )}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {items.map((movie) => (
          <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id)} level={3} />
        ))}
      </SimpleGrid>
      <MoreButton hasMore={pageInfo.hasNextPage} isLoading={isLoading} onMore={more} />
    </Stack>
  );
}

/** The day's practice, movies by level and topic with the reader's own progress, practice by level, and the way to a work's Japanese. */
function Teaching({ search }: { search: URLSearchParams }) {
  const { t } = useTranslation("teaching");
  const { movies, path, daily, isSeeker }: Loaded = useLoaderData<typeof loader>();
  useTitle(t("title"));
  return (
    <Stack gap="xl">
      <PageHeader title={t("title")} lead={t("lead")} />
      {daily && <DailyPractice reference={daily} />}
      {path ? <LearningPath reference={path} /> : <Movies reference={movies} />}
      {!path && <LessonShelf />}
      {path && <TextLink to={userPaths.teaching}>{t("back")}</TextLink>}
      {daily && <LevelPractice key={search.get("practice")} search={search} daily={daily} />}
      {!isSeeker && <Text>{t("visitor")}</Text>}
    </Stack>
  );
}

/** One short lesson where the address names it, else all there is to learn with. */
export function Component() {
  const [search] = useSearchParams();
  const lesson = findLesson(search.get("lesson"));
  if (!lesson) return <Teaching search={search} />;
  return (
    <Suspense fallback={<ListSkeleton rows={3} />}>
      <LessonView key={lesson.id} lesson={lesson} />
    </Suspense>
  );
}

export const ErrorBoundary = ScreenError;
