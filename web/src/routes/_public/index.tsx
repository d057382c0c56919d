import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useNavigate } from "react-router-dom";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import { NewsCard_news } from "#features/news/news-card.tsx";
import { SearchForm } from "#features/work/search-form.tsx";
import { WorkCard, WorkCard_work } from "#features/work/work-card.tsx";
import type { TopScreenQuery, TopScreenQueryVariables } from "#graphql/operations.ts";
import { publicPaths, workPath } from "#paths/public.paths.ts";
import { moviePath, userPaths } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useTitle } from "#platform/routing/use-title.ts";
import { Card, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CountLinks } from "./+index/count-links.tsx";
import classes from "./+index/hero.module.css";
import { NewsTitles } from "./+index/news-titles.tsx";

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
  const navigate = useNavigate();
  const reference: Reference = useLoaderData<typeof loader>();
  const { data } = useReadQuery(reference);
  const { categories, levels } = data.workFacets;
  useTitle(t("common:tagline"));
  return (
    <Stack gap={48}>
      <div className={classes["hero"]}>
        <Stack gap="lg">
          <Title order={1}>{t("top.title")}</Title>
          <Text size="lg">{t("top.lead")}</Text>
          <Card padding="lg">
            <SearchForm search={new URLSearchParams()} extent="short" onSearch={(next) => void navigate(`${publicPaths.works}?${next}`)} />
          </Card>
        </Stack>
      </div>
      <Stack gap="md" component="section">
        <Title order={2}>{t("top.newest")}</Title>
        <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
          {data.works.items.map((work) => (
            <WorkCard key={work.id} work={work} to={workPath(work.id)} level={3} />
          ))}
        </SimpleGrid>
        <LinkButton to={publicPaths.works} variant="outline" size="md">
          {t("top.seeAll")}
        </LinkButton>
      </Stack>
      <CountLinks
        title={t("top.byLevel")}
        items={levels.map(({ level, count }) => ({ name: "level", value: level, label: t(`vocabulary:japaneseLevel.${level}`), count }))}
      />
      <CountLinks
        title={t("top.byCategory")}
        items={categories.map(({ category, count }) => ({
          name: "category",
          value: category,
          label: t(`vocabulary:jobCategory.${category}`),
          count,
        }))}
      />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <NewsTitles title={t("top.news")} items={data.news.items} list={{ to: publicPaths.news, label: t("news:NEWS.toList") }} />
        <NewsTitles title={t("top.columns")} items={data.columns.items} list={{ to: publicPaths.column, label: t("news:COLUMN.toList") }} />
      </SimpleGrid>
      {data.movies.items.length > 0 && (
        <Stack gap="md" component="section">
          <Title order={2}>{t("teaching:top.title")}</Title>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }}>
            {data.movies.items.map((movie) => (
              <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id)} level={3} />
            ))}
          </SimpleGrid>
          <LinkButton to={userPaths.teaching} variant="outline" size="md">
            {t("teaching:top.all")}
          </LinkButton>
        </Stack>
      )}
      <Card padding="xl" component="section">
        <Stack gap="sm" align="flex-start">
          <Title order={2}>{t("top.examTitle")}</Title>
          <Text>{t("top.examText")}</Text>
          <LinkButton to={publicPaths.exam}>{t("top.examLink")}</LinkButton>
        </Stack>
      </Card>
      <Card padding="xl" component="section">
        <Stack gap="sm" align="flex-start">
          <Title order={2}>{t("top.forCompaniesTitle")}</Title>
          <Text>{t("top.forCompaniesText")}</Text>
          <LinkButton to={publicPaths.aboutForCompany} variant="outline">
            {t("top.forCompaniesLink")}
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  );
}

export const ErrorBoundary = ScreenError;
