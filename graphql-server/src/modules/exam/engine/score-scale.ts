import { intervalOf } from "./ability.ts";

/** The ability as people read it: 0 to 600, where N5, N4, N3, N2 and N1 begin at 100, 200, 300, 400 and 500. */
function pointsOf(theta: number): number {
  return Math.min(600, Math.max(0, Math.round(300 + 100 * theta)));
}

/** Points with their 95 % interval. */
export function scoreOf(ability: { theta: number; se: number }): { points: number; low: number; high: number } {
  const { low, high } = intervalOf(ability);
  return { points: pointsOf(ability.theta), low: pointsOf(low), high: pointsOf(high) };
}
