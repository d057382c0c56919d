/**
 * The score of a sitting computed in another way than the product does, from what a person saw and chose: 3PL by the definition, posterior on a
 * grid ten times as fine, the errors of the parameters by plain sums over ±4 standard deviations instead of Gauss–Hermite points.
 */

/** An item as its author wrote it. */
export interface WrittenItem {
  a: number;
  b: number;
  c: number;
  seB: number;
  seLogA: number;
}

/** An answer that counts. */
export interface CountedAnswer {
  item: WrittenItem;
  isRight: boolean;
}

export interface RecomputedScore {
  theta: number;
  se: number;
  /** P(N5 or more) … P(N1 or more). */
  atLeast: readonly number[];
}

const cuts = [-2, -1, 0, 1, 2];
const thetas = Array.from({ length: 1_201 }, (_, index) => -6 + index / 100);
const priorSd = 1.5;

/** Points of a normal density with a standard deviation, and their weights. */
function normalPoints(sd: number): readonly [number, number][] {
  if (sd === 0) return [[0, 1]];
  const points = Array.from({ length: 17 }, (_, index) => -4 + index / 2);
  const densities = points.map((point) => Math.exp((-point * point) / 2));
  const sum = densities.reduce((total, density) => total + density, 0);
  return points.map((point, index) => [point * sd, (densities[index] ?? 0) / sum]);
}

function chanceAt(theta: number, { a, b, c, seB, seLogA }: WrittenItem): number {
  let chance = 0;
  for (const [shift, weightOfShift] of normalPoints(seB)) {
    for (const [logFactor, weightOfFactor] of normalPoints(seLogA)) {
      const logit = a * Math.exp(logFactor) * (theta - b - shift);
      chance += (weightOfShift * weightOfFactor) / (1 + Math.exp(-logit));
    }
  }
  return c + (1 - c) * chance;
}

/** Computes a score from answers that count. */
export function recomputeScore(answers: readonly CountedAnswer[]): RecomputedScore {
  const density = thetas.map((theta) =>
    answers.reduce(
      (product, { item, isRight }) => {
        const chance = chanceAt(theta, item);
        return product * (isRight ? chance : 1 - chance);
      },
      Math.exp(-(theta * theta) / (2 * priorSd * priorSd)),
    ),
  );
  const total = density.reduce((sum, value) => sum + value, 0);
  const mean = (value: (theta: number) => number) => thetas.reduce((sum, theta, at) => sum + value(theta) * (density[at] ?? 0), 0) / total;
  const theta = mean((point) => point);
  const atLeast = cuts.map((cut) => mean((point) => (point >= cut ? 1 : 0)));
  return { theta, se: Math.sqrt(mean((point) => (point - theta) ** 2)), atLeast };
}
