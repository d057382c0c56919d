import { type Sql, textArray } from "./sql.ts";

/**
 * A list of tokens whose frequency the planner does not look up. It takes reading a row's tokens for free, while unpacking them costs more than
 * fetching the row: knowing how common they are it would read every work of a word that stands in half of them, instead of asking the index.
 */
const unweighed = "(select ?::text[])";

/** Works that have all of the tokens. */
export const hasAll = (tokens: readonly string[]): Sql => ({ text: `w.search_tokens @> ${unweighed}`, values: [textArray(tokens)] });

/** Works that have any of the tokens. One is asked for as all: it is the same, and cheaper. */
export const hasAny = (tokens: readonly string[]): Sql =>
  tokens.length === 1 ? hasAll(tokens) : { text: `w.search_tokens && ${unweighed}`, values: [textArray(tokens)] };
