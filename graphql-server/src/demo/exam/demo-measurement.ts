import type { StoredMeasurement } from "../../modules/account/profile/user-profile.entity.ts";
import { intervalOf, levelProbabilities } from "../../modules/exam/engine/ability.ts";
import { grid } from "../../modules/exam/engine/grid.ts";
import { reachedLevel } from "../../modules/exam/engine/level-bands.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import { createRandom } from "../random.ts";

/** Middle of each level's band on the exam's scale. */
const middles: Readonly<Partial<Record<JapaneseLevel, number>>> = { N5: -1.5, N4: -0.5, N3: 0.5, N2: 1.5, N1: 2.3 };

/** Ability of somebody of a level, on the exam's scale. */
export function demoAbility(level: JapaneseLevel): number | undefined {
  return middles[level];
}

/** The result of an exam that somebody of this level might have had; the same for the same person every time. */
export function demoMeasurement({ level, index, now }: { level: JapaneseLevel; index: number; now: Date }): StoredMeasurement | null {
  const random = createRandom(index);
  const middle = middles[level];
  if (middle === undefined || random.chance(0.35)) return null;
  const theta = middle + (random.int(13) - 6) / 10;
  const se = 0.26 + random.int(8) / 100;
  const weights = grid.map((point) => Math.exp(-0.5 * ((point - theta) / se) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const probabilities = levelProbabilities({ posterior: weights.map((weight) => weight / total) });
  const measuredAt = new Date(now.getTime() - (5 + random.int(80)) * 86_400_000).toISOString();
  return { level: reachedLevel(probabilities), probabilities, theta, se, ...intervalOf({ theta, se }), measuredAt, provisional: true };
}
