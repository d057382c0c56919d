import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";
import classes from "./exam.module.css";

const top = 600;
const ticks = [
  ["N5", 100],
  ["N4", 200],
  ["N3", 300],
  ["N2", 400],
  ["N1", 500],
] as const;

interface Score {
  points: number;
  low: number;
  high: number;
}

const at = (points: number) => `${(points / top) * 100}%`;

/** The points on their scale with the 95 % interval; the same in words below it. */
export function ScoreScale({ score }: { score: Score }) {
  const { t } = useTranslation("exam");
  const { points, low, high } = score;
  return (
    <div>
      <div className={classes["scale"]} aria-hidden="true">
        <div className={classes["line"]} />
        <div className={classes["interval"]} style={{ left: at(low), width: at(high - low) }} />
        <div className={classes["point"]} style={{ left: at(points) }} />
        {ticks.map(([label, start]) => (
          <span key={label} className={classes["tick"]} style={{ left: at(start) }}>
            {label}
          </span>
        ))}
      </div>
      <Text>{t("result.score", { points, low, high })}</Text>
      <Text size="sm" tone="dimmed">
        {t("result.scoreNote")}
      </Text>
    </div>
  );
}
