import { gql, type TypedDocumentNode } from "@apollo/client";
import { type QueryRef, useQueryRefHandlers, useReadQuery } from "@apollo/client/react";
import { useState, useTransition } from "react";
import movies from "#features/movie/movie.module.css";
import { PracticeSet } from "#features/movie/practice-set.tsx";
import type { DailyPracticeQuery, DailyPracticeQueryVariables } from "#graphql/operations.ts";
import { formatShortDay } from "#platform/dates.ts";
import { preload } from "#platform/graphql-client.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { SkillProgress } from "./skill-progress.tsx";

const dailyPracticeQuery: TypedDocumentNode<DailyPracticeQuery, DailyPracticeQueryVariables> = gql`
  query DailyPractice {
    practiceStanding {
      due
      nextDueOn
      goalSeconds
      practisedSeconds
      streakDays
      streakEndsToday
      skills {
        skill
        items
        answered
        right
        firm
      }
    }
  }
`;

export type DailyPracticeReference = QueryRef<DailyPracticeQuery, DailyPracticeQueryVariables>;
type Standing = DailyPracticeQuery["practiceStanding"];

/** Loads what is due today, the goal and the streak. */
export const loadDailyPractice = (): Promise<DailyPracticeReference> => preload(dailyPracticeQuery, {});

/** The goal of the day in words and as a bar, and the days in a row. */
function Goal({ standing: { goalSeconds, practisedSeconds, streakDays, streakEndsToday } }: { standing: Standing }) {
  const { t } = useTranslation("teaching");
  const minutes = Math.floor(practisedSeconds / 60);
  const share = Math.min(100, Math.round((practisedSeconds / goalSeconds) * 100));
  const streak = streakEndsToday ? "daily.streakEnds" : "daily.streak";
  return (
    <div role="status">
      <Text strong>
        {practisedSeconds >= goalSeconds ? t("daily.reached", { minutes }) : t("daily.goal", { goal: goalSeconds / 60, minutes })}
      </Text>
      <span className={movies["track"]} aria-hidden="true">
        <span className={movies["fill"]} style={{ width: `${share}%` }} />
      </span>
      <Text size="sm">{streakDays > 0 ? t(streak, { days: streakDays }) : t("daily.streakNone")}</Text>
    </div>
  );
}

/** Today's reviews, the goal of five minutes, the streak, and how far each skill is. */
export function DailyPractice({ reference }: { reference: DailyPracticeReference }) {
  const { t } = useTranslation("teaching");
  const { refetch } = useQueryRefHandlers(reference);
  const standing = useReadQuery(reference).data.practiceStanding;
  const [isOpen, setOpen] = useState(false);
  const [, startTransition] = useTransition();
  const { due, nextDueOn } = standing;
  return (
    <Card padding="lg" component="section" aria-labelledby="daily">
      <Stack gap="md">
        <Title order={2} id="daily">
          {t("daily.title")}
        </Title>
        <Goal standing={standing} />
        {due > 0 && <Text strong>{t("daily.due", { items: due })}</Text>}
        {due === 0 && <Text>{nextDueOn ? t("daily.nextDue", { date: formatShortDay(nextDueOn) }) : t("daily.nothingYet")}</Text>}
        {(due > 0 || isOpen) && (
          <Group>
            <Button size="md" variant={isOpen ? "outline" : "filled"} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t("daily.start")}
            </Button>
          </Group>
        )}
        {isOpen && <PracticeSet due onFinished={() => startTransition(() => void refetch())} />}
        <Text size="sm" tone="dimmed">
          {t("daily.how")}
        </Text>
        <SkillProgress skills={standing.skills} />
      </Stack>
    </Card>
  );
}
