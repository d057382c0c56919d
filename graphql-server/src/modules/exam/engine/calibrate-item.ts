import { grid } from "./grid.ts";
import { type ItemParameters, probabilityCorrect } from "./item-model.ts";

/** One answer to the item under study, with what the rest of that sitting says of the person: a posterior on the grid. */
export interface CalibrationResponse {
  correct: boolean;
  posterior: readonly number[];
}

export interface ItemFit extends ItemParameters {
  /** Standard error of the difficulty. */
  seOfB: number;
  /** Standard error of the logarithm of the discrimination. */
  seOfLogA: number;
  responses: number;
}

/** Weak beliefs that keep a fit sane where answers say little: ln a ~ N(0.4, 0.4²), b ~ N(0, 2²). */
const beliefs = { logA: { mean: 0.4, sd: 0.4 }, b: { sd: 2 } } as const;
const rounds = { expectation: 40, maximisation: 8 } as const;
const settled = 0.000_5;

interface Counts {
  /** Expected persons at each point of the grid. */
  persons: number[];
  /** Expected right answers among them. */
  right: number[];
}

/** E step: where on the grid the persons are, given the rest of their sitting and their answer to this item. */
function expectedCounts(responses: readonly CalibrationResponse[], item: ItemParameters): Counts {
  const chance = grid.map((theta) => probabilityCorrect(theta, item));
  const counts: Counts = { persons: grid.map(() => 0), right: grid.map(() => 0) };
  for (const { correct, posterior } of responses) {
    const weights = posterior.map((weight, index) => {
      const hit = chance[index] ?? 0;
      return weight * (correct ? hit : 1 - hit);
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, weight] of weights.entries()) {
      const share = weight / total;
      counts.persons[index] = (counts.persons[index] ?? 0) + share;
      if (correct) counts.right[index] = (counts.right[index] ?? 0) + share;
    }
  }
  return counts;
}

interface Slope {
  gradient: [number, number];
  /** Expected information of (ln a, b), with the beliefs: symmetric, [aa, ab, bb]. */
  information: [number, number, number];
}

function slopeOf({ persons, right }: Counts, item: ItemParameters): Slope {
  const { a, b, c } = item;
  const gradient: [number, number] = [-(Math.log(a) - beliefs.logA.mean) / beliefs.logA.sd ** 2, -b / beliefs.b.sd ** 2];
  const information: [number, number, number] = [1 / beliefs.logA.sd ** 2, 0, 1 / beliefs.b.sd ** 2];
  for (const [index, theta] of grid.entries()) {
    const p = probabilityCorrect(theta, item);
    const star = (p - c) / (1 - c);
    const steepness = (1 - c) * star * (1 - star);
    const [byLogA, byB] = [steepness * a * (theta - b), -steepness * a];
    const n = persons[index] ?? 0;
    const residual = ((right[index] ?? 0) - n * p) / (p * (1 - p));
    gradient[0] += residual * byLogA;
    gradient[1] += residual * byB;
    const weight = n / (p * (1 - p));
    information[0] += weight * byLogA * byLogA;
    information[1] += weight * byLogA * byB;
    information[2] += weight * byB * byB;
  }
  return { gradient, information };
}

/** M step: Fisher scoring on (ln a, b), never more than half a unit at a time. */
function maximise(counts: Counts, start: ItemParameters): ItemParameters {
  let item = start;
  for (let round = 0; round < rounds.maximisation; round += 1) {
    const { gradient, information } = slopeOf(counts, item);
    const [aa, ab, bb] = information;
    const determinant = aa * bb - ab * ab;
    const short = (step: number) => Math.min(0.5, Math.max(-0.5, step));
    const stepA = short((bb * gradient[0] - ab * gradient[1]) / determinant);
    const stepB = short((aa * gradient[1] - ab * gradient[0]) / determinant);
    item = { a: Math.exp(Math.log(item.a) + stepA), b: item.b + stepB, c: item.c };
    if (Math.abs(stepA) + Math.abs(stepB) < settled) break;
  }
  return item;
}

/**
 * Fits an item by marginal maximum likelihood (Bock and Aitkin's EM) on the scale that the other items of each sitting define; the chance
 * of a lucky hit stays the author's. @throws Error without answers
 */
export function calibrateItem(responses: readonly CalibrationResponse[], start: ItemParameters): ItemFit {
  if (responses.length === 0) throw new Error("Nothing to calibrate by");
  let item = start;
  for (let round = 0; round < rounds.expectation; round += 1) {
    const next = maximise(expectedCounts(responses, item), item);
    const moved = Math.abs(next.b - item.b) + Math.abs(next.a - item.a);
    item = next;
    if (moved < settled) break;
  }
  const [aa, ab, bb] = slopeOf(expectedCounts(responses, item), item).information;
  const determinant = aa * bb - ab * ab;
  return { ...item, seOfB: Math.sqrt(aa / determinant), seOfLogA: Math.sqrt(bb / determinant), responses: responses.length };
}
