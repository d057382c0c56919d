import { type ReadingLevel, readingLevel } from "../../platform/furigana/reading-level.ts";
import { prefectures } from "../../shared/prefecture.ts";
import { formalWords } from "./formal-words.data.ts";

/** The level a text asks of its reader. */
export const readabilityLevels = ["N5", "N4", "N3", "N2", "N1"] as const;
export type ReadabilityLevel = (typeof readabilityLevels)[number];

export interface Readability {
  level: ReadabilityLevel;
  /** The words that make it hard: of that level and harder, hardest first, in the order of the text. */
  hardWords: readonly { word: string; level: ReadabilityLevel }[];
}

/** Names say nothing about how hard a text is to read. */
const names = new RegExp(prefectures.map(({ ja }) => ja).join("|"), "g");
const kanjiRun = /[\p{Script=Han}々]+/gu;
const shown = 12;

function levelOf(reading: ReadingLevel): ReadabilityLevel {
  return readabilityLevels[5 - Math.max(reading, 1)] ?? "N1";
}

/** Each word with kanji once, and the expressions of formal writing, with their levels. */
function wordsOf(text: string): Map<string, ReadabilityLevel> {
  const folded = text.normalize("NFKC").replace(names, "");
  const words = new Map<string, ReadabilityLevel>();
  for (const [run] of folded.matchAll(kanjiRun)) words.set(run, levelOf(readingLevel(run)));
  for (const [word, level] of formalWords) if (folded.includes(word)) words.set(word, level);
  return words;
}

function rank(level: ReadabilityLevel): number {
  return readabilityLevels.indexOf(level);
}

/**
 * How many different words of a level or harder make a text one of that level: a share of its easiest words (N5), and at least some.
 * Only these are counted there, so that a hard word more never makes a text easier. Fitted on texts that were written for a
 * level.
 */
const needs: Readonly<Record<Exclude<ReadabilityLevel, "N5">, { least: number; share: number }>> = {
  N4: { least: 6, share: 0.6 },
  N3: { least: 7, share: 1 },
  N2: { least: 3, share: 0.6 },
  N1: { least: 3, share: 0.8 },
};

/**
 * The N level that reading a text takes, from its kanji and formal expressions. Monotone: one more word of N1 never lowers it. Our own
 * grade, not an official one.
 */
export function gradeText(text: string): Readability {
  const words = [...wordsOf(text)];
  const easy = words.filter(([, one]) => rank(one) === 0).length;
  const level =
    (["N1", "N2", "N3", "N4"] as const).find((wanted) => {
      const hard = words.filter(([, one]) => rank(one) >= rank(wanted)).length;
      return hard >= Math.max(needs[wanted].least, Math.ceil(easy * needs[wanted].share));
    }) ?? "N5";
  const hardWords = words
    .filter(([, one]) => rank(one) >= Math.max(rank(level), 2))
    .map(([word, one]) => ({ word, level: one }))
    .toSorted((a, b) => rank(b.level) - rank(a.level));
  return { level, hardWords: hardWords.slice(0, shown) };
}

/** How many levels the text is harder than what the posting asks of its applicants; 0 when it is not. */
export function readingGap(text: ReadabilityLevel, demanded: string): number {
  const wanted = readabilityLevels.findIndex((level) => level === demanded);
  if (demanded === "NATIVE") return 0;
  return Math.max(0, rank(text) - Math.max(wanted, 0));
}
