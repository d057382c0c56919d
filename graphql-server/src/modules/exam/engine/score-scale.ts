import { intervalOf } from "./ability.ts";

/** Abilities beyond which no item of the bank tells people apart. */
const range = { low: -3, high: 3 } as const;

/** The ability as people read it: 0 to 600, where N5, N4, N3, N2 and N1 begin at 100, 200, 300, 400 and 500. */
function pointsOf(theta: number): number {
  return Math.min(600, Math.max(0, Math.round(300 + 100 * theta)));
}

/**
 * Points with their 95 % interval. Somebody beyond what the items reach is put at the end of the scale with the interval from there, so
 * that nobody is said to be exactly nothing: 0 (0–72), never 0 (0–0).
 */
export function scoreOf({ theta, se }: { theta: number; se: number }): { points: number; low: number; high: number } {
  const reached = Math.min(range.high, Math.max(range.low, theta));
  const { low, high } = intervalOf({ theta: reached, se });
  return { points: pointsOf(reached), low: pointsOf(low), high: pointsOf(high) };
}
