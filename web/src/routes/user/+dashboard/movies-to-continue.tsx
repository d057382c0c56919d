import { MovieCard } from "#features/movie/movie-card.tsx";
import type { DashboardScreenQuery } from "#graphql/operations.ts";
import { moviePath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

/** Movies the seeker has begun, the latest first. */
export function MoviesToContinue({ movies }: { movies: DashboardScreenQuery["moviesToContinue"] }) {
  const { t } = useTranslation("teaching");
  return (
    <Panel title={t("continue.title")} all={{ to: userPaths.teaching, label: t("continue.all") }}>
      {movies.length === 0 && <Text tone="dimmed">{t("continue.none")}</Text>}
      {movies.map((movie) => (
        <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id)} level={3} />
      ))}
    </Panel>
  );
}
