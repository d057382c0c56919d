import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../database/run-in-transaction.ts";
import { type EncryptedTable, encryptedTables } from "./encrypted-columns.ts";
import { seal } from "./encrypted-string.ts";
import { keyedHash, sealedPattern } from "./key-ring.ts";
import { writeRows } from "./write-rows.ts";

const batch = 500;
const beforeAll = "00000000-0000-0000-0000-000000000000";

type Row = Record<string, string | null>;

/** What a table has sealed once this value stands beside its name: another set of encrypted columns is looked at again. */
function markOf({ table, columns, hashes }: EncryptedTable): [id: string, value: string] {
  const names = [...columns, ...hashes.map(({ column }) => column)].toSorted().join(" ");
  return [`sealed:${table}`, createHash("sha256").update(names).digest("hex")];
}

async function isMarked(em: EntityManager, table: EncryptedTable): Promise<boolean> {
  const rows = await em.execute<object[]>("select id from key_check where id = ? and value = ?", markOf(table));
  return rows.length > 0;
}

/** Rows with a value that lies in plain text, or without the hash of one. */
function plainRows(em: EntityManager, { table, primaryKey, columns, hashes }: EncryptedTable, after: string): Promise<Row[]> {
  const plain = columns.map((column) => `"${column}" <> '' and "${column}" !~ ?`);
  const unhashed = hashes.map(({ column, of }) => `"${column}" is null and "${of}" <> ''`);
  const names = columns.map((column) => `"${column}", "${column}" ~ ? as "sealed ${column}"`);
  return em.execute<Row[]>(
    `select "${primaryKey}" as "key", ${names.join(", ")} from "${table}"
     where "${primaryKey}" > ? and (${[...plain, ...unhashed].map((part) => `(${part})`).join(" or ")})
     order by "${primaryKey}" limit ? for update`,
    [...columns.map(() => sealedPattern), after, ...columns.map(() => sealedPattern), batch],
  );
}

function sealedRow({ columns, hashes }: EncryptedTable, row: Row): Row {
  const isSealed = (column: string) => Boolean(row[`sealed ${column}`]);
  const values = columns.map((column) => [column, row[column] && !isSealed(column) ? seal(row[column]) : row[column]]);
  // A hash is made together with the encryption of what it is of, so a row without one has that in plain text.
  const made = hashes.map(({ column, of, purpose }) => [column, row[of] ? keyedHash(purpose, row[of]) : null]);
  return { key: row["key"] ?? null, ...Object.fromEntries([...values, ...made]) };
}

async function sealTable(fork: () => EntityManager, of: EncryptedTable, now: Date): Promise<number> {
  let count = 0;
  let after = beforeAll;
  while (true) {
    const rows = await runInTransaction(fork(), async (em) => {
      const found = await plainRows(em, of, after);
      if (found.length > 0)
        await writeRows(
          em,
          of,
          found.map((row) => sealedRow(of, row)),
        );
      return found;
    });
    const last = rows.at(-1)?.["key"];
    if (!last) break;
    after = last;
    count += rows.length;
  }
  await fork().execute(
    "insert into key_check (id, value, created_at) values (?, ?, ?) on conflict (id) do update set value = excluded.value",
    [...markOf(of), now],
  );
  return count;
}

/**
 * Encrypts what lies in plain text in columns that the entities declare as encrypted, as in a database of before they did. Run it before
 * anything is read. A batch is a transaction: stopped in between, the next start goes on; once a table is done it is not looked at again.
 * @returns how many rows were written
 */
export async function sealPlain(fork: () => EntityManager, now: Date): Promise<number> {
  let count = 0;
  for (const table of encryptedTables(fork())) {
    if (!(await isMarked(fork(), table))) count += await sealTable(fork, table, now);
  }
  return count;
}
