import classes from "#features/exam/exam.module.css";
import type { UserExamScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Text } from "#ui/text/text.tsx";

export type HistoryItem = UserExamScreenQuery["examResults"]["items"][number];

const width = 640;
const height = 260;
const left = 44;
const right = 24;
const top = 16;
const bottom = 34;
const highest = 600;

const levels = [
  ["N5", 100],
  ["N4", 200],
  ["N3", 300],
  ["N2", 400],
  ["N1", 500],
] as const;

const yOf = (points: number) => top + (1 - points / highest) * (height - top - bottom);

/** Points over time with their intervals; the table below says the same in words. */
export function HistoryChart({ items }: { items: readonly HistoryItem[] }) {
  const { t } = useTranslation("exam");
  const shown = items.toReversed();
  const times = shown.map(({ measuredAt }) => new Date(measuredAt).getTime());
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const xOf = (time: number) => left + 20 + ((time - first) / Math.max(1, last - first)) * (width - left - right - 40);
  const places = shown.map((item, index) => ({ ...item, x: xOf(times[index] ?? first) }));
  // The day of the only measurement stands once; two days that are the same would only cover each other.
  const ends = places.filter((_, index) => index === 0 || (index === places.length - 1 && last > first));
  return (
    <figure style={{ margin: 0 }}>
      <svg viewBox={`0 0 ${width} ${height}`} className={classes["chart"]} role="img" aria-label={t("history.chart")}>
        {levels.map(([label, points]) => (
          <g key={label}>
            <line x1={left} x2={width - right} y1={yOf(points)} y2={yOf(points)} stroke="var(--line-strong)" />
            <text x={left - 8} y={yOf(points) + 4} textAnchor="end">
              {label}
            </text>
          </g>
        ))}
        <polyline
          points={places.map(({ x, score }) => `${x},${yOf(score.points)}`).join(" ")}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={2}
        />
        {places.map(({ id, x, score }) => (
          <g key={id}>
            <line x1={x} x2={x} y1={yOf(score.low)} y2={yOf(score.high)} stroke="var(--accent)" strokeWidth={2} opacity={0.5} />
            <circle cx={x} cy={yOf(score.points)} r={5} fill="var(--accent)" />
          </g>
        ))}
        {ends.map((place, index) => (
          <text key={place.id} x={place.x} y={height - 10} textAnchor={index === 0 ? "start" : "end"}>
            {formatDate(place.measuredAt)}
          </text>
        ))}
      </svg>
      <figcaption>
        <Text size="sm" tone="dimmed">
          {t("history.chartText")}
        </Text>
      </figcaption>
    </figure>
  );
}
