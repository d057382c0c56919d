import { createHash, randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startS3, type TestS3 } from "../../testing/servers/s3.ts";
import { readEnvironment } from "../environment.ts";
import type { FileStore } from "./file-store.ts";
import { openStores } from "./open-stores.ts";

let s3: TestS3;
let store: FileStore;
let key: string;
const newKey = () => randomBytes(32).toString("hex");
const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
/** More than two parts of an upload. */
const film = randomBytes(18 * 1024 * 1024 + 7);

beforeAll(async () => {
  s3 = await startS3();
  [store] = await openStores(readEnvironment({ NODE_ENV: "test", ...s3.env }).files, "/nowhere");
});
afterAll(() => s3.stop());
beforeEach(() => {
  key = newKey();
  s3.requests.length = 0;
});
afterEach(() => s3.heal());

const content = async (span?: { start: number; end: number }) => {
  const found = await store.read(key, span);
  return found && { byteSize: found.byteSize, bytes: await buffer(found.stream) };
};

test("a file comes back from the bucket whole and in spans, from bytes or a stream", async () => {
  for (const source of [Buffer.from("履歴書"), Readable.from(["履歴", "書"])]) {
    key = newKey();
    expect(await store.write(key, source)).toEqual({ byteSize: 9, sha256: hashOf(Buffer.from("履歴書")) });
    expect((await content())?.bytes.toString()).toBe("履歴書");
    const part = await content({ start: 3, end: 5 });
    expect([part?.byteSize, part?.bytes.toString()]).toEqual([9, "歴"]);
  }
});

test("a long file goes in parts, and any part of it can be read", async () => {
  expect(await store.write(key, Readable.from([film.subarray(0, 10_000_000), film.subarray(10_000_000)]))).toEqual({
    byteSize: film.length,
    sha256: hashOf(film),
  });
  expect(s3.requests.filter((method) => method === "PUT")).toHaveLength(3);
  const part = await content({ start: 9_000_000, end: film.length + 5 });
  expect(part?.bytes.equals(film.subarray(9_000_000))).toBe(true);
});

test("files that are closed before anything of them was read leave the connections to others", async () => {
  await store.write(key, film);
  // More than the connections that the store keeps.
  for (let turn = 0; turn < 60; turn += 1) (await store.read(key))?.stream.destroy();
  expect((await content())?.bytes.equals(film)).toBe(true);
});

test("what is not there is told as such, and deleting it again is no error", async () => {
  await store.write(key, Buffer.from("x"));
  await store.delete(key);
  await store.delete(key);
  expect(await store.read(key)).toBeUndefined();
});

test.each([
  ["errors", { status: 500, code: "InternalError" }],
  ["a connection that is cut", "CUT"],
  ["an answer that is lost", "LOST_ANSWER"],
] as const)("once %s is nobody's trouble", async (_, fault) => {
  s3.break("PUT", fault, undefined);
  await store.write(key, Buffer.from("kept"));
  s3.break("GET", fault, undefined);
  expect((await content())?.bytes.toString()).toBe("kept");
  s3.break("DELETE", fault, undefined);
  await store.delete(key);
  expect(await content()).toBeUndefined();
});

test("a read over connections that are cut goes on where it was", async () => {
  await store.write(key, film);
  s3.break("GET", "CUT_ANSWER", "CUT_ANSWER", "CUT", "CUT_ANSWER", undefined);
  expect((await content())?.bytes.equals(film)).toBe(true);
});

test.each([
  ["errors", { status: 500, code: "InternalError" }, "STORAGE_UNAVAILABLE"],
  ["no bucket", { status: 404, code: "NoSuchBucket" }, "STORAGE_UNAVAILABLE"],
  ["no room", { status: 507, code: "InsufficientStorage" }, "STORAGE_FULL"],
  ["no room in its quota", { status: 403, code: "QuotaExceeded" }, "STORAGE_FULL"],
  ["cut connections", "CUT", "STORAGE_UNAVAILABLE"],
  ["silence", "SILENT", "STORAGE_UNAVAILABLE"],
] as const)("a store with nothing but %s takes no file, short or long, and leaves none behind", async (_, fault, code) => {
  const keys = [newKey(), newKey()];
  s3.break("PUT", fault);
  s3.break("POST", fault);
  await Promise.all(
    [Buffer.from("short"), Readable.from([film])].map((source, at) =>
      expect(store.write(keys[at] ?? "", source)).rejects.toMatchObject({ name: "StorageError", code }),
    ),
  );
  s3.heal();
  for (const one of keys) await expect.poll(() => store.sizeOf(one)).toBeUndefined();
});

test("a source that breaks off is not the store's fault, and leaves nothing behind", async () => {
  async function* broken() {
    yield film;
    throw new Error("connection lost");
  }
  await expect(store.write(key, Readable.from(broken()))).rejects.toThrow("connection lost");
  await expect.poll(() => store.sizeOf(key)).toBeUndefined();
});

test("a file that the store keeps otherwise than it was sent does not count as stored", async () => {
  s3.break("GET", "ALTERED");
  await expect(store.write(key, Buffer.from("kept"))).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
  s3.heal();
  await expect.poll(() => store.sizeOf(key)).toBeUndefined();
});

test("the probe tells a store that answers from one that does not", async () => {
  await store.probe();
  s3.break("HEAD", "SILENT");
  await expect(store.probe()).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
});

test("a key of another's making is refused", async () => {
  await expect(async () => store.read("../secrets.json")).rejects.toThrow("Not a storage key");
  await expect(store.write("../secrets.json", Buffer.from("x"))).rejects.toThrow("Not a storage key");
});

test("two stores that know each other's files: what one writes the other reads", async () => {
  const [other] = await openStores(readEnvironment({ NODE_ENV: "test", ...s3.env }).files, "/elsewhere");
  await store.write(key, Buffer.from("shared"));
  const found = await other.read(key);
  expect(found && (await text(found.stream))).toBe("shared");
});

test("keys are listed in their order behind one, over several answers of the store, and what is not ours is passed over", async () => {
  const keys = Array.from({ length: 5 }, newKey).sort();
  for (const one of keys) await store.write(one, Buffer.from("x"));
  const listed: string[] = [];
  for (let after = ""; ; ) {
    const page = await store.keysAfter(after, 2);
    listed.push(...page);
    after = page.at(-1) ?? "";
    if (page.length < 2) break;
  }
  expect(listed.filter((one) => keys.includes(one))).toEqual(keys);
  expect(listed).toEqual([...new Set(listed)].sort());
  const writtenAt = await store.writtenAt(keys[0] ?? "");
  expect(Math.abs((writtenAt?.getTime() ?? 0) - Date.now())).toBeLessThan(3_600_000);
  expect(await store.writtenAt(newKey())).toBeUndefined();
});
