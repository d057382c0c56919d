import { kanjiByLevel, wordsByLevel } from "./kanji-levels.data.ts";

/** Level at which a learner reads a word: 5 (N5, easiest) to 1 (N1), 0 for words beyond N1. */
export type ReadingLevel = 0 | 1 | 2 | 3 | 4 | 5;

const numbers: readonly (readonly [keyof typeof kanjiByLevel, ReadingLevel])[] = [
  ["N1", 1],
  ["N2", 2],
  ["N3", 3],
  ["N4", 4],
  ["N5", 5],
];

// A kanji that stands in two lists belongs to the easier one: easier levels are set last.
const levelOfKanji = new Map(numbers.flatMap(([name, level]) => [...kanjiByLevel[name]].map((kanji) => [kanji, level] as const)));
const levelOfWord = new Map(numbers.flatMap(([name, level]) => wordsByLevel[name].split(" ").map((word) => [word, level] as const)));

function harder(a: ReadingLevel, b: ReadingLevel): ReadingLevel {
  return a < b ? a : b;
}

/** The level of a word by its own entry, else by its hardest kanji. */
export function readingLevel(text: string): ReadingLevel {
  const own = levelOfWord.get(text);
  if (own !== undefined) return own;
  const kanji = text.match(/\p{Script=Han}/gu) ?? [];
  return kanji.reduce<ReadingLevel>((level, character) => harder(level, levelOfKanji.get(character) ?? 0), 5);
}
