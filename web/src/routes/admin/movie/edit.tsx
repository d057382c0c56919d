import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { LanguageVersion_version } from "#features/newsroom/version.fragment.ts";
import { removeMovieVersion, saveMovieVersion } from "#features/newsroom/version.mutations.ts";
import { VersionPanel } from "#features/newsroom/version-panel.tsx";
import type { AdminMovieScreenQuery, AdminMovieScreenQueryVariables } from "#graphql/operations.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { clockText } from "#platform/clock-text.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { send } from "#platform/send.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { EmptyState, PageHeader, ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { MovieActs } from "./+edit/movie-acts.tsx";
import classes from "./+edit/movie-edit.module.css";
import { MovieForm } from "./+edit/movie-form.tsx";
import { valuesOf } from "./+edit/movie-values.ts";

const adminMovieScreenQuery: TypedDocumentNode<AdminMovieScreenQuery, AdminMovieScreenQueryVariables> = gql`
  query AdminMovieScreen($id: ID!) {
    adminMovie(id: $id) {
      id
      title
      description
      level
      topic
      access
      status
      position
      durationMs
      captions
      captionsEn
      closesAt
      publishAt
      practiceCodes
      viewers
      completed
      legalMoves
      version
      file {
        id
        fileName
      }
      poster {
        id
        fileName
      }
      source {
        videoUrl
        captionsUrl
        captionsEnUrl
      }
      languageVersions {
        ...LanguageVersion_version @unmask
      }
    }
  }
  ${LanguageVersion_version}
`;

type Reference = QueryRef<AdminMovieScreenQuery, AdminMovieScreenQueryVariables>;
type Movie = NonNullable<AdminMovieScreenQuery["adminMovie"]>;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Reference> =>
  preload(adminMovieScreenQuery, { id: new URL(request.url).searchParams.get("id") ?? "" });

/** The film as viewers will see it. */
function Preview({ movie }: { movie: Movie }) {
  const { t } = useTranslation("adminMovie");
  if (!movie.source) return <Text tone="dimmed">{t("noFilm")}</Text>;
  return (
    <video
      key={movie.source.videoUrl}
      className={classes["video"]}
      controls
      preload="metadata"
      src={movie.source.videoUrl}
      aria-label={movie.title}
    >
      <track kind="captions" srcLang="ja" label={t("captionsTrack")} src={movie.source.captionsUrl ?? undefined} default />
      {movie.source.captionsEnUrl && <track kind="captions" srcLang="en" label={t("captionsTrackEn")} src={movie.source.captionsEnUrl} />}
    </video>
  );
}

/** A movie: its content, its look, and its state. */
export function Component() {
  const { t } = useTranslation("adminMovie");
  const reference: Reference = useLoaderData<typeof loader>();
  const { adminMovie: movie } = useReadQuery(reference).data;
  const { revalidate } = useRevalidator();
  useTitle(movie?.title ?? t("notFound"));
  if (!movie) {
    return (
      <EmptyState level={1} title={t("notFound")}>
        <LinkButton to={adminPaths.movies}>{t("toList")}</LinkButton>
      </EmptyState>
    );
  }
  const facts = t("facts", { length: clockText(movie.durationMs), viewers: movie.viewers, completed: movie.completed });
  return (
    <Stack gap="md" style={{ maxWidth: 860 }}>
      <PageHeader title={movie.title} lead={<TextLink to={adminPaths.movies}>{t("toList")}</TextLink>} />
      <Card padding="lg" component="section">
        <Stack gap="md">
          <Title order={2}>{t("state")}</Title>
          <Text>{facts}</Text>
          <MovieActs movie={movie} onDone={() => void revalidate()} />
          <Preview movie={movie} />
        </Stack>
      </Card>
      <Card padding="lg" component="section">
        <Stack gap="md">
          <Title order={2}>{t("content")}</Title>
          <MovieForm key={movie.version} saved={movie} values={valuesOf(movie)} onSaved={() => void revalidate()} />
        </Stack>
      </Card>
      <VersionPanel
        source={{ id: movie.id, title: movie.title, summary: movie.description, bodyHtml: "" }}
        versions={movie.languageVersions}
        labels={{ title: t("field.title"), summary: t("field.description"), body: null }}
        limits={{ title: 120, summary: 600 }}
        onSave={(target, { title, summary }) => send(saveMovieVersion, { movieId: movie.id, ...target, title, description: summary })}
        onRemove={(target) => send(removeMovieVersion, { movieId: movie.id, ...target })}
        onDone={() => revalidate()}
      />
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
