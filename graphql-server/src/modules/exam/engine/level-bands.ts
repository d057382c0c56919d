import { type LevelProbability, type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";

/** Abilities where N5, N4, N3, N2 and N1 begin. Provisional until people with official results have been measured. */
export const levelCuts = [-2, -1, 0, 1, 2] as const;

/** The band that an ability falls into. */
export function bandOf(theta: number): MeasuredLevel {
  const passed = levelCuts.filter((cut) => theta >= cut).length;
  return measuredLevels[passed] ?? "N1";
}

/** The highest level that is reached with a probability of at least one half. */
export function reachedLevel(probabilities: readonly LevelProbability[]): MeasuredLevel {
  let atLeast = 0;
  for (const { level, probability } of probabilities.toReversed()) {
    atLeast += probability;
    if (atLeast >= 0.5) return level;
  }
  return "NONE";
}
