import { hasKanji, toHiragana } from "./kana.ts";

/** A stretch of a text with its reading; offsets in UTF-16 units. */
export interface Reading {
  start: number;
  text: string;
  reading: string;
}

const runs = /[\p{Script=Han}〆]+|[^\p{Script=Han}〆]+/gu;

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Readings of the runs of kanji when the kana between them stand in the reading; null when they do not. */
function matchRuns(parts: readonly string[], reading: string): string[] | null {
  const pattern = parts.map((part) => (hasKanji(part) ? "(.+)" : escape(toHiragana(part)))).join("");
  return new RegExp(`^${pattern}$`, "u").exec(reading)?.slice(1) ?? null;
}

/** Takes the kana of a word out of its reading: 取り扱い, とりあつかい → 取〔と〕り 扱〔あつか〕い. */
export function splitOkurigana({ start, text, reading }: Reading): Reading[] {
  const parts = text.match(runs) ?? [];
  const found = matchRuns(parts, reading);
  if (!found) return [{ start, text, reading }];
  let offset = start;
  let next = 0;
  return parts.flatMap((part) => {
    const at = offset;
    offset += part.length;
    return hasKanji(part) ? [{ start: at, text: part, reading: found[next++] ?? "" }] : [];
  });
}
