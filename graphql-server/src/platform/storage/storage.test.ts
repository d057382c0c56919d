import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createDiskStorage } from "./storage.ts";

const root = mkdtempSync(join(tmpdir(), "kotoba-storage-"));
const storage = createDiskStorage(root);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const filesIn = () => readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

test("a file comes back as it was stored, from bytes or from a stream", async () => {
  for (const source of [Buffer.from("履歴書"), Readable.from([Buffer.from("履歴"), Buffer.from("書")])]) {
    const { key, byteSize } = await storage.put(source);
    const found = await storage.get(key);
    expect(byteSize).toBe(9);
    expect(found && (await text(found.stream))).toBe("履歴書");
  }
});

test("an upload that breaks off leaves nothing behind", async () => {
  const before = filesIn();
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("connection lost");
  }
  await expect(storage.put(Readable.from(broken()))).rejects.toThrow("connection lost");
  expect(filesIn()).toBe(before);
});

test("a deleted file is gone, and deleting it again is no error", async () => {
  const { key } = await storage.put(Buffer.from("x"));
  await storage.delete(key);
  await storage.delete(key);
  expect(await storage.get(key)).toBeUndefined();
});

test.each(["../secrets.json", "/etc/passwd", "", `${"a".repeat(64)}/../x`, "A".repeat(64)])(
  "a key of another's making is refused: %s",
  async (key) => {
    await expect(storage.get(key)).rejects.toThrow("Not a storage key");
  },
);
