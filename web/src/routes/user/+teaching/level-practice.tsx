import { useQueryRefHandlers } from "@apollo/client/react";
import { useTransition } from "react";
import { useSearchParams } from "react-router-dom";
import { PracticeSet } from "#features/movie/practice-set.tsx";
import { readabilityLevelValues } from "#graphql/values/readability-level.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import type { DailyPracticeReference } from "./daily-practice.tsx";
import { withValue } from "./movie-search.ts";

/** Practice without a movie: five items of a level at a time, which count towards the goal of the day. */
export function LevelPractice({ search, daily }: { search: URLSearchParams; daily: DailyPracticeReference }) {
  const { t } = useTranslation("teaching");
  const [, setSearch] = useSearchParams();
  const { refetch } = useQueryRefHandlers(daily);
  const [, startTransition] = useTransition();
  const level = readabilityLevelValues.find((one) => one === search.get("practice"));
  return (
    <Card padding="lg" component="section" id="practice">
      <Stack gap="md">
        <Title order={2}>{t("practice.byLevel")}</Title>
        <Text>{t("practice.byLevelText")}</Text>
        <Group gap="sm" role="group" aria-label={t("practice.chooseLevel")}>
          {readabilityLevelValues.map((one) => (
            <Button
              key={one}
              size="md"
              variant={one === level ? "filled" : "outline"}
              aria-pressed={one === level}
              onClick={() => setSearch(withValue(search, "practice", one === level ? "" : one), { preventScrollReset: true })}
            >
              {one}
            </Button>
          ))}
        </Group>
        {level && <PracticeSet level={level} onFinished={() => startTransition(() => void refetch())} />}
      </Stack>
    </Card>
  );
}
