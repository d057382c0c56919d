import { type LevelProbability, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { grid } from "./grid.ts";
import { levelCuts } from "./level-bands.ts";
import { curveOf, type UncertainParameters } from "./response-curve.ts";

/** An answer to an item with the parameters it was scored by. */
export interface ScoredResponse extends UncertainParameters {
  correct: boolean;
}

/** An estimate of an ability: the mean and the standard deviation of the posterior, and the posterior itself on the grid. */
export interface Ability {
  theta: number;
  se: number;
  posterior: readonly number[];
}

/** Before the first answer: N(0, 1.5²). */
export const prior = { mean: 0, sd: 1.5 } as const;

const step = 0.1;

function weightsOf({ mean, sd }: { mean: number; sd: number }): readonly number[] {
  return grid.map((theta) => Math.exp(-0.5 * ((theta - mean) / sd) ** 2));
}

const priorWeights = weightsOf(prior);

/** Log likelihood of the answers on the grid: a long sitting would underflow as a product. */
function logLikelihoods(responses: readonly ScoredResponse[]): number[] {
  const sums = grid.map(() => 0);
  for (const response of responses) {
    const { logRight, logWrong } = curveOf(response);
    const logs = response.correct ? logRight : logWrong;
    for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (logs[index] ?? 0);
  }
  return sums;
}

/** Σ value(θ) · weight over the grid. */
function expectation(weights: readonly number[], value: (theta: number) => number): number {
  return grid.reduce((sum, theta, index) => sum + (weights[index] ?? 0) * value(theta), 0);
}

/**
 * Expected a posteriori: θ = Σ θ·L·π / ΣL·π, and the posterior's own standard deviation as the standard error. The same answers in the
 * same order give the same bits. What is not known of the items' parameters is in both. `belief` is what was known before these answers.
 */
export function estimateAbility(responses: readonly ScoredResponse[], belief?: { mean: number; sd: number }): Ability {
  const before = belief ? weightsOf(belief) : priorWeights;
  const logs = logLikelihoods(responses);
  const highest = Math.max(...logs);
  const weights = logs.map((log, index) => Math.exp(log - highest) * (before[index] ?? 0));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const posterior = weights.map((weight) => weight / total);
  const theta = expectation(posterior, (point) => point);
  const variance = expectation(posterior, (point) => (point - theta) ** 2);
  return { theta, se: Math.sqrt(variance), posterior };
}

/** The share of the cell around a point of the grid that lies below a cut, 0 to 1. */
function shareBelow(point: number, cut: number): number {
  return Math.min(1, Math.max(0, (cut - (point - step / 2)) / step));
}

/** The posterior's mass in each band, NONE to N1. */
export function levelProbabilities({ posterior }: Pick<Ability, "posterior">): LevelProbability[] {
  const below = levelCuts.map((cut) => expectation(posterior, (point) => shareBelow(point, cut)));
  // Rounding must not leave a band with less than nothing.
  return measuredLevels.map((level, index) => ({ level, probability: Math.max(0, (below[index] ?? 1) - (below[index - 1] ?? 0)) }));
}

/** The 95 % interval of the ability. */
export function intervalOf({ theta, se }: Pick<Ability, "theta" | "se">): { low: number; high: number } {
  return { low: theta - 1.96 * se, high: theta + 1.96 * se };
}
