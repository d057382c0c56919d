import type { ScoredResponse } from "./ability.ts";
import { curveOf, pointOf } from "./response-curve.ts";

/** Below this a pattern of answers does not fit the ability it leads to; the bench shows how often that happens to honest people. */
export const misfitBelow = -2.2;
/** Fewer answers say nothing of a pattern. */
const leastAnswers = 10;

interface Point {
  p: number;
  slope: number;
  correct: boolean;
}

function pointsAt(theta: number, responses: readonly ScoredResponse[]): Point[] {
  const at = pointOf(theta);
  return responses.map((response) => {
    const { chance, slope } = curveOf(response);
    return { p: chance[at] ?? 0.5, slope: slope[at] ?? 0, correct: response.correct };
  });
}

const sum = (points: readonly Point[], value: (point: Point) => number) => points.reduce((total, point) => total + value(point), 0);

/**
 * lz*: the standardised log likelihood of a pattern of answers, corrected for the ability being estimated from the same answers (Snijders
 * 2001; with a normal prior as in Sinharay 2016). Near −3 and below: hard items right and easy ones wrong. @returns null for few
 * answers, and for answers that are all right or all wrong
 */
export function personFit(
  responses: readonly ScoredResponse[],
  { theta, priorSd = 1.5 }: { theta: number; priorSd?: number },
): number | null {
  const right = responses.filter(({ correct }) => correct).length;
  // Where all are right, or all wrong, no answer stands against another; the formula would only measure how far the estimate is from its limit.
  if (responses.length < leastAnswers || right === 0 || right === responses.length) return null;
  const points = pointsAt(theta, responses);
  const weight = ({ p }: Point) => Math.log(p / (1 - p));
  const pull = ({ p, slope }: Point) => slope / (p * (1 - p));
  const ratio = sum(points, (one) => one.slope * weight(one)) / sum(points, (one) => one.slope * pull(one));
  const surprise = sum(points, (one) => ((one.correct ? 1 : 0) - one.p) * weight(one));
  const expected = (ratio * theta) / priorSd ** 2;
  const spread = sum(points, (one) => one.p * (1 - one.p) * (weight(one) - ratio * pull(one)) ** 2);
  return spread > 0 ? (surprise - expected) / Math.sqrt(spread) : null;
}
