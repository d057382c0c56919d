import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Files of the product. The database owns a file by its key; the key says nothing about its content or owner. */
export interface Storage {
  /** Stores the bytes under a new random key. Nothing remains when the source fails. */
  put(source: Readable | Buffer): Promise<{ key: string; byteSize: number }>;
  /** The whole, or the bytes from `start` to `end`, both included. @returns undefined when there is no such file. */
  get(key: string, range?: { start: number; end: number }): Promise<{ stream: Readable; byteSize: number } | undefined>;
  /** Safe to repeat. */
  delete(key: string): Promise<void>;
}

const keyShape = /^[0-9a-f]{64}$/;

/** Keys are our own; anything else could lead out of the folder. */
function pathOf(root: string, key: string): string {
  if (!keyShape.test(key)) throw new Error("Not a storage key");
  return join(root, key.slice(0, 2), key);
}

/** Files on this machine's disk, outside the folders that are served. */
export function createDiskStorage(root: string): Storage {
  return {
    async put(source) {
      const key = randomBytes(32).toString("hex");
      const path = pathOf(root, key);
      await mkdir(join(root, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      const draft = `${path}.part`;
      try {
        await pipeline(Buffer.isBuffer(source) ? [source] : source, createWriteStream(draft, { mode: 0o600, flags: "wx" }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      return { key, byteSize: (await stat(path)).size };
    },
    async get(key, range) {
      const path = pathOf(root, key);
      const found = await stat(path).catch(() => undefined);
      return found ? { stream: createReadStream(path, range), byteSize: found.size } : undefined;
    },
    delete: (key) => rm(pathOf(root, key), { force: true }),
  };
}
