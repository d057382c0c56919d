import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { type ByteSpan, type FileStore, type FoundFile, isKey, requireKey, type WrittenFile } from "./file-store.ts";
import { measured } from "./measured.ts";
import { StorageError } from "./storage-error.ts";

/** Below so many free bytes not even an ordinary file finds room. */
const leastFree = 10 * 1024 * 1024;
/** Ending of a file that is still being written. */
const draftEnding = ".part";

const codeOf = (error: unknown): unknown => (error instanceof Error ? Reflect.get(error, "code") : undefined);

/** A failure of the file system as the product knows it: no room on the disk or in the quota, or the disk does not work. */
function diskError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const isFull = ["ENOSPC", "EDQUOT"].some((code) => code === codeOf(error));
  return new StorageError(isFull ? "STORAGE_FULL" : "STORAGE_UNAVAILABLE", error);
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT";
}

/** A new name in a folder outlives a power cut only after the folder itself is written to the disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

/** Makes the folder of a file; a folder that is new must itself be found again. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  for (let at = folder; at.length >= made.length; at = dirname(at)) await syncFolder(dirname(at));
}

async function fill(handle: FileHandle, bytes: AsyncIterable<Buffer>): Promise<void> {
  try {
    for await (const chunk of bytes) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(path: string, span: ByteSpan | undefined): Promise<FoundFile> {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    return { stream: handle.createReadStream(span), byteSize: size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function forgetDrafts(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(draftEnding)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}

/** Names in a folder in their order; none when there is no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.sort((a, b) => (a < b ? -1 : 1));
}

/** Files in a folder of this machine, outside the folders that are served. */
export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, requireKey(key).slice(0, 2), key);
  /** Runs what touches the disk. @throws StorageError */
  const onDisk = <T>(run: () => Promise<T>) =>
    run().catch((error: unknown) => {
      throw diskError(error);
    });

  /** Returns undefined when the file is missing. */
  const ifThere = <T>(run: () => Promise<T>) =>
    onDisk(() =>
      run().catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      }),
    );

  async function write(key: string, source: Readable | Buffer): Promise<WrittenFile> {
    const path = pathOf(key);
    const draft = `${path}.${randomBytes(4).toString("hex")}${draftEnding}`;
    const { bytes, result, blame } = measured(source);
    try {
      await makeFolder(dirname(path));
      await fill(await open(draft, "wx", 0o600), bytes);
      await rename(draft, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await Promise.allSettled([rm(draft, { force: true }), rm(path, { force: true })]);
      throw blame(error, diskError);
    }
    return result();
  }

  async function keysAfter(after: string, most: number): Promise<string[]> {
    const keys: string[] = [];
    for (const folder of await namesIn(root)) {
      if (keys.length >= most) break;
      if (!/^[0-9a-f]{2}$/.test(folder) || folder < after.slice(0, 2)) continue;
      for (const name of await namesIn(join(root, folder))) if (isKey(name) && name > after) keys.push(name);
    }
    return keys.slice(0, most);
  }

  return {
    name: "disk",
    write,
    keysAfter: (after, most) => onDisk(() => keysAfter(after, most)),
    writtenAt(key) {
      const path = pathOf(key);
      return ifThere(async () => (await stat(path)).mtime);
    },
    read(key, span) {
      const path = pathOf(key);
      return ifThere(() => openFile(path, span));
    },
    sizeOf(key) {
      const path = pathOf(key);
      return ifThere(async () => (await stat(path)).size);
    },
    delete: (key) => onDisk(() => rm(pathOf(key), { force: true })),
    async forgetUnfinished(before) {
      const folders = await onDisk(() => readdir(root)).catch(() => []);
      for (const name of folders) await onDisk(() => forgetDrafts(join(root, name), before));
    },
    probe: () =>
      onDisk(async () => {
        await makeFolder(root);
        const { bavail, bsize } = await statfs(root);
        if (bavail * bsize < leastFree) throw new StorageError("STORAGE_FULL");
      }),
  };
}
