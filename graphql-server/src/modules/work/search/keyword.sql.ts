import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import { isAlways } from "../search-words/find-concepts.ts";
import type { Concept } from "../search-words/read-terms.ts";
import { type Term, understand } from "../search-words/understand.ts";
import { type Sql, textArray } from "./sql.ts";
import { conceptToken, soundToken, titleToken } from "./work.search-index.ts";

/** How well a work answers a keyword: its title does, its text does, or it does something near. Each has those before it in it. */
export const keywordTiers = ["TITLE", "TEXT", "NEAR"] as const;
export type KeywordTier = (typeof keywordTiers)[number];

const never: Sql = { text: "false", values: [] };

function joined(parts: readonly Sql[], word: "and" | "or"): Sql {
  const [only, ...others] = parts;
  if (!only) return never;
  if (others.length === 0) return only;
  return { text: `(${parts.map(({ text }) => text).join(` ${word} `)})`, values: parts.flatMap(({ values }) => values) };
}

/** LIKE's own signs stand for themselves. */
function contains(phrase: string): Sql {
  return { text: "w.search_text like ?", values: [`%${phrase.replace(/[\\%_]/g, "\\$&")}%`] };
}

const hasAll = (tokens: readonly string[]): Sql => ({ text: "w.search_tokens @> ?::text[]", values: [textArray(tokens)] });
/** One token is asked for as all: it is the same, and cheaper. */
const hasAny = (tokens: readonly string[]): Sql =>
  tokens.length === 1 ? hasAll(tokens) : { text: "w.search_tokens && ?::text[]", values: [textArray(tokens)] };

function conceptTokens(concepts: readonly Concept[], tier: KeywordTier): string[] {
  return concepts.flatMap(({ name, condition }) => {
    if (condition?.startsWith("p:")) return [condition];
    return [...(condition ? [condition] : []), tier === "TITLE" ? conceptToken.title(name) : conceptToken.text(name)];
  });
}

const isPlace = ({ concepts }: Term): boolean => concepts.some(({ condition }) => condition?.startsWith("p:"));

/** A name in Latin letters whose meaning is known: in a title the meaning counts, or "hospital" would find hospitality first. */
const isForeignName = ({ concepts, written }: Term): boolean => concepts.length > 0 && written.every((word) => /^[a-z]/.test(word));

/** The words as they are written; 京都 stands in 東京都 too, so the name of a prefecture is looked for in titles only, and as one. */
function writtenCondition(word: string, tier: KeywordTier): { single: string[]; several: Sql[] } {
  const { tokens, phrases } = readTextQuery(word);
  const named = tier === "TITLE" ? tokens.map(titleToken) : tokens;
  const [token, ...others] = named;
  if (!token) return { single: [], several: [] };
  const rechecked = tier === "TITLE" ? [] : phrases;
  if (others.length === 0 && rechecked.length === 0) return { single: [token], several: [] };
  return { single: [], several: [joined([hasAll(named), ...rechecked.map(contains)], "and")] };
}

/**
 * The words to look for as they are written. In a text a word that always means one of the concepts is found by it: without the word, no text
 * needs to be unpacked and read again.
 */
function wordsToFind(term: Term, tier: KeywordTier): readonly string[] {
  if (isPlace(term)) return [];
  if (tier === "TITLE") return isForeignName(term) ? [] : term.written;
  return term.written.filter((word) => !term.concepts.some((concept) => isAlways(word, concept)));
}

function termCondition(term: Term, tier: KeywordTier): Sql {
  const words = wordsToFind(term, tier).map((word) => writtenCondition(word, tier));
  const tokens = [
    ...words.flatMap(({ single }) => single),
    ...conceptTokens(term.concepts, tier),
    ...(tier === "NEAR" ? conceptTokens(term.near, "TITLE") : []),
    ...(term.sound ? [soundToken(term.sound)] : []),
  ];
  const parts =
    term.parts.length > 0
      ? [
          joined(
            term.parts.map((part) => termCondition(part, tier)),
            "and",
          ),
        ]
      : [];
  return joined([...(tokens.length > 0 ? [hasAny([...new Set(tokens)])] : []), ...words.flatMap(({ several }) => several), ...parts], "or");
}

/** Works that answer each term of a keyword so well or better. */
export function keywordCondition(keyword: string, tier: KeywordTier): Sql {
  return joined(
    understand(keyword).map((term) => termCondition(term, tier)),
    "and",
  );
}

const hasNear = (term: Term): boolean => term.near.length > 0 || term.parts.some(hasNear);

/** True when there are works of a wider kind to show to somebody whose keyword finds none. */
export function canWiden(keyword: string | null | undefined): boolean {
  return understand(keyword ?? "").some(hasNear);
}

/** Works that answer a keyword so well, and not better. */
export function onlyTier(keyword: string, tier: KeywordTier): Sql | null {
  if (tier !== "TEXT") return null;
  const better = keywordCondition(keyword, "TITLE");
  return { text: `not ${better.text}`, values: better.values };
}
