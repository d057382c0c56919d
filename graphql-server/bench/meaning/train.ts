import { grounds } from "../../src/modules/base/meaning/grounds.ts";
import { type MeaningWeights, softmax, valuesOf } from "../../src/modules/base/meaning/meaning-model.ts";
import { featuresOf } from "../../src/modules/base/meaning/sentence-features.ts";
import type { Tokenize } from "../../src/platform/furigana/morphemes.ts";
import type { Example } from "./corpus.ts";

const width = grounds.length + 1;
/** Times that every example is looked at. */
const mostRounds = 25;
const rate = 0.5;
const decay = 2e-5;
/** Features that are kept: those whose weights say most. */
const mostFeatures = 45_000;

interface Row {
  places: Int32Array;
  values: Float64Array;
  column: number;
  weight: number;
}

/** Hashes of features that stand in two lines at least, in ascending order. */
function knownHashes(examples: readonly { example: Example; values: ReturnType<typeof valuesOf> }[]): number[] {
  const lines = new Map<number, string>();
  const known = new Set<number>();
  for (const { example, values } of examples) {
    for (const [hash] of values) {
      const line = lines.get(hash);
      if (line === undefined) lines.set(hash, example.line);
      else if (line !== example.line) known.add(hash);
    }
  }
  return [...known].toSorted((a, b) => a - b);
}

/** The order of a round: the same in every run. */
function shuffled(count: number, round: number): number[] {
  let state = 12_345 + round;
  const order = Array.from({ length: count }, (_, index) => index);
  for (let at = count - 1; at > 0; at--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function step({ row, weights, squares, biases }: { row: Row; weights: Float64Array; squares: Float64Array; biases: Float64Array }): void {
  const scores = Float64Array.from(biases);
  for (const [index, place] of row.places.entries()) {
    const value = row.values[index] ?? 0;
    for (let column = 0; column < width; column++) scores[column] = (scores[column] ?? 0) + value * (weights[place * width + column] ?? 0);
  }
  const likely = softmax(scores);
  for (let column = 0; column < width; column++) {
    const error = row.weight * ((likely[column] ?? 0) - (column === row.column ? 1 : 0));
    biases[column] = (biases[column] ?? 0) - 0.02 * error;
    if (Math.abs(error) < 1e-4) continue;
    for (const [index, place] of row.places.entries()) {
      const at = place * width + column;
      const slope = error * (row.values[index] ?? 0) + decay * (weights[at] ?? 0);
      const square = (squares[at] ?? 0) + slope * slope;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / (Math.sqrt(square) + 1e-3);
    }
  }
}

/** Places of the features that say most, in order. */
function tellingPlaces(weights: Float64Array, count: number): number[] {
  const most = Float64Array.from({ length: count }, (_, place) =>
    weights.subarray(place * width, (place + 1) * width).reduce((top, weight) => Math.max(top, Math.abs(weight)), 0),
  );
  const bound = most.toSorted().at(-mostFeatures) ?? 0;
  return [...most.keys()].filter((place) => (most[place] ?? 0) >= bound);
}

function bytesOf(weights: Float64Array, count: number): { rows: string; scales: number[] } {
  const rows = new Int8Array(count * width);
  const scales = Array.from({ length: width }, (_, column) => {
    let most = 1e-9;
    for (let place = 0; place < count; place++) most = Math.max(most, Math.abs(weights[place * width + column] ?? 0));
    for (let place = 0; place < count; place++)
      rows[place * width + column] = Math.round(((weights[place * width + column] ?? 0) / most) * 127);
    return Number((most / 127).toPrecision(6));
  });
  return { rows: Buffer.from(rows.buffer).toString("base64"), scales };
}

/** Weights learned from examples: a linear model over features, by softmax; the same examples give the same weights. */
export function train(tokenize: Tokenize, examples: readonly Example[], rounds = mostRounds): MeaningWeights {
  const read = examples.map((example) => ({ example, values: valuesOf(featuresOf(tokenize, example.sentence)) }));
  const hashes = knownHashes(read);
  const placeOf = new Map(hashes.map((hash, place) => [hash, place] as const));
  const rows: Row[] = read.map(({ example, values }) => {
    const known = values.flatMap(([hash, value]) => {
      const place = placeOf.get(hash);
      return place === undefined ? [] : [[place, value] as const];
    });
    return {
      places: Int32Array.from(known, ([place]) => place),
      values: Float64Array.from(known, ([, value]) => value),
      column: example.ground === "LAWFUL" ? 0 : grounds.indexOf(example.ground) + 1,
      weight: example.weight,
    };
  });
  const weights = new Float64Array(hashes.length * width);
  const squares = new Float64Array(hashes.length * width);
  const biases = new Float64Array(width);
  for (let round = 0; round < rounds; round++) {
    for (const index of shuffled(rows.length, round)) {
      const row = rows[index];
      if (row) step({ row, weights, squares, biases });
    }
  }
  const kept = tellingPlaces(weights, hashes.length);
  const names = Buffer.alloc(kept.length * 4);
  const rowsOfKept = new Float64Array(kept.length * width);
  for (const [place, from] of kept.entries()) {
    names.writeUInt32LE(hashes[from] ?? 0, place * 4);
    rowsOfKept.set(weights.subarray(from * width, (from + 1) * width), place * width);
  }
  return {
    hashes: names.toString("base64"),
    ...bytesOf(rowsOfKept, kept.length),
    biases: [...biases].map((bias) => Number(bias.toFixed(5))),
  };
}
