import { readingLevel } from "../../../platform/furigana/reading-level.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { formalWords } from "./formal-words.data.ts";
import { knownWords } from "./known-words.data.ts";

/** The level a text asks of its reader, easiest first. */
export const readabilityLevels = ["N5", "N4", "N3", "N2", "N1"] as const;
export type ReadabilityLevel = (typeof readabilityLevels)[number];

export function isReadabilityLevel(text: string): text is ReadabilityLevel {
  return readabilityLevels.some((level) => level === text);
}

/** Names say nothing about how hard a text is to read. */
const names = new RegExp(prefectures.map(({ ja }) => ja).join("|"), "g");
const kanjiRun = /[\p{Script=Han}々]+/gu;
const known = new Map<string, ReadabilityLevel>([
  ...knownWords.N3.split(" ").map((word) => [word, "N3"] as const),
  ...knownWords.N2.split(" ").map((word) => [word, "N2"] as const),
]);
const longestKnown = Math.max(...[...known.keys()].map((word) => word.length));

function byKanji(word: string): [string, ReadabilityLevel] {
  return [word, readabilityLevels[5 - Math.max(readingLevel(word), 1)] ?? "N1"];
}

/** A run of kanji cut at the known words, the longest first; the parts between them go by their kanji. */
function partsOf(run: string): [string, ReadabilityLevel][] {
  for (let length = Math.min(longestKnown, run.length); length > 1; length -= 1) {
    for (let start = 0; start + length <= run.length; start += 1) {
      const word = run.slice(start, start + length);
      const level = known.get(word);
      if (level) return [...partsOf(run.slice(0, start)), [word, level], ...partsOf(run.slice(start + length))];
    }
  }
  return run ? [byKanji(run)] : [];
}

/** Each word with kanji once, and the expressions of formal writing, with their levels. */
export function wordsOfText(text: string): Map<string, ReadabilityLevel> {
  const folded = text.normalize("NFKC").replace(names, "");
  const words = new Map<string, ReadabilityLevel>();
  for (const [run] of folded.matchAll(kanjiRun)) for (const [word, level] of partsOf(run)) words.set(word, level);
  for (const [word, level] of formalWords) if (folded.includes(word)) words.set(word, level);
  return words;
}
