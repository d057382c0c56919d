import type { EntityManager } from "@mikro-orm/postgresql";
import type { KeyedTokens } from "./keyed-tokens.ts";

/** A table with search tokens. */
export interface TokenTable {
  table: string;
  primaryKey: string;
}

/** Which rows get tokens: those that have none yet, or those whose tokens another key than the current one made. */
export type Untokened = "MISSING" | "STALE";

/** Rows of a table without search tokens, or with those of another key. An empty key is that of rows nobody searches. */
export function untokened(which: Untokened, current: string) {
  return which === "MISSING" ? { searchKey: null } : { searchKey: { $nin: [current, ""] } };
}

/** Writes tokens by the rows' keys, except where somebody has written others since the row was read. */
export async function writeTokens(
  em: EntityManager,
  { table, primaryKey }: TokenTable,
  rows: readonly (KeyedTokens & { key: string; before: string | null })[],
): Promise<void> {
  await em.execute(
    `update "${table}" t set search_tokens = r."searchTokens", search_key = r."searchKey"
     from jsonb_to_recordset(?::text::jsonb) as r("key" uuid, before text, "searchTokens" text[], "searchKey" text)
     where t."${primaryKey}" = r."key" and t.search_key is not distinct from r.before`,
    [JSON.stringify(rows)],
  );
}
