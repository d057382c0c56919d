import type { TextWord } from "../../../platform/furigana/furigana-messages.ts";
import { type Gloss, glosses } from "./glosses.ts";

const byWord = new Map(glosses.map((gloss) => [gloss.word, gloss]));
/** Words of the dictionary that make one of ours, at most: 資格・外・活動・許可 are four. */
const longest = 8;

interface Found {
  gloss: Gloss;
  /** Words of the text that it takes. */
  count: number;
}

function at(words: readonly TextWord[], start: number): Found | null {
  let text = "";
  let found: Found | null = null;
  let end = words[start]?.start;
  for (const [index, { start: begins, surface, base }] of words.slice(start, start + longest).entries()) {
    if (begins !== end) break;
    const gloss = byWord.get(text + surface) ?? byWord.get(text + base);
    if (gloss) found = { gloss, count: index + 1 };
    text += surface;
    end = begins + surface.length;
  }
  return found;
}

/** Where the words of the list stand in a text, in its order; of two that begin at one place the longer. */
export function placesOfGlosses(words: readonly TextWord[]): { gloss: Gloss; words: readonly TextWord[] }[] {
  const places: { gloss: Gloss; words: readonly TextWord[] }[] = [];
  let start = 0;
  while (start < words.length) {
    const found = at(words, start);
    const end = start + (found?.count ?? 1);
    if (found) places.push({ gloss: found.gloss, words: words.slice(start, end) });
    start = end;
  }
  return places;
}

/** The words of the list that stand in a text, each once, in its order. */
export function glossesIn(words: readonly TextWord[]): Gloss[] {
  return [...new Set(placesOfGlosses(words).map(({ gloss }) => gloss))];
}
