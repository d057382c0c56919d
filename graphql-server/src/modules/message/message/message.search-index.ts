import type { EntityManager } from "@mikro-orm/postgresql";
import { type KeyedTokens, keyedTokens, type TokenCondition, tokensContain } from "../../../platform/search-text/keyed-tokens.ts";
import { indexTable, type Untokened } from "../../../platform/search-text/write-tokens.ts";

const purpose = "message.search";

/** Messages with the operator are found by subject and name instead. */
export const unsearched: KeyedTokens = { searchTokens: [], searchKey: "" };

/** The tokens that the operator's search of messages between seekers and companies compares. */
export const messageSearchColumns = (body: string): KeyedTokens => keyedTokens(purpose, body);

/** Messages that contain all that was typed, in SQL. @param column the tokens */
export const messageContains = (column: string, typed: string): TokenCondition => tokensContain(purpose, column, typed);

/** Computes tokens of messages that have none, or those of an older key, a batch at a time. @returns how many. */
export function indexMessages(em: EntityManager, which: Untokened): Promise<number> {
  return indexTable(em, { table: "message", primaryKey: "id", purpose, columns: ["body"] }, which);
}
