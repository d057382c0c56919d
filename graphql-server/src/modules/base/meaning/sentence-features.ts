import type { Morpheme, Tokenize } from "../../../platform/furigana/morphemes.ts";
import { conceptsOf, conceptsOfLatin } from "./concept-lexicon.ts";

const latinWord = /[a-z0-9']+/gu;
/** Words between two concepts that are still said of each other. */
const farthest = 14;

function isFigure({ detail, surface }: Morpheme): boolean {
  return detail === "数" || /^[0-9,.]+$/.test(surface);
}

function lemmaOf(word: Morpheme): string {
  return isFigure(word) ? "#" : word.base;
}

function pairsOf(places: readonly { names: readonly string[]; at: number }[]): string[] {
  const found: string[] = [];
  for (const [index, first] of places.entries()) {
    for (const second of places.slice(index + 1)) {
      if (second.at - first.at > farthest) break;
      for (const a of first.names) for (const b of second.names) found.push(`p:${a}>${b}`);
    }
  }
  return found;
}

/** The words at the end of a sentence say whether it asks, refuses, promises or only tells. */
function endingOf(lemmas: readonly string[]): string[] {
  return [2, 3, 4, 5].map((count) => `e:${lemmas.slice(-count).join("_")}`);
}

function gramsOf(text: string): string[] {
  const found: string[] = [];
  for (const size of [2, 3, 4]) {
    for (let at = 0; at + size <= text.length; at++) found.push(`c:${text.slice(at, at + size)}`);
  }
  return found;
}

function japaneseFeatures(tokenize: Tokenize, sentence: string): string[] {
  const words = tokenize(sentence).filter(({ kind }) => kind !== "記号");
  const lemmas = words.map(lemmaOf);
  const places = conceptsOf(words);
  const names = places.flatMap((place) => place.names);
  const content = words.filter(({ kind, detail }) => kind !== "助詞" && kind !== "助動詞" && detail !== "非自立").map(lemmaOf);
  return [
    ...lemmas.map((lemma) => `w:${lemma}`),
    ...lemmas.slice(1).map((lemma, index) => `b:${lemmas[index]}_${lemma}`),
    ...content.slice(1).map((lemma, index) => `s:${content[index]}_${lemma}`),
    ...names.map((name) => `k:${name}`),
    ...pairsOf(places),
    ...(places.at(-1)?.names ?? []).map((name) => `l:${name}_${lemmas.slice(-2).join("_")}`),
    ...endingOf(lemmas),
    ...gramsOf(sentence.replace(/[0-9]+/g, "#")),
  ];
}

/** Words of English that say little by themselves. */
const little = new Set(
  "a an the of to in on at by for from with and or as is are be been it its this that these those you your we our us they their he she so".split(
    " ",
  ),
);

function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|ed|es|s|ly)$/, "") : word;
}

/** Letters of a word from its beginning to its end: words that are spelled alike, and Japanese in Latin letters, which has no dictionary here. */
function partsOfWord(word: string): string[] {
  const whole = `<${word}>`;
  return [3, 4, 5].flatMap((size) =>
    Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => `c:${whole.slice(at, at + size)}`),
  );
}

function latinFeatures(sentence: string): string[] {
  const words = sentence.toLowerCase().match(latinWord) ?? [];
  const lemmas = words.map((word) => (/^\d+$/.test(word) ? "#" : stemOf(word)));
  const content = lemmas.filter((lemma) => !little.has(lemma));
  const places = words.flatMap((word, at) => {
    const names = conceptsOfLatin(word);
    return names.length > 0 ? [{ names, at }] : [];
  });
  return [
    ...lemmas.map((lemma) => `w:${lemma}`),
    ...lemmas.slice(1).map((lemma, index) => `b:${lemmas[index]}_${lemma}`),
    ...content.slice(1).map((lemma, index) => `s:${content[index]}_${lemma}`),
    ...content.slice(2).map((lemma, index) => `s:${content[index]}_${lemma}`),
    ...words.flatMap(partsOfWord),
    ...places.flatMap(({ names }) => names.map((name) => `k:${name}`)),
    ...pairsOf(places),
  ];
}

/** True where a sentence is written in Latin letters. */
export function isLatin(sentence: string): boolean {
  return (sentence.match(/[A-Za-z ]/g)?.length ?? 0) > sentence.length * 0.7;
}

/** What a sentence says, as features: its words, what they are about, what is said of what, its end, and its letters. Each once. */
export function featuresOf(tokenize: Tokenize, sentence: string): ReadonlySet<string> {
  return new Set(isLatin(sentence) ? latinFeatures(sentence) : japaneseFeatures(tokenize, sentence));
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
