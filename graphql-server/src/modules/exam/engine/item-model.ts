/**
 * Three-parameter logistic model: `a` discrimination, `b` difficulty on the scale of ability, `c` the chance of a lucky hit.
 */
export interface ItemParameters {
  a: number;
  b: number;
  c: number;
}

/** Chance of a right answer at an ability: P = c + (1 − c) / (1 + e^(−a(θ − b))). */
export function probabilityCorrect(theta: number, { a, b, c }: ItemParameters): number {
  return c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
}

/** Fisher information at an ability: I = a² · ((P − c) / (1 − c))² · (1 − P) / P. */
export function information(theta: number, item: ItemParameters): number {
  const p = probabilityCorrect(theta, item);
  const gain = (p - item.c) / (1 - item.c);
  return item.a ** 2 * gain ** 2 * ((1 - p) / p);
}
