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

/** The words of the list that stand in a text, each once, in its order; of two that begin at one place the longer. */
export function glossesIn(words: readonly TextWord[]): Gloss[] {
  const all = new Set<Gloss>();
  let start = 0;
  while (start < words.length) {
    const found = at(words, start);
    if (found) all.add(found.gloss);
    start += found?.count ?? 1;
  }
  return [...all];
}
