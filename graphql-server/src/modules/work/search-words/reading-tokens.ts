import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { soundOf } from "../../../platform/search-text/sound.ts";

/** Longer readings are found by so much of their beginning. */
export const longestSound = 8;
const shortest = 2;

/** Texts that have no kanji but kana, with the places where words begin. */
interface Spoken {
  kana: string;
  starts: number[];
}

const runs = /[ァ-ヶー]+|[ぁ-ゖー]+|[^ぁ-ゖァ-ヶー]+/g;

function addPlain(spoken: Spoken[], text: string): void {
  for (const run of text.normalize("NFKC").match(runs) ?? []) {
    const last = spoken.at(-1);
    if (!/[ぁ-ゖァ-ヶー]/.test(run)) spoken.push({ kana: "", starts: [] });
    else if (last) {
      // Hiragana behind a word is its ending or a particle, and begins none.
      if (last.kana === "" || /[ァ-ヶ]/.test(run)) last.starts.push(last.kana.length);
      last.kana += foldText(run);
    }
  }
}

function spokenOf(ruby: Ruby): Spoken[] {
  const spoken: Spoken[] = [{ kana: "", starts: [] }];
  for (const segment of ruby) {
    if (typeof segment === "string") {
      addPlain(spoken, segment);
      continue;
    }
    const last = spoken.at(-1);
    last?.starts.push(last.kana.length);
    if (last) last.kana += foldText(segment[1]);
  }
  return spoken;
}

function beginnings(sound: string): string[] {
  return Array.from({ length: Math.max(Math.min(sound.length, longestSound) - shortest + 1, 0) }, (_, more) =>
    sound.slice(0, shortest + more),
  );
}

/** Tokens by which a text is found from how it sounds: what is read from the beginning of each word on, eight kana at most. */
export function readingTokens(ruby: Ruby): string[] {
  const sounds = spokenOf(ruby).flatMap(({ kana, starts }) => starts.flatMap((start) => soundOf(kana.slice(start)) ?? []));
  return [...new Set(sounds.flatMap(beginnings))];
}
