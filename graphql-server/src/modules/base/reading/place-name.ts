import { latinOf } from "../../../platform/furigana/latin.ts";
import type { Ruby, RubyFields } from "../../../platform/furigana/ruby.ts";

/** What follows the name of a municipality, with its reading. */
const suffixes: Readonly<Record<string, string>> = { 市: "shi", 区: "ku", 郡: "gun", 町: "machi", 村: "mura" };
/** Prefectures in which every 町 is read ちょう, but for 森町 in 北海道. */
const readCho = new Set("01 21 23 24 25 26 27 28 29 30 31 33 34 35 36 37 38 39 42 45 46 47".split(" "));
/** Prefectures in which every 村 is read そん. */
const readSon = new Set("31 33 36 45 47".split(" "));

function suffixOf(text: string, prefecture: string, name: string): string | undefined {
  if (text === "町" && readCho.has(prefecture) && name !== "Mori") return "cho";
  if (text === "村" && readSon.has(prefecture)) return "son";
  return suffixes[text];
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const latinAlready = /^[\p{Script=Latin}\d .'-]+$/u;

/** One part: a name with what follows it, e.g. Yokohama-shi of 横浜市. */
interface Part {
  name: string;
  suffix: string;
}

function partsOf(ruby: Ruby, prefecture: string): Part[] | undefined {
  const parts: Part[] = [];
  for (const segment of ruby) {
    const [text, reading] = typeof segment === "string" ? [segment.trim(), segment.trim()] : segment;
    if (text === "") continue;
    const last = parts.at(-1);
    const suffix = last?.suffix === "" ? suffixOf(text, prefecture, last.name) : undefined;
    const latin = latinAlready.test(reading) ? reading : latinOf(reading);
    if (last && suffix) last.suffix = `-${suffix}`;
    else if (latin === undefined || latin === "") return undefined;
    else if (last?.suffix === "") last.name += latin;
    else parts.push({ name: capital(latin), suffix: "" });
  }
  return parts;
}

/** A place with the readings of its row. */
interface ReadPlace {
  city?: string | null | undefined;
  /** JIS code. */
  prefecture?: string | null | undefined;
  ruby?: RubyFields | null | undefined;
}

/**
 * 市区町村 in Latin letters, from its reading: 横浜市港北区 as Yokohama-shi Kohoku-ku. Null where a part has no reading, or none was computed yet.
 * The readings are a dictionary's, so a rare name may be misread, as in the readings above the kanji.
 */
export function latinCity({ city, prefecture, ruby }: ReadPlace): string | null {
  if (!city) return null;
  const parts = partsOf(ruby?.["city"] ?? [city], prefecture ?? "");
  return parts?.map(({ name, suffix }) => name + suffix).join(" ") || null;
}
