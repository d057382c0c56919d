import type { EntityManager } from "@mikro-orm/postgresql";
import { decrypt, encrypt } from "../database/key-ring.ts";
import { runInTransaction } from "../database/run-in-transaction.ts";
import { type EncryptedTable, encryptedTables, valuesOf } from "./encrypted-columns.ts";

interface Rotating {
  fork(): EntityManager;
  /** The key that values shall stand under: the first of the ring. */
  keyId: string;
  /** Asked between batches. */
  isStopped?(): boolean;
  progress?(rotated: number): void;
}

type Row = Record<string, string | null>;

const batch = 200;
/** Rows written meanwhile by a server that still has the old order are found by another round. */
const rounds = 3;

const beforeAll = "00000000-0000-0000-0000-000000000000";

function staleRows(em: EntityManager, { table, primaryKey, columns }: EncryptedTable, keyId: string, after: string): Promise<Row[]> {
  const names = columns.map((column) => `"${column}"`);
  const stale = names.map((name) => `(${name} is not null and ${name} not like ?)`).join(" or ");
  return em.execute<Row[]>(
    `select "${primaryKey}" as "key", ${names.join(", ")} from "${table}" where "${primaryKey}" > ? and (${stale})
     order by "${primaryKey}" limit ? for update skip locked`,
    [after, ...columns.map(() => valuesOf(keyId)), batch],
  );
}

async function writeAnew(em: EntityManager, { table, primaryKey, columns }: EncryptedTable, row: Row): Promise<void> {
  const values = columns.map((column) => {
    const value = row[column];
    return value ? encrypt(decrypt(value)) : null;
  });
  const sets = columns.map((column) => `"${column}" = ?`).join(", ");
  await em.execute(`update "${table}" set ${sets} where "${primaryKey}" = ?`, [...values, row["key"] ?? ""]);
}

/** One walk over a table. @returns how many rows were written anew */
async function walk(rotating: Rotating, of: EncryptedTable, before: number): Promise<number> {
  const { fork, keyId, isStopped, progress } = rotating;
  let rotated = 0;
  let after = beforeAll;
  while (!isStopped?.()) {
    const last = await runInTransaction(fork(), async (em) => {
      const rows = await staleRows(em, of, keyId, after);
      for (const row of rows) await writeAnew(em, of, row);
      return rows.length > 0 ? { key: rows.at(-1)?.["key"] ?? after, count: rows.length } : undefined;
    });
    if (!last) break;
    after = last.key;
    rotated += last.count;
    progress?.(before + rotated);
  }
  return rotated;
}

/**
 * Encrypts every value of the product anew that another key than the given one encrypted. A batch is a transaction, and what is done stays
 * done: it may be stopped and started again while the site runs. @returns how many rows were written anew
 */
export async function rotateKeys(rotating: Rotating): Promise<number> {
  let rotated = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = rotated;
    for (const of of encryptedTables(rotating.fork())) rotated += await walk(rotating, of, rotated);
    if (rotated === before || rotating.isStopped?.()) break;
  }
  return rotated;
}
