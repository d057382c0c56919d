import { foldText } from "../../../platform/search-text/search-text.ts";
import { soundOf, withoutAccents } from "../../../platform/search-text/sound.ts";

/** Something that people look for, however they call it. */
export interface Concept {
  /** Its first word: what the index of a work calls it. */
  name: string;
  /** Japanese words of postings that speak of it. */
  finds: string[];
  /** Names by which people ask for it, in all languages, as `nameKey` writes them. */
  names: string[];
  /** How its Japanese names sound. */
  sounds: string[];
  english: string[];
  /** Names of wider concepts that are a fair second when nothing else is there. */
  near: string[];
  /** The token of a condition of the search that says the same. */
  condition: string | null;
}

/** A name as names are compared: width, case, kana and accents folded. */
export const nameKey = (text: string): string => withoutAccents(foldText(text));

const commas = (cell: string | undefined): string[] =>
  (cell ?? "")
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

const spaced = (cell: string): string[] => cell.trim().split(/\s+/).filter(Boolean);
const conditions: Readonly<Record<string, string>> = { r: "r:1", b: "b:1", v: "v:1" };

function conditionOf(cell: string): string | null {
  if (cell.startsWith("e:")) return cell;
  return /^[rbv]:1$/.test(cell) ? (conditions[cell.charAt(0)] ?? null) : null;
}

const lines = (text: string): string[] => text.split("\n").filter(Boolean);
const unique = (values: readonly string[]): string[] => [...new Set(values)];

interface Named {
  finds: string[];
  readings: string[];
  others: string[];
}

const namesOf = ({ finds, readings, others }: Named) => ({
  names: unique([...finds, ...readings, ...others].map(nameKey)),
  sounds: unique([...finds, ...readings].flatMap((name) => soundOf(name) ?? [])),
});

/** Reads concepts written one a line: words of postings | readings | English | other languages | wider concepts or a condition. */
export function readTerms(text: string): Concept[] {
  return lines(text).map((line) => {
    const cells = line.split("|").map((cell) => cell.trim());
    const finds = spaced(cells[0] ?? "");
    const english = commas(cells[2]).map(nameKey);
    const last = cells[4] ?? "";
    const condition = conditionOf(last);
    const named = namesOf({ finds, readings: commas(cells[1]), others: [...english, ...commas(cells[3])] });
    return { name: finds[0] ?? "", finds, english, ...named, near: condition ? [] : spaced(last), condition };
  });
}

/** Reads places: with a JIS code in front they are prefectures, which are a condition; other places are words of an address. */
export function readPlaces(text: string): Concept[] {
  return lines(text).map((line) => {
    const [words = "", readings, others] = line.split("|").map((cell) => cell.trim());
    const [, code, rest = ""] = /^(\d\d )?(.+)$/.exec(words) ?? [];
    const finds = spaced(rest);
    const named = namesOf({ finds, readings: commas(readings), others: commas(others) });
    return { name: finds[0] ?? "", finds, english: [], ...named, near: [], condition: code ? `p:${code.trim()}` : null };
  });
}
