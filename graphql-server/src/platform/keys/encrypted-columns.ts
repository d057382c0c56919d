import type { EntityManager, EntityMetadata } from "@mikro-orm/postgresql";
import { isEncrypted } from "./encrypted-string.ts";
import { KeyedHash } from "./keyed-hash.ts";

/** A column with the keyed hash of what an encrypted one holds. */
export interface HashedColumn {
  column: string;
  /** The encrypted column. */
  of: string;
  purpose: string;
}

/** A table with encrypted values. */
export interface EncryptedTable {
  table: string;
  primaryKey: string;
  columns: readonly string[];
  hashes: readonly HashedColumn[];
  /** The column that says which key a row's search tokens are made with. */
  tokenKey?: string;
}

function columnOf(meta: EntityMetadata, property: string): string {
  const column = meta.props.find(({ name }) => name === property)?.fieldNames[0];
  if (!column) throw new Error(`${meta.tableName} has no ${property}`);
  return column;
}

function hashesOf(meta: EntityMetadata): HashedColumn[] {
  return meta.props.flatMap(({ customType, fieldNames: [column = ""] }) =>
    customType instanceof KeyedHash ? [{ column, of: columnOf(meta, customType.property), purpose: customType.purpose }] : [],
  );
}

function tableOf(meta: EntityMetadata): EncryptedTable[] {
  const columns = meta.props.filter(({ customType }) => isEncrypted(customType)).flatMap(({ fieldNames }) => fieldNames);
  if (columns.length === 0) return [];
  const [primaryKey, another] = meta.getPrimaryProps().flatMap(({ fieldNames }) => fieldNames);
  if (!primaryKey || another) throw new Error(`${meta.tableName}: a table with encrypted columns has one column as its key`);
  const tokenKey = meta.props.find(({ name }) => name === "searchKey")?.fieldNames[0];
  return [{ table: meta.tableName, primaryKey, columns, hashes: hashesOf(meta), ...(tokenKey && { tokenKey }) }];
}

/** Every table with encrypted columns, as the entities declare them. */
export function encryptedTables(em: EntityManager): EncryptedTable[] {
  return [...em.getMetadata().getAll().values()].flatMap(tableOf);
}

/** The pattern of values that a key encrypted. */
export const valuesOf = (keyId: string) => `v1.${keyId}.%`;

/** The pattern of hashes that were made with a key. */
export const hashesUnder = (keyId: string) => `${keyId}.%`;

/** The number of values that a key encrypted, of hashes and of rows' search tokens that were made with it, of all tables. */
export async function countValuesOf(em: EntityManager, keyId: string): Promise<number> {
  let count = 0;
  for (const { table, columns, hashes, tokenKey } of encryptedTables(em)) {
    const like = [
      ...columns.map((column) => [column, valuesOf(keyId)]),
      ...hashes.map(({ column }) => [column, hashesUnder(keyId)]),
      ...(tokenKey ? [[tokenKey, keyId]] : []),
    ];
    const counts = like.map(([column]) => `count(*) filter (where "${column}" like ?)`);
    const values = like.flatMap(([, pattern]) => pattern ?? []);
    const [row] = await em.execute<{ n: number }[]>(`select (${counts.join(" + ")})::int as n from "${table}"`, values);
    count += row?.n ?? 0;
  }
  return count;
}
