import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./exam.module.css";
import { percent } from "./percent.ts";

interface LevelBarsProps {
  probabilities: readonly { level: string; probability: number }[];
  level: string;
}

/** The probability of each level: a bar and the number beside it. */
export function LevelBars({ probabilities, level }: LevelBarsProps) {
  const { t } = useTranslation("exam");
  return (
    <ul className={classes["bars"]} aria-label={t("result.probabilities")}>
      {probabilities.map((one) => (
        <li key={one.level} data-top={one.level === level}>
          <span>{t.code("level", one.level)}</span>
          <span className={classes["track"]} aria-hidden="true">
            <div className={classes["fill"]} style={{ width: `${(Math.max(0, one.probability) * 100).toFixed(2)}%` }} />
          </span>
          <span className={classes["percent"]}>{percent(one.probability)}</span>
        </li>
      ))}
    </ul>
  );
}
