import { latinOf } from "../../../platform/furigana/latin.ts";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { type NamedStation, stationsIn } from "../place/nearest-station.ts";
import type { Work } from "../posting/work.entity.ts";

/** A station as a posting names it, with its names in Latin letters; null where a part has no reading, or none was computed yet. */
export interface ReadStation extends NamedStation {
  nameLatin: string | null;
  lineLatin: string | null;
}

/** A posting names few stations: what comes after them is left out. */
export const mostStationsOfPosting = 5;

/** What follows the name of a station or of a line, with its reading. */
const ends: readonly (readonly [text: string, reading: string])[] = [
  ["駅", "えき"],
  ["線", "せん"],
  ["ライン", "らいん"],
];
const latinAlready = /^[\p{Script=Latin}\d .'-]+$/u;

interface Word {
  text: string;
  reading: string;
}

function wordsOf(ruby: Ruby): Word[] {
  return ruby.flatMap((segment) =>
    typeof segment === "string"
      ? [...segment.normalize("NFKC")].map((glyph) => ({ text: glyph, reading: glyph }))
      : [{ text: segment[0].normalize("NFKC"), reading: segment[1] }],
  );
}

/** What is left of a word of which its end does not belong to the name: しんじゅく of 新宿駅 where 新宿 is asked for. */
function cutTo({ text, reading }: Word, length: number): string | undefined {
  if (text.length === length) return reading;
  const end = ends.find(([written]) => text.slice(length) === written);
  return end && reading.endsWith(end[1]) ? reading.slice(0, -end[1].length) : undefined;
}

/** The reading of a part of a text, where words begin and end with it. */
function readingOf(words: readonly Word[], part: string): string | undefined {
  for (let first = 0; first < words.length; first += 1) {
    let left = part;
    const readings: string[] = [];
    for (const word of words.slice(first)) {
      const taken = word.text.slice(0, left.length);
      if (!left.startsWith(taken)) break;
      const reading = cutTo(word, taken.length);
      if (reading === undefined) break;
      readings.push(reading);
      left = left.slice(taken.length);
      if (left === "") return readings.join("");
    }
  }
  return undefined;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function latinName(words: readonly Word[], name: string): string | null {
  const reading = readingOf(words, name);
  if (reading === undefined) return null;
  // Letters such as those of JR stand for themselves, apart from the name that follows.
  const parts = reading.match(/[\p{Script=Latin}\d .'-]+|[^\p{Script=Latin}\d .'-]+/gu) ?? [];
  const latin = parts.map((part) => (latinAlready.test(part) ? part.trim() : latinOf(part)));
  if (latin.some((part) => part === undefined)) return null;
  return (
    latin
      .filter(Boolean)
      .map((part) => capital(part ?? ""))
      .join(" ") || null
  );
}

const withoutEnd = (line: string): string => {
  const end = ends.find(([written]) => line.endsWith(written) && line !== written);
  return end ? line.slice(0, -end[0].length) : line;
};

/** The stations of a text that says how a workplace is reached. A name in Latin letters is made from the readings above the kanji. */
export function readStations(text: string | null | undefined, ruby: Ruby | null | undefined): ReadStation[] {
  const words = wordsOf(ruby ?? (text ? [text] : []));
  return stationsIn(text)
    .slice(0, mostStationsOfPosting)
    .map((station) => ({
      ...station,
      nameLatin: latinName(words, station.name),
      lineLatin: station.line === null ? null : latinName(words, withoutEnd(station.line)),
    }));
}

/** The stations near a workplace. */
export const stationsOf = ({ nearestStation, ruby }: Pick<Work, "nearestStation" | "ruby">): ReadStation[] =>
  readStations(nearestStation, ruby?.["nearestStation"]);
