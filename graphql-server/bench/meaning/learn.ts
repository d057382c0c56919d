import { join } from "node:path";
import { MeaningModel, type MeaningWeights } from "../../src/modules/base/meaning/meaning-model.ts";
import { featuresOf } from "../../src/modules/base/meaning/sentence-features.ts";
import type { Tokenize } from "../../src/platform/furigana/morphemes.ts";
import { lawfulBackground, unlawfulBackground } from "./background.ts";
import { type Example, readExamples } from "./corpus.ts";
import { train } from "./train.ts";

/** The folder of written examples. */
export const corpusFolder = join(import.meta.dirname, "corpus");

/** The ground of unlawful sentences that stand without one, as the model that learned from the written examples takes them. */
function withGrounds(tokenize: Tokenize, { sentences, weights }: { sentences: readonly string[]; weights: MeaningWeights }): Example[] {
  const model = new MeaningModel(weights);
  return sentences.map((sentence) => ({ sentence, ground: model.read(featuresOf(tokenize, sentence)).ground, line: sentence, weight: 1 }));
}

/** What was learned, and which lawful sentences it would still ask about. */
export interface Learned {
  weights: MeaningWeights;
  examples: number;
  lines: number;
  asked: string[];
}

/** Weights learned from everything that is written down. */
export function learn(tokenize: Tokenize): Learned {
  const background = lawfulBackground();
  const written = [...readExamples(corpusFolder), ...background];
  const first = train(tokenize, written, 6);
  const all = [...written, ...withGrounds(tokenize, { sentences: unlawfulBackground(), weights: first })];
  const weights = train(tokenize, all);
  const model = new MeaningModel(weights);
  const asked = background.map(({ sentence }) => sentence).filter((sentence) => model.read(featuresOf(tokenize, sentence)).unlawful >= 0.5);
  return { weights, examples: all.length, lines: new Set(all.map(({ line }) => line)).size, asked };
}
