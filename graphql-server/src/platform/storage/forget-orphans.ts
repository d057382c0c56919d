import type { Log } from "../log/log.ts";
import type { FileStore } from "./file-store.ts";

/** Files that are looked at in one go. */
const page = 500;
/** Files that one run looks at; the next goes on behind them. */
const mostOfARun = 20_000;
/** Of so many files half without a row are a wrong database or a wrong bucket, not remains of processes that were killed. */
const tooManyOf = 50;

/** Keys among these that a row owns. */
export type OwnedKeys = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

interface Sweep {
  store: FileStore;
  ownedKeys: OwnedKeys;
  /** A file that was written later may get its row yet. */
  before: Date;
  log: Pick<Log, "info" | "error">;
}

/** Which of these files nobody owns, and were finished long ago. */
async function orphansAmong({ store, ownedKeys, before }: Sweep, keys: readonly string[]): Promise<string[]> {
  const owned = await ownedKeys(keys);
  const orphans: string[] = [];
  for (const key of keys) {
    if (owned.has(key)) continue;
    const writtenAt = await store.writtenAt(key);
    if (writtenAt && writtenAt < before) orphans.push(key);
  }
  return orphans;
}

/**
 * Removes files of a store that no row owns: what a process left that ended between the file and its row. @param from the last key that was
 * looked at. @returns the key to go on behind; empty at the end of the store. @throws StorageError
 */
export async function forgetOrphans(sweep: Sweep, from: string): Promise<string> {
  const { store, log } = sweep;
  let after = from;
  for (let seen = 0; seen < mostOfARun; seen += page) {
    const keys = await store.keysAfter(after, page);
    const orphans = await orphansAmong(sweep, keys);
    if (orphans.length >= tooManyOf && orphans.length * 2 > keys.length) {
      log.error("files without a row were left alone: too many for an accident", { task: store.name, count: orphans.length });
      return "";
    }
    for (const key of orphans) await store.delete(key);
    if (orphans.length > 0) log.info("files without a row were removed", { task: store.name, count: orphans.length });
    after = keys.at(-1) ?? "";
    if (keys.length < page) return "";
  }
  return after;
}
