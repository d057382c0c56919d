import type { EntityManager } from "@mikro-orm/postgresql";
import { runInTransaction } from "../database/run-in-transaction.ts";
import { type EncryptedTable, encryptedTables, hashesUnder, valuesOf } from "./encrypted-columns.ts";
import { seal, unseal } from "./encrypted-string.ts";
import { keyedHash } from "./key-ring.ts";
import { writeRows } from "./write-rows.ts";

interface Rotating {
  fork(): EntityManager;
  /** The key that values shall stand under: the first of the ring. */
  keyId: string;
  /** Makes search tokens of another key anew, a batch at a time, of one table each. @returns of how many rows */
  reindex: readonly ((em: EntityManager) => Promise<number>)[];
  /** Asked between batches. */
  isStopped?(): boolean;
  progress?(rotated: number): void;
}

type Row = Record<string, string | null>;

const batch = 200;
/** Rows written meanwhile by a server that still has the old order are found by another round. */
const rounds = 3;

const beforeAll = "00000000-0000-0000-0000-000000000000";

function staleRows(
  em: EntityManager,
  { table, primaryKey, columns, hashes }: EncryptedTable,
  keyId: string,
  after: string,
): Promise<Row[]> {
  const names = columns.map((column) => `"${column}"`);
  const stale = names.map((name) => `(${name} <> '' and ${name} not like ?)`);
  const staleHashes = hashes.map(({ column }) => `"${column}" not like ?`);
  return em.execute<Row[]>(
    `select "${primaryKey}" as "key", ${names.join(", ")} from "${table}" where "${primaryKey}" > ? and (${[...stale, ...staleHashes].join(" or ")})
     order by "${primaryKey}" limit ? for update skip locked`,
    [after, ...columns.map(() => valuesOf(keyId)), ...hashes.map(() => hashesUnder(keyId)), batch],
  );
}

function rowAnew({ columns, hashes }: EncryptedTable, row: Row): Row {
  const plain = new Map(columns.map((column) => [column, row[column] ? unseal(row[column]) : row[column]]));
  const sealed = columns.map((column) => [column, plain.get(column) ? seal(plain.get(column) ?? "") : row[column]]);
  const hashed = hashes.map(({ column, of, purpose }) => [column, plain.get(of) ? keyedHash(purpose, plain.get(of) ?? "") : null]);
  return { key: row["key"] ?? null, ...Object.fromEntries([...sealed, ...hashed]) };
}

/** One walk over a table. @returns how many rows were written anew */
async function walk(rotating: Rotating, of: EncryptedTable, before: number): Promise<number> {
  const { fork, keyId, isStopped, progress } = rotating;
  let rotated = 0;
  let after = beforeAll;
  while (!isStopped?.()) {
    const last = await runInTransaction(fork(), async (em) => {
      const rows = await staleRows(em, of, keyId, after);
      if (rows.length > 0)
        await writeRows(
          em,
          of,
          rows.map((row) => rowAnew(of, row)),
        );
      return rows.length > 0 ? { key: rows.at(-1)?.["key"] ?? after, count: rows.length } : undefined;
    });
    if (!last) break;
    after = last.key;
    rotated += last.count;
    progress?.(before + rotated);
  }
  return rotated;
}

/** Rows are found by tokens of any key of the ring meanwhile. @returns of how many rows the tokens were made anew */
async function makeTokensAnew({ fork, reindex, isStopped }: Rotating): Promise<number> {
  let count = 0;
  for (const run of reindex) {
    // Rows that somebody else writes at this moment get their tokens there: a batch may do less than it found.
    for (let done = 1; done > 0 && !isStopped?.(); count += done) done = await run(fork());
  }
  return count;
}

/**
 * Encrypts every value of the product anew that another key than the given one encrypted, and makes the hashes and tokens by which they are
 * found anew. A batch is a transaction, and what is done stays
 * done: it may be stopped and started again while the site runs. @returns how many rows were written anew
 */
export async function rotateKeys(rotating: Rotating): Promise<number> {
  let rotated = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = rotated;
    for (const of of encryptedTables(rotating.fork())) rotated += await walk(rotating, of, rotated);
    rotated += await makeTokensAnew(rotating);
    if (rotated === before || rotating.isStopped?.()) break;
  }
  return rotated;
}
