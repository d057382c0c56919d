import type { Morpheme } from "../../../platform/furigana/morphemes.ts";
import { termConcepts } from "./concepts-terms.data.ts";
import { whoConcepts } from "./concepts-who.data.ts";

const longestPhrase = 5;

function lexicon(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [concept, words] of Object.entries({ ...whoConcepts, ...termConcepts })) {
    for (const word of words.split(/\s+/).filter(Boolean)) found.set(word, [...(found.get(word) ?? []), concept]);
  }
  return found;
}

const conceptsByWord = lexicon();

/** A concept and the words of the sentence that carry it. */
export interface FoundConcept {
  names: readonly string[];
  at: number;
}

function phraseAt(words: readonly Morpheme[], at: number): { names: readonly string[]; count: number } | undefined {
  for (let count = Math.min(longestPhrase, words.length - at); count > 0; count--) {
    const last = words[at + count - 1];
    if (!last) continue;
    const before = words
      .slice(at, at + count - 1)
      .map(({ surface }) => surface)
      .join("");
    const names = conceptsByWord.get(before + last.base) ?? conceptsByWord.get(before + last.surface);
    if (names) return { names, count };
  }
  return undefined;
}

/** What the words of a sentence are about, in order; the longest phrase is taken. */
export function conceptsOf(words: readonly Morpheme[]): FoundConcept[] {
  const found: FoundConcept[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(words, at);
    if (phrase) found.push({ names: phrase.names, at });
    at += phrase?.count ?? 1;
  }
  return found;
}

/** What a Latin word is about, by the word or its stem. */
export function conceptsOfLatin(word: string): readonly string[] {
  return conceptsByWord.get(word) ?? conceptsByWord.get(word.replace(/(?:ing|ed|es|s)$/, "")) ?? [];
}
