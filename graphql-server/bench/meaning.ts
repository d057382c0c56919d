// Learns what sentences mean from the written examples in graphql-server/bench/meaning/corpus and writes the weights that the judge reads.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTokenizer } from "../src/platform/furigana/morphemes.ts";
import { corpusDigest } from "./meaning/corpus.ts";
import { corpusFolder, learn } from "./meaning/learn.ts";

const target = join(import.meta.dirname, "../src/modules/base/meaning/meaning-weights.data.ts");
const { weights, examples, lines, asked } = learn(createTokenizer());
const parts = [
  "// Made by `npm run meaning` from the examples in graphql-server/bench/meaning/corpus; never by hand.",
  'import type { MeaningWeights } from "./meaning-model.ts";',
  "",
  "/** The written examples that these weights were learned from. */",
  `export const learnedFrom = "${corpusDigest(corpusFolder)}";`,
  "",
  `export const meaningWeights: MeaningWeights = {`,
  `  hashes: "${weights.hashes}",`,
  `  rows: "${weights.rows}",`,
  `  scales: [${weights.scales.join(", ")}],`,
  `  biases: [${weights.biases.join(", ")}],`,
  "};",
  "",
];
writeFileSync(target, parts.join("\n"));
console.log(`${examples} sentences of ${lines} lines; ${(parts.join("\n").length / 1e6).toFixed(2)} MB of weights`);
for (const sentence of asked) console.log(`lawful, and asked about: ${sentence}`);
