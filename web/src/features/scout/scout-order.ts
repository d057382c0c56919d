import type { ScoutCriterion } from "#graphql/operations.ts";

/** The points of the published formula, by the names that its text takes. */
export function pointsOf(weights: readonly { criterion: ScoutCriterion; met: number }[]) {
  const met = (criterion: ScoutCriterion) => weights.find((weight) => weight.criterion === criterion)?.met ?? 0;
  return { place: met("PLACE"), contract: met("CONTRACT"), experience: met("EXPERIENCE"), start: met("START") };
}
