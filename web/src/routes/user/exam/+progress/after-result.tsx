import { gql, type TypedDocumentNode } from "@apollo/client";
import { useState } from "react";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import { PracticeSet } from "#features/movie/practice-set.tsx";
import type { AfterResultQuery, AfterResultQueryVariables, JapaneseLevel } from "#graphql/operations.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { lessonsPath, moviePath, userPaths } from "#paths/user.paths.ts";
import { client } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const afterResultQuery: TypedDocumentNode<AfterResultQuery, AfterResultQueryVariables> = gql`
  query AfterResult($id: ID!) {
    afterResult(resultId: $id) {
      id
      level
      learn
      works {
        level
        works
      }
      weakest {
        skill
        items
      }
      movies {
        id
        ...MovieCard_movie
      }
      claimedLevel
      levelsDisagree
    }
  }
  ${MovieCard_movie}
`;

export type Steps = NonNullable<AfterResultQuery["afterResult"]>;

/** What to do after a result; null where that cannot be said now, as the result itself matters more. */
export async function loadAfterResult(id: string): Promise<Steps | null> {
  try {
    const { data } = await client.query({ query: afterResultQuery, variables: { id }, fetchPolicy: "network-only" });
    return data?.afterResult ?? null;
  } catch {
    return null;
  }
}

/** The weakest skills, each with practice that begins at one press. */
function Weakest({ steps: { learn, weakest } }: { steps: Steps }) {
  const { t } = useTranslation("exam");
  const [open, setOpen] = useState<string>();
  const level = readabilityLevelValues.find((one) => one === learn);
  return (
    <Stack gap="sm">
      <Title order={3}>{t("next.practise", { level: learn })}</Title>
      <Group>
        {weakest.map(({ skill, items }) => (
          <Button
            key={skill}
            size="md"
            variant="outline"
            aria-expanded={open === skill}
            onClick={() => setOpen(open === skill ? undefined : skill)}
          >
            {t("next.skill", { skill: t(`skill.${skill}`), items })}
          </Button>
        ))}
      </Group>
      {weakest.map(({ skill }) => open === skill && level && <PracticeSet key={skill} level={level} skill={skill} />)}
    </Stack>
  );
}

/** Works to look at, the weakest skills to practise, movies, and a disagreement with what the reader says of themselves. */
export function AfterResult({ steps }: { steps: Steps }) {
  const { t } = useTranslation(["exam", "teaching", "vocabulary"]);
  const name = (level: JapaneseLevel | null) => (level ? t(`vocabulary:japaneseLevel.${level}`) : "");
  const code = (level: JapaneseLevel) => (level === "NONE" ? name(level) : level);
  const measured = steps.level === "NONE" ? t("teaching:path.belowN5") : name(steps.level);
  return (
    <Card padding="xl" component="section" aria-labelledby="next">
      <Stack gap="lg">
        <Title order={2} id="next">
          {t("next.title")}
        </Title>
        {steps.levelsDisagree && (
          <Notice tone="plain" title={t("teaching:path.disagree", { claimed: name(steps.claimedLevel), measured })}>
            <Text>{t("teaching:path.disagreeText")}</Text>
          </Notice>
        )}
        <Stack gap="sm">
          {steps.works.map(({ level, works }) => (
            <Group key={level} gap="sm">
              <Text>{t("next.works", { level: code(level), works })}</Text>
              {works > 0 && <TextLink to={`${userPaths.works}?level=${level}`}>{t("next.toWorks", { level: code(level) })}</TextLink>}
            </Group>
          ))}
        </Stack>
        {steps.weakest.length > 0 && <Weakest steps={steps} />}
        {steps.movies.length > 0 && (
          <Stack gap="sm">
            <Title order={3}>{t("next.movies", { level: steps.learn })}</Title>
            <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
              {steps.movies.map((movie) => (
                <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id)} level={3} />
              ))}
            </SimpleGrid>
          </Stack>
        )}
        <Group>
          <TextLink to={userPaths.teaching}>{t("next.toTeaching")}</TextLink>
          <TextLink to={lessonsPath()}>{t("teaching:lesson.title")}</TextLink>
        </Group>
      </Stack>
    </Card>
  );
}
