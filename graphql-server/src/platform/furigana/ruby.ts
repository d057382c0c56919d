import type { Reading } from "./okurigana.ts";
import { type ReadingLevel, readingLevel } from "./reading-level.ts";

/** A stretch of text: plain, or a word with its reading in hiragana and its level (5 = N5 … 1 = N1, 0 = beyond). */
export type RubySegment = string | readonly [text: string, reading: string, level: ReadingLevel];

/** A text cut into segments; their texts together are the text. */
export type Ruby = readonly RubySegment[];

/** Readings of several texts of one row by field; a text without kanji is left out. */
export type RubyFields = Readonly<Record<string, Ruby>>;

/** Cuts a text at its readings, which are in order and do not overlap. */
export function segmentsOf(text: string, readings: readonly Reading[]): RubySegment[] {
  const segments: RubySegment[] = [];
  let end = 0;
  for (const { start, text: word, reading } of readings) {
    if (start > end) segments.push(text.slice(end, start));
    segments.push([word, reading, readingLevel(word)]);
    end = start + word.length;
  }
  if (end < text.length) segments.push(text.slice(end));
  return segments;
}
