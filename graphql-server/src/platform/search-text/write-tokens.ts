import type { EntityManager } from "@mikro-orm/postgresql";
import { unseal } from "../keys/encrypted-string.ts";
import { currentKeyId } from "../keys/key-ring.ts";
import { type KeyedTokens, keyedTokens } from "./keyed-tokens.ts";

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

const batch = 500;

/** A table that is searched by encrypted columns of its own. */
export interface SearchedTable extends TokenTable {
  /** Of its tokens. */
  purpose: string;
  columns: readonly string[];
}

/** Computes tokens of rows that have none, or those of an older key, a batch at a time. @returns how many. */
export async function indexTable(em: EntityManager, searched: SearchedTable, which: Untokened): Promise<number> {
  const { table, primaryKey, purpose, columns } = searched;
  const [wanted, values] = which === "MISSING" ? ["search_key is null", []] : ["search_key not in (?, '')", [currentKeyId()]];
  const names = columns.map((column) => `"${column}"`).join(", ");
  const rows = await em.execute<Record<string, string | null>[]>(
    `select "${primaryKey}" as "key", search_key as "before", ${names} from "${table}" where ${wanted} order by 1 limit ?`,
    [...values, batch],
  );
  const tokens = rows.map((row) => {
    const text = columns.map((column) => unseal(row[column] ?? "")).join(" ");
    return { key: row["key"] ?? "", before: row["before"] ?? null, ...keyedTokens(purpose, text) };
  });
  if (tokens.length > 0) await writeTokens(em, searched, tokens);
  return tokens.length;
}
