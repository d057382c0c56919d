import type { JapaneseLevel } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { RisingSteps } from "#ui/brand/rising-steps.tsx";
import classes from "./level-badge.module.css";

const steps: Readonly<Record<JapaneseLevel, number>> = { NONE: 0, N5: 1, N4: 2, N3: 3, N2: 4, N1: 5, NATIVE: 5 };

/** The Japanese a work asks for: steps that rise, in a tint of the level, and the words. */
export function LevelBadge({ level }: { level: JapaneseLevel }) {
  const { t } = useTranslation("vocabulary");
  return (
    <span className={classes["level"]} data-level={level}>
      <RisingSteps filled={steps[level]} />
      {t(`japaneseLevel.${level}`)}
    </span>
  );
}

/** How many of the five steps a level fills. */
export function stepsOf(level: JapaneseLevel): number {
  return steps[level];
}
