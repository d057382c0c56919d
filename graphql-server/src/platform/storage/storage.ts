import { randomBytes } from "node:crypto";
import type { Readable } from "node:stream";
import type { Clock } from "../clock/clock.ts";
import type { Log } from "../log/log.ts";
import type { ByteSpan, FileStore, FoundFile, WrittenFile } from "./file-store.ts";
import { forgetOrphans, type OwnedKeys } from "./forget-orphans.ts";
import { StorageError, type StorageErrorCode } from "./storage-error.ts";
import { verified } from "./verified.ts";

/** Files of the product. The database owns a file by its key; the key says nothing about its content or owner. */
export interface Storage {
  /** Stores the bytes under a new random key; they are safe when it resolves. Nothing remains when the source fails. @throws StorageError */
  put(source: Readable | Buffer): Promise<WrittenFile & { key: string }>;
  /**
   * The whole, or a span of it. A whole whose hash is given breaks off before its end when it is not what was stored.
   * @returns undefined when there is no such file. @throws StorageError
   */
  get(key: string, wanted?: { span?: ByteSpan | undefined; sha256?: string }): Promise<FoundFile | undefined>;
  /** Safe to repeat. @throws StorageError */
  delete(key: string): Promise<void>;
  /** Removes what uploads left behind that were cut off by the end of their process. */
  forgetUnfinished(): Promise<void>;
  /**
   * Removes files that no row owns a day after they were finished, a bounded number of them. @returns true when more are left to look at.
   * @throws StorageError
   */
  forgetOrphans(ownedKeys: OwnedKeys): Promise<boolean>;
  /** Tells why no file could be stored at present; undefined when one could. */
  trouble(): Promise<StorageErrorCode | undefined>;
}

interface Setting {
  /** The first takes new files; all are read, so that files may be moved from one to the other while the site runs. */
  stores: readonly [FileStore, ...FileStore[]];
  log: Pick<Log, "info" | "error">;
  clock: Clock;
}

/** A trouble is told once, then again after so long. */
const tellAgainMs = 60_000;
/** For so long after a file found no room the next is expected to find none. */
const troubleLastsMs = 60_000;
/** For so long what the probe found is believed. */
const probeLastsMs = 5_000;
/** Who writes a file writes its row right after it; nobody takes longer. */
const rowWithinMs = 24 * 3_600_000;
/** No upload takes longer. */
const longestUploadMs = 3_600_000;

/** Remembers how the store fared, and tells the log when that changes. */
function createWatch({ log, clock }: Pick<Setting, "log" | "clock">) {
  let failed: { code: StorageErrorCode; at: number; told: number } | undefined;
  return {
    current: () => (failed && clock().getTime() - failed.at < troubleLastsMs ? failed.code : undefined),
    worked() {
      if (failed) log.info("files can be stored again");
      failed = undefined;
    },
    failed(error: StorageError) {
      const now = clock().getTime();
      const isKnown = failed?.code === error.code && now - failed.told < tellAgainMs;
      failed = { code: error.code, at: now, told: isKnown && failed ? failed.told : now };
      if (!isKnown) log.error("files cannot be stored or read", { code: error.code, error: error.cause ?? error });
    },
  };
}

/** The store of the product over the places that hold its files. */
export function createStorage({ stores, log, clock }: Setting): Storage {
  const [primary] = stores;
  const watch = createWatch({ log, clock });
  /** Where each store is to be looked at next. */
  const lookedAt = new Map<FileStore, string>();
  let probed: { code: StorageErrorCode | undefined; at: number } | undefined;

  async function noticed<T>(run: () => Promise<T>): Promise<T> {
    try {
      return await run();
    } catch (error) {
      if (error instanceof StorageError) watch.failed(error);
      throw error;
    }
  }

  async function find(key: string, span: ByteSpan | undefined): Promise<FoundFile | undefined> {
    // A file that is being moved may have left the second place after we looked into the first.
    for (const store of stores.length > 1 ? [...stores, primary] : stores) {
      const found = await store.read(key, span);
      if (found) return found;
    }
    return undefined;
  }

  function altered(): StorageError {
    const error = new StorageError("STORAGE_UNAVAILABLE");
    log.error("a stored file is not what was stored", { code: error.code, error });
    return error;
  }

  return {
    async put(source) {
      const key = randomBytes(32).toString("hex");
      const written = await noticed(() => primary.write(key, source));
      watch.worked();
      return { key, ...written };
    },
    async get(key, { span, sha256 } = {}) {
      const found = await noticed(() => find(key, span));
      if (!found || span || sha256 === undefined) return found;
      return { ...found, stream: verified(found.stream, sha256, altered) };
    },
    async delete(key) {
      for (const store of stores) await noticed(() => store.delete(key));
    },
    async forgetUnfinished() {
      const before = new Date(clock().getTime() - longestUploadMs);
      for (const store of stores) await store.forgetUnfinished(before);
    },
    async forgetOrphans(ownedKeys) {
      const before = new Date(clock().getTime() - rowWithinMs);
      for (const store of stores) {
        lookedAt.set(store, await forgetOrphans({ store, ownedKeys, before, log }, lookedAt.get(store) ?? ""));
      }
      return [...lookedAt.values()].some((key) => key !== "");
    },
    async trouble() {
      const known = watch.current();
      if (known) return known;
      const now = clock().getTime();
      if (probed && Math.abs(now - probed.at) < probeLastsMs) return probed.code;
      const code = await primary.probe().then(
        () => undefined,
        (error: unknown) => (error instanceof StorageError ? error.code : ("STORAGE_UNAVAILABLE" satisfies StorageErrorCode)),
      );
      probed = { code, at: now };
      return code;
    },
  };
}
