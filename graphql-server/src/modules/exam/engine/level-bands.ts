import { type LevelProbability, type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";

/** Abilities where N5, N4, N3, N2 and N1 begin. Provisional until people with official results have been measured. */
export const levelCuts = [-2, -1, 0, 1, 2] as const;

/** The band that an ability falls into. */
export function bandOf(theta: number): MeasuredLevel {
  const passed = levelCuts.filter((cut) => theta >= cut).length;
  return measuredLevels[passed] ?? "N1";
}

/** A level is claimed when the ability lies in it or above with at least this probability. */
export const claimFrom = 0.8;
/** Sums of probabilities are not exact to the last bit. */
const rounding = 1e-9;

/** The probability of a level or more, 0 to 1. */
export function chanceOfAtLeast(level: MeasuredLevel, probabilities: readonly LevelProbability[]): number {
  const from = measuredLevels.indexOf(level);
  const sum = probabilities.reduce((total, one) => total + (measuredLevels.indexOf(one.level) >= from ? one.probability : 0), 0);
  return Math.min(1, sum);
}

/** The highest level L with P(at least L) ≥ .8; NONE when that is not even so of N5. */
export function reachedLevel(probabilities: readonly LevelProbability[]): MeasuredLevel {
  const claimed = measuredLevels.findLast((level) => level !== "NONE" && chanceOfAtLeast(level, probabilities) >= claimFrom - rounding);
  return claimed ?? "NONE";
}
