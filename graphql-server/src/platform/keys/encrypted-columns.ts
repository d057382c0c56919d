import type { EntityManager } from "@mikro-orm/postgresql";
import { EncryptedString } from "../database/encrypted-string.ts";

/** A table with encrypted values. */
export interface EncryptedTable {
  table: string;
  primaryKey: string;
  columns: readonly string[];
}

/** Every encrypted column of the product, as the entities declare them. */
export function encryptedTables(em: EntityManager): EncryptedTable[] {
  return [...em.getMetadata().getAll().values()].flatMap((meta) => {
    const columns = meta.props.filter((prop) => prop.customType instanceof EncryptedString).flatMap((prop) => prop.fieldNames);
    if (columns.length === 0) return [];
    const [primaryKey, another] = meta.getPrimaryProps().flatMap((prop) => prop.fieldNames);
    if (!primaryKey || another) throw new Error(`${meta.tableName}: a table with encrypted columns has one column as its key`);
    return [{ table: meta.tableName, primaryKey, columns }];
  });
}

/** The pattern of values that a key encrypted. */
export const valuesOf = (keyId: string) => `v1.${keyId}.%`;

/** The number of values that a key encrypted, of all tables. */
export async function countValuesOf(em: EntityManager, keyId: string): Promise<number> {
  let count = 0;
  for (const { table, columns } of encryptedTables(em)) {
    const counts = columns.map((column) => `count(*) filter (where "${column}" like ?)`);
    const values = columns.map(() => valuesOf(keyId));
    const [row] = await em.execute<{ n: number }[]>(`select (${counts.join(" + ")})::int as n from "${table}"`, values);
    count += row?.n ?? 0;
  }
  return count;
}
