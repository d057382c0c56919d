import type { JapaneseLevel } from "./japanese-level.ts";

/** Bands of the scale, easiest first; NONE is below N5. */
export const measuredLevels = ["NONE", "N5", "N4", "N3", "N2", "N1"] as const satisfies readonly JapaneseLevel[];
export type MeasuredLevel = (typeof measuredLevels)[number];

/** The probability that an ability lies in a level's band. */
export interface LevelProbability {
  level: MeasuredLevel;
  /** 0 to 1; the six of a result sum to 1. */
  probability: number;
}
