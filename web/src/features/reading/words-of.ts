import type { RubySegment } from "#platform/furigana/readings.ts";

export interface Word {
  word: string;
  reading: string;
}

/** The words of some texts with the reading shown now, each once, in the order of the texts. */
export function wordsOf(groups: readonly ({ readonly [field: string]: RubySegment[] } | null)[]): Word[] {
  const segments = groups.flatMap((group) => Object.values(group ?? {})).flat();
  const words = segments.flatMap((segment) => (typeof segment === "string" ? [] : [{ word: segment[0], reading: segment[1] }]));
  return [...new Map(words.map((word) => [word.word, word])).values()];
}
