import { grid } from "./grid.ts";
import { type ItemParameters, probabilityCorrect } from "./item-model.ts";

/** Parameters with how sure they are. Errors of 0 stand for parameters that are known. */
export interface UncertainParameters extends ItemParameters {
  /** Standard error of the difficulty. */
  seB?: number;
  /** Standard error of the logarithm of the discrimination. */
  seLogA?: number;
}

/** What an item does at each point of the grid. */
export interface ResponseCurve {
  /** Chance of a right answer, averaged over what the parameters may be. */
  chance: readonly number[];
  /** Logarithms of that chance and of its opposite. */
  logRight: readonly number[];
  logWrong: readonly number[];
  /** Slope of the chance. */
  slope: readonly number[];
  /** Information of one answer: slope² / (P (1 − P)). */
  worth: readonly number[];
}

/** Gauss–Hermite points and weights for a standard normal variable. */
const fivePoints = [
  [-2.856_970_013_872_806, 0.011_257_411_327_72],
  [-1.355_626_179_974_266, 0.222_075_922_005_61],
  [0, 0.533_333_333_333_34],
  [1.355_626_179_974_266, 0.222_075_922_005_61],
  [2.856_970_013_872_806, 0.011_257_411_327_72],
] as const;
const threePoints = [
  [-Math.sqrt(3), 1 / 6],
  [0, 2 / 3],
  [Math.sqrt(3), 1 / 6],
] as const;
const known = [[0, 1]] as const;

interface Draw extends ItemParameters {
  weight: number;
}

/** The parameters an item may have, with their weights: one draw when they are known. */
function drawsOf({ a, b, c, seB = 0, seLogA = 0 }: UncertainParameters): Draw[] {
  const ofB = seB > 0 ? fivePoints : known;
  const ofA = seLogA > 0 ? threePoints : known;
  return ofB.flatMap(([stepB, weightB]) =>
    ofA.map(([stepA, weightA]) => ({ a: a * Math.exp(seLogA * stepA), b: b + seB * stepB, c, weight: weightB * weightA })),
  );
}

function makeCurve(item: UncertainParameters): ResponseCurve {
  const draws = drawsOf(item);
  const chance = grid.map((theta) => draws.reduce((sum, draw) => sum + draw.weight * probabilityCorrect(theta, draw), 0));
  const slope = grid.map((theta) =>
    draws.reduce((sum, draw) => {
      const star = (probabilityCorrect(theta, draw) - draw.c) / (1 - draw.c);
      return sum + draw.weight * (1 - draw.c) * draw.a * star * (1 - star);
    }, 0),
  );
  const worth = chance.map((p, index) => (slope[index] ?? 0) ** 2 / (p * (1 - p)));
  const [logRight, logWrong] = [chance.map((p) => Math.log(p)), chance.map((p) => Math.log(1 - p))];
  return { chance, logRight, logWrong, slope, worth };
}

/** Curves that were computed, by their parameters; a bank has some hundred. */
const curves = new Map<string, ResponseCurve>();
const mostCurves = 4_000;

/**
 * The curve of an item whose parameters are uncertain. Each item is answered once by a person, and its error is its own, so averaging the
 * chance over the parameters before multiplying is the exact marginal likelihood, not an approximation. `c` enters linearly: its mean is enough.
 */
export function curveOf(item: UncertainParameters): ResponseCurve {
  const { a, b, c, seB = 0, seLogA = 0 } = item;
  const name = `${a}|${b}|${c}|${seB}|${seLogA}`;
  const found = curves.get(name);
  if (found) return found;
  if (curves.size >= mostCurves) curves.clear();
  const made = makeCurve(item);
  curves.set(name, made);
  return made;
}

/** Index of the grid's point next to an ability. */
export function pointOf(theta: number): number {
  return Math.min(grid.length - 1, Math.max(0, Math.round(theta * 10) + 60));
}
