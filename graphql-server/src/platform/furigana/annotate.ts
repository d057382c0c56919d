import { hasKanji } from "./kana.ts";
import type { Tokenize } from "./morphemes.ts";
import { splitOkurigana } from "./okurigana.ts";
import { createTextReader } from "./read-text.ts";
import { type Ruby, type RubySegment, segmentsOf } from "./ruby.ts";

/** A reading that the author of a text has set: it wins over the dictionary wherever the word stands. */
export type OwnReading = readonly [word: string, reading: string];

/** One text and what its author says about it. */
export interface RubyRequest {
  text: string;
  own: readonly OwnReading[];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Cuts a text before and after each word that the author has set, longer words first. */
function cutAt(text: string, own: readonly OwnReading[]): string[] {
  const words = own.map(([word]) => word).filter(Boolean);
  if (words.length === 0) return [text];
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(escape);
  return text.split(new RegExp(`(${longestFirst.join("|")})`, "u")).filter(Boolean);
}

function beyondLevels(segment: RubySegment): RubySegment {
  return typeof segment === "string" ? segment : [segment[0], segment[1], 0];
}

/** A function from texts to readings over one dictionary. */
export function createAnnotator(tokenize: Tokenize): (request: RubyRequest) => Ruby {
  const read = createTextReader(tokenize);

  function annotatePiece(piece: string, own: ReadonlyMap<string, string>): RubySegment[] {
    const reading = own.get(piece);
    // A reading its author had to set cannot be told from the kanji, whatever their level.
    if (reading) return segmentsOf(piece, splitOkurigana({ start: 0, text: piece, reading })).map(beyondLevels);
    return hasKanji(piece) ? segmentsOf(piece, read(piece)) : [piece];
  }

  return ({ text, own }) => {
    const readings = new Map(own);
    return cutAt(text, own).flatMap((piece) => annotatePiece(piece, readings));
  };
}
