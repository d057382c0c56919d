import { type ReadabilityLevel, readabilityLevels, wordsOfText } from "./words-of-text.ts";

export interface Readability {
  level: ReadabilityLevel;
  /** The words that make it hard: of that level and harder, hardest first, in the order of the text. */
  hardWords: readonly { word: string; level: ReadabilityLevel }[];
}

const shown = 12;
/** The end of a polite sentence: ます after a verb's stem. ございます and verbs such as 励ます are words and end nothing. */
const sentenceEnd =
  /(?<=[いきぎしちにびみりえけげせてでねべめれ見来出寝着居得経似煮])(?<!ござい)(?:ます|ません|ました|ましょう)|です|でした|ください|下さい/g;

function rank(level: ReadabilityLevel): number {
  return readabilityLevels.indexOf(level);
}

/** Sentences of a text; a line without one, as in a list, counts as one. */
function sentencesOf(text: string): number {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return lines.reduce((sum, line) => sum + Math.max(1, (line.match(sentenceEnd) ?? []).length), 0);
}

/**
 * Different words of a level or harder that make a text one of that level: a number for each sentence, and a minimum. Words are never
 * compared with words, so that a hard word more cannot make a text easier. Fitted on the texts of testing/texts/graded-postings.data.ts and the
 * reading passages of the exam, one by one and joined to longer ones.
 */
const needs: Readonly<Record<Exclude<ReadabilityLevel, "N5">, { least: number; perSentence: number }>> = {
  N4: { least: 4, perSentence: 1.45 },
  N3: { least: 3, perSentence: 2.2 },
  N2: { least: 2, perSentence: 1.1 },
  N1: { least: 3, perSentence: 1.1 },
};

/**
 * The N level that reading a text takes, from its words, kanji and formal expressions. Monotone: one more word of N1 never lowers it. Our
 * own grade, not an official one.
 */
export function gradeText(text: string): Readability {
  const words = [...wordsOfText(text)];
  const sentences = sentencesOf(text);
  const level =
    (["N1", "N2", "N3", "N4"] as const).find((wanted) => {
      const hard = words.filter(([, one]) => rank(one) >= rank(wanted)).length;
      return hard >= Math.max(needs[wanted].least, needs[wanted].perSentence * sentences);
    }) ?? "N5";
  const hardWords = words
    .filter(([, one]) => rank(one) >= Math.max(rank(level), 2))
    .map(([word, one]) => ({ word, level: one }))
    .toSorted((a, b) => rank(b.level) - rank(a.level));
  return { level, hardWords: hardWords.slice(0, shown) };
}

/** The number of levels by which the text is harder than the posting asks of its applicants; 0 when it is not. */
export function readingGap(text: ReadabilityLevel, demanded: string): number {
  const wanted = readabilityLevels.findIndex((level) => level === demanded);
  if (demanded === "NATIVE") return 0;
  return Math.max(0, rank(text) - Math.max(wanted, 0));
}
