import { LevelBadge, stepsOf } from "#features/level/level-badge.tsx";
import type { JapaneseLevel } from "#graphql/operations.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { RisingSteps } from "#ui/brand/rising-steps.tsx";
import { Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import classes from "./level-stair.module.css";

interface LevelCount {
  level: JapaneseLevel;
  count: number;
}

const stair = ["N5", "N4", "N3", "N2", "N1"] as const;
const beside = ["NONE", "NATIVE"] as const;

const pathOf = (level: JapaneseLevel) => `${publicPaths.works}?level=${level}`;

/** The levels as a stair, from N5 up to N1, each with how many works it opens. */
export function LevelStair({ levels }: { levels: readonly LevelCount[] }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const countOf = (level: JapaneseLevel) => levels.find((each) => each.level === level)?.count ?? 0;
  return (
    <Stack gap="sm" component="section">
      <Title order={2}>{t("top.byLevel")}</Title>
      <Text size="sm" tone="dimmed">
        {t("top.levelsLead")}
      </Text>
      <ul className={classes["stair"]}>
        {stair.map((level) => (
          <li key={level} data-level={level}>
            <Link to={pathOf(level)}>
              <RisingSteps filled={stepsOf(level)} size={20} />
              <b>{t(`vocabulary:japaneseLevel.${level}`)}</b>
              <span className={classes["count"]}>{t("top.levelCount", { count: countOf(level) })}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Group gap="md">
        {beside.map((level) => (
          <Link key={level} to={pathOf(level)} className={classes["beside"]}>
            <LevelBadge level={level} /> {t("top.levelCount", { count: countOf(level) })}
          </Link>
        ))}
      </Group>
    </Stack>
  );
}
