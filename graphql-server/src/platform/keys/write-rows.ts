import type { EntityManager } from "@mikro-orm/postgresql";
import type { EncryptedTable } from "./encrypted-columns.ts";

/** Writes encrypted columns and hashes of rows by their `key`, all in one statement. */
export async function writeRows(
  em: EntityManager,
  { table, primaryKey, columns, hashes }: EncryptedTable,
  rows: readonly Record<string, string | null>[],
): Promise<void> {
  const names = [...columns, ...hashes.map(({ column }) => column)];
  const sets = names.map((name) => `"${name}" = r."${name}"`).join(", ");
  const shape = ['"key" uuid', ...names.map((name) => `"${name}" text`)].join(", ");
  await em.execute(
    `update "${table}" t set ${sets} from jsonb_to_recordset(?::text::jsonb) as r(${shape}) where t."${primaryKey}" = r."key"`,
    [JSON.stringify(rows)],
  );
}
