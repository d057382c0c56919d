import { readTextQuery } from "../../../platform/search-text/search-text.ts";
import { isAlways } from "../search-words/find-concepts.ts";
import type { Concept } from "../search-words/read-terms.ts";
import { type Term, understand } from "../search-words/understand.ts";
import type { Sql } from "./sql.ts";
import { hasAll, hasAny } from "./token.sql.ts";
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

function conceptTokens(concepts: readonly Concept[], tier: KeywordTier): string[] {
  return concepts.flatMap(({ name, condition }) => {
    if (condition?.startsWith("p:")) return [condition];
    return [...(condition ? [condition] : []), tier === "TITLE" ? conceptToken.title(name) : conceptToken.text(name)];
  });
}

const isPlace = ({ concepts }: Term): boolean => concepts.some(({ condition }) => condition?.startsWith("p:"));

/** A name in Latin letters whose meaning is known: in a title the meaning counts, or "hospital" would find hospitality first. */
const isForeignName = ({ concepts, written }: Term): boolean => concepts.length > 0 && written.every((word) => /^[a-z]/.test(word));

/** A word as it is written: it has all of the tokens, and its phrases stand in the text. */
interface Written {
  tokens: string[];
  phrases: Sql[];
}

/** The words as they are written; 京都 stands in 東京都 too, so the name of a prefecture is looked for in titles only, and as one. */
function writtenCondition(word: string, tier: KeywordTier): Written | null {
  const { tokens, phrases } = readTextQuery(word);
  const named = tier === "TITLE" ? tokens.map(titleToken) : tokens;
  return named.length > 0 ? { tokens: named, phrases: tier === "TITLE" ? [] : phrases.map(contains) } : null;
}

const isSingle = ({ tokens, phrases }: Written): boolean => tokens.length === 1 && phrases.length === 0;

/**
 * The words to look for as they are written. In a text a word that always means one of the concepts is found by it: without the word, no text
 * needs to be unpacked and read again.
 */
function wordsToFind(term: Term, tier: KeywordTier): readonly string[] {
  if (isPlace(term)) return [];
  if (tier === "TITLE") return isForeignName(term) ? [] : term.written;
  return term.written.filter((word) => !term.concepts.some((concept) => isAlways(word, concept)));
}

/**
 * One of the words, or of the others. For one word whose phrase must stand in the text these are two conditions, of which the index answers the second alone:
 * so of a row only its text is read, and its tokens, which take far longer to unpack, only where the text does not have the phrase.
 */
function anyOf(words: readonly Written[], others: readonly Sql[]): Sql {
  const [word, ...rest] = words;
  const one = ({ tokens, phrases }: Written) => joined([hasAll(tokens), ...phrases], "and");
  if (!word || rest.length > 0 || others.length === 0 || word.phrases.length === 0) return joined([...words.map(one), ...others], "or");
  const found = joined([joined(word.phrases, "and"), ...others], "or");
  return joined([found, joined([hasAll(word.tokens), ...others], "or")], "and");
}

function termCondition(term: Term, tier: KeywordTier): Sql {
  const words = wordsToFind(term, tier).flatMap((word) => writtenCondition(word, tier) ?? []);
  const tokens = [
    ...words.filter(isSingle).flatMap((word) => word.tokens),
    ...conceptTokens(term.concepts, tier),
    ...(tier === "NEAR" ? conceptTokens(term.near, "TITLE") : []),
    ...(term.sound ? [soundToken(term.sound)] : []),
  ];
  const parts = term.parts.map((part) => termCondition(part, tier));
  const others = [...(tokens.length > 0 ? [hasAny([...new Set(tokens)])] : []), ...(parts.length > 0 ? [joined(parts, "and")] : [])];
  return anyOf(
    words.filter((word) => !isSingle(word)),
    others,
  );
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
