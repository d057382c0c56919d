import { type Ground, grounds } from "./grounds.ts";
import { hashOf } from "./sentence-features.ts";

/** Weights of a model as they are kept: features by their hash in ascending order, and a row of signed bytes for each. */
export interface MeaningWeights {
  /** Little-endian 32-bit hashes, base64. */
  hashes: string;
  /** A byte for lawful and for each ground, feature by feature, base64. */
  rows: string;
  /** What a byte of a column is worth. */
  scales: readonly number[];
  biases: readonly number[];
}

/** How much a kind of feature counts, by its first letter. */
const strengths: Readonly<Record<string, number>> = { w: 1, b: 0.7, s: 0.7, k: 1.4, p: 1, l: 0.7, e: 0.7, c: 0.35 };

/** Features with what each counts, the whole of length one. */
export function valuesOf(features: ReadonlySet<string>): (readonly [hash: number, value: number])[] {
  const values = [...features].map((feature) => [hashOf(feature), strengths[feature.charAt(0)] ?? 0] as const);
  const length = Math.sqrt(values.reduce((sum, [, value]) => sum + value * value, 0)) || 1;
  return values.map(([hash, value]) => [hash, value / length] as const);
}

/** Probabilities from scores. */
export function softmax(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** How likely a sentence is unlawful, and what it is about then. */
export interface Meaning {
  unlawful: number;
  ground: Ground;
}

/** Reads what sentences mean by weights that were learned from written examples. */
export class MeaningModel {
  readonly #places = new Map<number, number>();
  readonly #rows: Int8Array;
  readonly #scales: readonly number[];
  readonly #biases: readonly number[];

  constructor({ hashes, rows, scales, biases }: MeaningWeights) {
    const bytes = Buffer.from(hashes, "base64");
    for (let at = 0; at + 4 <= bytes.length; at += 4) this.#places.set(bytes.readUInt32LE(at), at / 4);
    this.#rows = new Int8Array(Buffer.from(rows, "base64"));
    this.#scales = scales;
    this.#biases = biases;
  }

  /** What a sentence with these features means. */
  read(features: ReadonlySet<string>): Meaning {
    const width = grounds.length + 1;
    const scores = Float64Array.from(this.#biases);
    for (const [hash, value] of valuesOf(features)) {
      const place = this.#places.get(hash);
      if (place === undefined) continue;
      for (let column = 0; column < width; column++) {
        scores[column] = (scores[column] ?? 0) + value * (this.#rows[place * width + column] ?? 0) * (this.#scales[column] ?? 0);
      }
    }
    const likely = softmax(scores);
    const best = likely.slice(1).reduce((top, chance, index) => (chance > (likely[top + 1] ?? 0) ? index : top), 0);
    return { unlawful: 1 - (likely[0] ?? 1), ground: grounds[best] ?? "EMPTY" };
  }
}
