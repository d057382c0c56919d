import { currentKeyId, keyedHasher, keyIds } from "../keys/key-ring.ts";
import { foldText } from "./search-text.ts";

/** Longer pieces of what is looked for are asked for by all their pieces of this length. */
const longest = 3;
/** Nobody types more, and each token is a look into the index. */
const longestQuery = 100;
/** Of a hash: enough that two pieces of text never share one by chance. */
const tokenBytes = 8;

function pieces(characters: readonly string[], length: number): string[] {
  return characters.slice(length - 1).map((_, index) => characters.slice(index, index + length).join(""));
}

const terms = (text: string) =>
  foldText(text)
    .split(" ")
    .filter(Boolean)
    .map((term) => [...term]);

/** Every piece of one to three neighbouring characters of a text, as search compares it. */
function piecesOf(text: string): string[] {
  return [...new Set(terms(text).flatMap((term) => [1, 2, longest].flatMap((length) => pieces(term, length))))];
}

/** The pieces that a text must have to contain each word typed: of longer words those of three characters. */
function piecesAskedFor(typed: string): string[] {
  return [...new Set(terms(typed.slice(0, longestQuery)).flatMap((term) => pieces(term, Math.min(term.length, longest))))];
}

/** What a table holds of a text that people look for parts of. */
export interface KeyedTokens {
  searchTokens: string[];
  /** The id of the key that the tokens are made with. */
  searchKey: string;
}

/**
 * The tokens by which parts of a text are found: keyed hashes of its pieces, which say nothing without the key, in the order of the hashes, so
 * that they do not tell the order of the text either. @param purpose the table, so that tokens of two tables cannot be compared
 */
export function keyedTokens(purpose: string, text: string): KeyedTokens {
  const searchKey = currentKeyId();
  const hash = keyedHasher(purpose, tokenBytes, searchKey);
  return { searchTokens: piecesOf(text).map(hash).toSorted(), searchKey };
}

/** The tokens to look for, by key of the ring. */
function tokensAskedFor(purpose: string, typed: string): string[][] {
  const asked = piecesAskedFor(typed);
  return asked.length > 0 ? keyIds().map((id) => asked.map(keyedHasher(purpose, tokenBytes, id))) : [];
}

/** Entities whose text contains each of the words typed, as a condition on their `searchTokens`. */
export function withTokens(purpose: string, typed: string): { $or: { searchTokens: { $contains: string[] } }[] } {
  return { $or: tokensAskedFor(purpose, typed).map((tokens) => ({ searchTokens: { $contains: tokens } })) };
}

/** A condition in SQL with its values. */
export interface TokenCondition {
  text: string;
  values: string[];
}

/** Texts that contain each of the words typed, by the tokens in a column, under any key of the ring. Words without a sign are in no text. */
export function tokensContain(purpose: string, column: string, typed: string): TokenCondition {
  const byKey = tokensAskedFor(purpose, typed);
  if (byKey.length === 0) return { text: "false", values: [] };
  const conditions = byKey.map((tokens) => `${column} @> array[${tokens.map(() => "?").join(", ")}]::text[]`);
  return { text: `(${conditions.join(" or ")})`, values: byKey.flat() };
}
