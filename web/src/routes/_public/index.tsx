import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData } from "react-router-dom";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import { NewsCard_news } from "#features/news/news-card.tsx";
import { WorkCard, WorkCard_work } from "#features/work/work-card.tsx";
import type { TopScreenQuery, TopScreenQueryVariables } from "#graphql/operations.ts";
import { publicPaths, workPath } from "#paths/public.paths.ts";
import { moviePath, userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CategoryLinks } from "./+index/category-links.tsx";
import { Hero } from "./+index/hero.tsx";
import classes from "./+index/index.module.css";
import { LevelStair } from "./+index/level-stair.tsx";
import { NewsTitles } from "./+index/news-titles.tsx";
import { Promises } from "./+index/promises.tsx";

const topScreenQuery: TypedDocumentNode<TopScreenQuery, TopScreenQueryVariables> = gql`
  query TopScreen {
    works(sort: NEWEST, first: 6) {
      items {
        id
        ...WorkCard_work
      }
    }
    workFacets {
      categories {
        category
        count
      }
      levels {
        level
        count
      }
    }
    news: newsList(category: NEWS, first: 4) {
      items {
        id
        ...NewsCard_news
      }
    }
    movies(first: 3) {
      items {
        id
        ...MovieCard_movie
      }
    }
    columns: newsList(category: COLUMN, first: 4) {
      items {
        id
        ...NewsCard_news
      }
    }
  }
  ${WorkCard_work}
  ${NewsCard_news}
  ${MovieCard_movie}
`;

type Reference = QueryRef<TopScreenQuery, TopScreenQueryVariables>;

export const loader = (): Promise<Reference> => preload(topScreenQuery, {});

/** The front door: search, newest works, ways in by category and level, news. */
export function Component() {
  const { t } = useTranslation(["work", "vocabulary", "news", "teaching"]);
  const reference: Reference = useLoaderData<typeof loader>();
  const { data } = useReadQuery(reference);
  const { categories, levels } = data.workFacets;
  useTitle(t("common:tagline"));
  return (
    <Stack gap={72}>
      <Stack gap={44}>
        <Hero />
        <Promises />
      </Stack>
      <LevelStair levels={levels} />
      <Stack gap="md" component="section">
        <Group justify="space-between" align="baseline">
          <Title order={2}>{t("top.newest")}</Title>
          <TextLink to={publicPaths.works}>{t("top.seeAll")}</TextLink>
        </Group>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing={18}>
          {data.works.items.map((work) => (
            <WorkCard key={work.id} work={work} to={workPath(work.id)} level={3} />
          ))}
        </SimpleGrid>
      </Stack>
      <CategoryLinks categories={categories} />
      <section className={classes["exam"]}>
        <Title order={2}>{t("top.examTitle")}</Title>
        <Text>{t("top.examText")}</Text>
        <LinkButton to={publicPaths.exam} variant="outline" size="md">
          {t("top.examLink")}
        </LinkButton>
      </section>
      {data.movies.items.length > 0 && (
        <Stack gap="md" component="section">
          <Group justify="space-between" align="baseline">
            <Title order={2}>{t("teaching:top.title")}</Title>
            <TextLink to={userPaths.teaching}>{t("teaching:top.all")}</TextLink>
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing={18}>
            {data.movies.items.map((movie) => (
              <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id)} level={3} />
            ))}
          </SimpleGrid>
        </Stack>
      )}
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <NewsTitles title={t("top.columns")} items={data.columns.items} list={{ to: publicPaths.column, label: t("news:COLUMN.toList") }} />
        <NewsTitles title={t("top.news")} items={data.news.items} list={{ to: publicPaths.news, label: t("news:NEWS.toList") }} />
      </SimpleGrid>
      <section className={classes["companies"]}>
        <div>
          <Title order={2}>{t("top.forCompaniesTitle")}</Title>
          <Text tone="dimmed">{t("top.forCompaniesText")}</Text>
        </div>
        <LinkButton to={publicPaths.aboutForCompany} variant="outline" size="md">
          {t("top.forCompaniesLink")}
        </LinkButton>
      </section>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
