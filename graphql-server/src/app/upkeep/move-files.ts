import type { EntityManager } from "@mikro-orm/postgresql";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { hashOf } from "../../platform/storage/measured.ts";
import { StorageError } from "../../platform/storage/storage-error.ts";
import { verified } from "../../platform/storage/verified.ts";

/** The number of files by what became of them. */
export interface MovedFiles {
  /** Copied, read back, and removed from where they were. */
  moved: number;
  /** Moved before. */
  there: number;
  /** In neither of the two stores. */
  missing: string[];
  /** Not what was stored once: left where they are. */
  altered: string[];
}

interface Moving {
  fork(): EntityManager;
  from: FileStore;
  to: FileStore;
  /** Asked between files. */
  isStopped?(): boolean;
  progress?(report: MovedFiles): void;
}

interface Row {
  id: string;
  storage_key: string;
  sha256: string;
}

const batch = 200;
const atOnce = 4;

async function rowsAfter(em: EntityManager, id: string | undefined): Promise<Row[]> {
  const after = id ?? "00000000-0000-0000-0000-000000000000";
  return em.execute<Row[]>("select id, storage_key, sha256 from attachment where id > ? order by id limit ?", [after, batch]);
}

async function isSame(store: FileStore, { storage_key, sha256 }: Row): Promise<boolean> {
  const found = await store.read(storage_key);
  return found !== undefined && (await hashOf(found.stream)) === sha256;
}

const differs = new Error("altered");

/** Copies a file when the other store does not have it whole. */
async function copy({ from, to }: Moving, row: Row): Promise<"moved" | "altered" | "missing"> {
  if ((await to.sizeOf(row.storage_key)) !== undefined && (await isSame(to, row))) return "moved";
  const found = await from.read(row.storage_key);
  if (!found) return "missing";
  try {
    await to.write(
      row.storage_key,
      verified(found.stream, row.sha256, () => differs),
    );
  } catch (error) {
    if (error === differs) return "altered";
    throw error;
  }
  if (await isSame(to, row)) return "moved";
  throw new StorageError("STORAGE_UNAVAILABLE", new Error("The copy is not what was copied"));
}

async function moveOne(moving: Moving, row: Row, report: MovedFiles): Promise<boolean> {
  const { from, to } = moving;
  const isLeft = (await from.sizeOf(row.storage_key)) !== undefined;
  const isThere = isLeft ? false : (await to.sizeOf(row.storage_key)) !== undefined;
  if (isThere) {
    report.there += 1;
    return false;
  }
  const outcome = isLeft ? await copy(moving, row) : "missing";
  if (outcome !== "moved") {
    report[outcome].push(row.storage_key);
    return false;
  }
  await from.delete(row.storage_key);
  report.moved += 1;
  return true;
}

/**
 * A file that was deleted while it was copied has come back by that: it goes again. The lock waits for whoever is deleting the row, as files
 * of a person are erased before their rows are gone for everybody.
 */
async function forgetDeleted({ fork, to }: Moving, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const marks = rows.map(() => "?").join(", ");
  const left = await fork().execute<{ id: string }[]>(
    `select id from attachment where id in (${marks}) for key share`,
    rows.map(({ id }) => id),
  );
  const ids = new Set(left.map(({ id }) => id));
  for (const { id, storage_key } of rows) if (!ids.has(id)) await to.delete(storage_key);
}

/** Results of all, when none of them is at work any more: after an error nothing goes on behind whoever tries again. */
async function allDone<T>(works: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}

/**
 * Moves every file of the product from one store to the other: copied, compared by its hash, then removed. What was done stays done, so it
 * may be stopped and started again; servers that know both stores go on reading and writing meanwhile. @throws StorageError
 */
export async function moveFiles(moving: Moving): Promise<MovedFiles> {
  const report: MovedFiles = { moved: 0, there: 0, missing: [], altered: [] };
  const copied: Row[] = [];
  let last: string | undefined;
  for (let rows = await rowsAfter(moving.fork(), last); rows.length > 0; rows = await rowsAfter(moving.fork(), last)) {
    for (let at = 0; at < rows.length && !moving.isStopped?.(); at += atOnce) {
      const some = rows.slice(at, at + atOnce);
      const done = await allDone(some.map(async (row) => ((await moveOne(moving, row, report)) ? [row] : [])));
      copied.push(...done.flat());
    }
    moving.progress?.(report);
    if (moving.isStopped?.()) break;
    last = rows.at(-1)?.id;
  }
  for (let at = 0; at < copied.length; at += batch) await forgetDeleted(moving, copied.slice(at, at + batch));
  return report;
}
