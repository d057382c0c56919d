import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import { MovieCard, MovieCard_movie } from "#features/movie/movie-card.tsx";
import { PracticeSet } from "#features/movie/practice-set.tsx";
import type { JapaneseLevel, LearningPathQuery, LearningPathQueryVariables } from "#graphql/operations.ts";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { moviePath, userPaths, userWorkPath } from "#paths/user.paths.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, SimpleGrid, Stack } from "#ui/layout.tsx";
import { LinkButton, TextLink } from "#ui/link-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { EmptyState } from "#ui/states.tsx";
import { Text, Title } from "#ui/text/text.tsx";

const learningPathQuery: TypedDocumentNode<LearningPathQuery, LearningPathQueryVariables> = gql`
  query LearningPath($workId: ID!) {
    learningPath(workId: $workId) {
      id
      workTitle
      required
      ownLevel
      measuredLevel
      claimedLevel
      levelsDisagree
      practisedAnswers
      reached
      answersMissing
      match {
        score
        maximum
      }
      steps {
        level
        practice {
          items
          answered
        }
        movies {
          id
          ...MovieCard_movie
        }
      }
    }
  }
  ${MovieCard_movie}
`;

export type LearningPathReference = QueryRef<LearningPathQuery, LearningPathQueryVariables>;
type Path = NonNullable<LearningPathQuery["learningPath"]>;

/** Loads the way from the reader's Japanese to what a work demands. */
export const loadLearningPath = (workId: string): Promise<LearningPathReference> => preload(learningPathQuery, { workId });

/** The number of answers still missing; where there are fewer items left to practise, the next measurement decides. */
function Missing({ path }: { path: Path }) {
  const { t } = useTranslation("teaching");
  if (path.answersMissing === null) return <Text strong>{t("path.far")}</Text>;
  const open = path.steps.reduce((sum, { practice }) => sum + practice.items - practice.answered, 0);
  const count = path.answersMissing;
  return <Text strong>{open < count ? t("path.missingExam", { count, open }) : t("path.missing", { count })}</Text>;
}

function Standing({ path, before }: { path: Path; before: number }) {
  const { t } = useTranslation(["teaching", "vocabulary"]);
  const name = (level: JapaneseLevel | null) => (level ? t(`vocabulary:japaneseLevel.${level}`) : t("path.levelUnknown"));
  const measured = (level: JapaneseLevel | null) => (level === "NONE" ? t("path.belowN5") : name(level));
  return (
    <Stack gap="xs">
      <Text>{t("path.levels", { own: name(path.ownLevel), required: name(path.required) })}</Text>
      {path.levelsDisagree && (
        <Notice tone="plain" title={t("path.disagree", { claimed: name(path.claimedLevel), measured: measured(path.measuredLevel) })}>
          <Text>{t("path.disagreeText")}</Text>
        </Notice>
      )}
      {!path.reached && <Missing path={path} />}
      <Text role="status" strong={path.match.score !== before}>
        {path.match.score === before
          ? t("path.match", { score: path.match.score, maximum: path.match.maximum })
          : t("path.matchChanged", { before, score: path.match.score })}
      </Text>
    </Stack>
  );
}

function Step({ step, workId, onFinished }: { step: Path["steps"][number]; workId: string; onFinished: () => void }) {
  const { t } = useTranslation("teaching");
  const [isOpen, setOpen] = useState(false);
  const level = readabilityLevelValues.find((one) => one === step.level);
  return (
    <Stack gap="sm" component="section">
      <Title order={3}>{t("path.step", { level: step.level })}</Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
        {step.movies.map((movie) => (
          <MovieCard key={movie.id} movie={movie} to={moviePath(movie.id, workId)} level={3} />
        ))}
      </SimpleGrid>
      {step.practice.items > 0 && (
        <Group>
          <Button variant="outline" size="md" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t("path.practise", { level: step.level, answered: step.practice.answered, items: step.practice.items })}
          </Button>
        </Group>
      )}
      {isOpen && level && <PracticeSet level={level} onFinished={onFinished} />}
    </Stack>
  );
}

/** The gap between the reader's Japanese and a work, and how to close it; a finished set computes the match anew. */
export function LearningPath({ reference }: { reference: LearningPathReference }) {
  const { t } = useTranslation("teaching");
  const { refetch } = useQueryRefHandlers(reference);
  const path = useReadQuery(reference).data.learningPath;
  const [before] = useState(path?.match.score ?? 0);
  const [, startTransition] = useTransition();
  if (!path) return <EmptyState title={t("path.noWork")} />;
  return (
    <Card padding="lg" component="section" aria-labelledby="path">
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={2} id="path">
            {t("path.title")}
          </Title>
          <TextLink to={userWorkPath(path.id)}>{path.workTitle}</TextLink>
          <Standing path={path} before={before} />
        </Stack>
        {path.reached && <Text>{t("path.reached")}</Text>}
        {path.steps.map((step) => (
          <Step key={step.level} step={step} workId={path.id} onFinished={() => startTransition(() => void refetch())} />
        ))}
        <Text size="sm" tone="dimmed">
          {t("path.how")}
        </Text>
        <Group>
          <LinkButton to={userPaths.exam} variant={path.reached ? "filled" : "outline"}>
            {t("path.toExam")}
          </LinkButton>
          <LinkButton to={userWorkPath(path.id)} variant="outline">
            {t("path.toWork")}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  );
}
