import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startS3 } from "../../testing/servers/s3.ts";
import { readEnvironment } from "../environment.ts";
import { createLog } from "../log/log.ts";
import { createDiskStore } from "./disk-store.ts";
import { openStores } from "./open-stores.ts";
import { createStorage, type Storage } from "./storage.ts";

const hourMs = 3_600_000;
let root: string;
let lines: string[];
let storage: Storage;
let owned: Set<string>;
let later = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kotoba-orphans-"));
  [lines, owned, later] = [[], new Set(), 0];
  const log = createLog({ level: "info", write: (line) => lines.push(line) });
  storage = createStorage({ stores: [createDiskStore(root)], log, clock: () => new Date(Date.now() + later) });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const ownedKeys = async (keys: readonly string[]) => new Set(keys.filter((key) => owned.has(key)));

async function put({ own }: { own: boolean }): Promise<string> {
  const { key } = await storage.put(Buffer.from("x"));
  if (own) owned.add(key);
  return key;
}
const there = async (keys: readonly string[]) => {
  const found = await Promise.all(keys.map(async (key) => (await storage.get(key)) !== undefined));
  return keys.filter((_, index) => found[index]);
};

test("a file whose process died before its row was written goes after a day; files with a row stay", async () => {
  const [kept, orphan] = [await put({ own: true }), await put({ own: false })];
  later = 23 * hourMs;
  expect(await storage.forgetOrphans(ownedKeys)).toBe(false);
  expect(await there([kept, orphan])).toEqual([kept, orphan]);
  later = 25 * hourMs;
  await storage.forgetOrphans(ownedKeys);
  expect(await there([kept, orphan])).toEqual([kept]);
});

test("an upload that is on its way is left alone, however old its first bytes are, and so is a file that is not ours", async () => {
  later = 25 * hourMs;
  const foreign = join(root, "readme.txt");
  writeFileSync(foreign, "x");
  const source = new Readable({ read: () => undefined });
  const uploading = storage.put(source);
  source.push("first");
  await storage.forgetOrphans(ownedKeys);
  source.push("last");
  source.push(null);
  const { key } = await uploading;
  const now = new Date(Date.now() + later);
  utimesSync(join(root, key.slice(0, 2), key), now, now);
  await storage.forgetOrphans(ownedKeys);
  expect(await there([key])).toEqual([key]);
  utimesSync(foreign, now, now);
});

test("more files than a page are walked through, and none is passed over", async () => {
  const keys: string[] = [];
  for (let count = 0; count < 620; count += 1) keys.push(await put({ own: count % 20 !== 0 }));
  later = 25 * hourMs;
  await storage.forgetOrphans(ownedKeys);
  expect((await there(keys)).toSorted()).toEqual([...owned].toSorted());
});

test("a store that hardly fits the database is left alone, and the log says so", async () => {
  const keys: string[] = [];
  for (let count = 0; count < 60; count += 1) keys.push(await put({ own: false }));
  later = 25 * hourMs;
  await storage.forgetOrphans(ownedKeys);
  expect(await there(keys)).toEqual(keys);
  expect(lines.join()).toContain("files without a row were left alone");
});

test("in a bucket they go as well", async () => {
  const s3 = await startS3();
  try {
    const stores = await openStores(readEnvironment({ NODE_ENV: "test", ...s3.env }).files, root);
    storage = createStorage({ stores, log: createLog({ level: "silent" }), clock: () => new Date(Date.now() + later) });
    const [kept, orphan] = [await put({ own: true }), await put({ own: false })];
    await storage.forgetOrphans(ownedKeys);
    expect(await there([kept, orphan])).toEqual([kept, orphan]);
    later = 25 * hourMs;
    await storage.forgetOrphans(ownedKeys);
    expect(await there([kept, orphan])).toEqual([kept]);
  } finally {
    await s3.stop();
  }
});
