import { formatDate } from "#platform/dates.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { percent } from "./percent.ts";

interface Measurement {
  probabilities: readonly { level: string; probability: number }[];
  score: { points: number; low: number; high: number };
  provisional: boolean;
  measuredAt: string;
}

/** A measurement in lines: the two most likely levels with their chances, the interval, the day. Never a bare level. */
export function measuredText(t: FullTranslate<"exam">, measurement: Measurement | null | undefined): string | null {
  if (!measurement) return null;
  const { probabilities, score, provisional, measuredAt } = measurement;
  const levels = probabilities
    .toSorted((one, other) => other.probability - one.probability)
    .slice(0, 2)
    .map(({ level, probability }) => `${t.code("exam:level", level)} ${percent(probability)}`);
  const range = t("exam:result.score", { points: score.points, low: score.low, high: score.high });
  const shown = provisional ? t("exam:provisional.of", { text: levels.join(" / ") }) : levels.join(" / ");
  const reason = provisional ? [t("exam:provisional.text")] : [];
  return [shown, range, formatDate(measuredAt), t("exam:notOfficial"), ...reason].join("\n");
}

/** The same in one line, for lists and cards: the most likely level with its chance, and the points with their interval. */
export function measuredLine(t: FullTranslate<"exam">, measurement: Omit<Measurement, "measuredAt"> | null | undefined): string | null {
  if (!measurement) return null;
  const { probabilities, score } = measurement;
  const [first] = probabilities.toSorted((one, other) => other.probability - one.probability);
  if (!first) return null;
  const { points, low, high } = score;
  const text = t("exam:line", { level: t.code("exam:level", first.level), chance: percent(first.probability), points, low, high });
  return measurement.provisional ? t("exam:provisional.of", { text }) : text;
}
