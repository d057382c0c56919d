import type { TextWord } from "../../../platform/furigana/furigana-messages.ts";
import { gradeText } from "../../work/readability/grade-text.ts";
import { type ReadabilityLevel, readabilityLevels } from "../../work/readability/words-of-text.ts";
import { placesOfGlosses } from "../gloss/find-glosses.ts";

/** Words that a reader may not know and still follows a text: who knows fewer than 95 % of them does not (Laufer 1989). */
const unknownShare = 0.05;
/** One hard word alone is looked up; a second one makes a short message hard. */
const unknownLeast = 1;

const rank = (level: ReadabilityLevel) => readabilityLevels.indexOf(level);

/** The level whose readers know enough of these words: the easiest above which few enough stand. */
function levelOfWords(words: readonly TextWord[]): ReadabilityLevel {
  const count = words.filter(({ surface }) => /\p{L}/u.test(surface)).length;
  const most = Math.max(unknownLeast, Math.floor(count * unknownShare));
  const hard = new Map(placesOfGlosses(words).map(({ gloss }) => [gloss.word, rank(gloss.level)]));
  return readabilityLevels.find((level) => [...hard.values()].filter((one) => one > rank(level)).length <= most) ?? "N1";
}

/**
 * The N level that reading a message takes: the harder of what its sentences take, as those of a posting do, and what its words take. A message is
 * short and polite; three words of N1 in it are not few.
 */
export function levelOfMessage(text: string, words: readonly TextWord[]): ReadabilityLevel {
  const [bySentences, byWords] = [gradeText(text).level, levelOfWords(words)];
  return rank(byWords) > rank(bySentences) ? byWords : bySentences;
}
