import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../log/log.ts";
import { createDiskStore } from "./disk-store.ts";
import { createStorage } from "./storage.ts";

const root = mkdtempSync(join(tmpdir(), "kotoba-storage-"));
const lines: string[] = [];
const clock = () => new Date();
const log = createLog({ level: "info", write: (line) => lines.push(line) });
const storage = createStorage({ stores: [createDiskStore(root)], log, clock });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = (folder = root) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((one) => (one.isFile() ? [join(one.parentPath, one.name)] : []));
/** What an open file of this process is; nothing when it was closed meanwhile. */
function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return "";
  }
}
const hashOf = (bytes: string) => createHash("sha256").update(bytes).digest("hex");

test("a file comes back as it was stored, from bytes or from a stream, and its size and hash are told", async () => {
  for (const source of [Buffer.from("履歴書"), Readable.from([Buffer.from("履歴"), Buffer.from("書")]), Readable.from(["履歴", "書"])]) {
    const { key, byteSize, sha256 } = await storage.put(source);
    const found = await storage.get(key, { sha256 });
    expect([byteSize, sha256, found?.byteSize]).toEqual([9, hashOf("履歴書"), 9]);
    expect(found && (await text(found.stream))).toBe("履歴書");
    const part = await storage.get(key, { span: { start: 3, end: 5 } });
    expect(part && [part.byteSize, await text(part.stream)]).toEqual([9, "歴"]);
  }
});

test("a file that is closed before anything of it was read is closed on the disk as well", async () => {
  const { key, sha256 } = await storage.put(Buffer.from("履歴書"));
  const openFiles = () => readdirSync("/proc/self/fd").filter((fd) => linkOf(fd).endsWith(key));
  const found = await storage.get(key, { sha256 });
  expect(openFiles()).toHaveLength(1);
  found?.stream.destroy();
  await expect.poll(openFiles).toEqual([]);
});

test("an upload that breaks off leaves nothing behind, and is no fault of the store", async () => {
  const before = files();
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("connection lost");
  }
  await expect(storage.put(Readable.from(broken()))).rejects.toThrow("connection lost");
  expect([files(), await storage.trouble(), lines]).toEqual([before, undefined, []]);
});

test("what uploads left behind whose process ended is removed once no upload can take so long; finished files stay", async () => {
  const { key } = await storage.put(Buffer.from("kept"));
  const folder = join(root, key.slice(0, 2));
  for (const [name, minutes] of [["running", 50] as const, ["ended", 70] as const]) {
    const path = join(folder, `${name}.part`);
    writeFileSync(path, "half");
    const at = new Date(Date.now() - minutes * 60_000);
    utimesSync(path, at, at);
  }
  await storage.forgetUnfinished();
  expect(readdirSync(folder).sort()).toEqual([key, "running.part"].sort());
});

test("a deleted file is gone, and deleting it again is no error", async () => {
  const { key } = await storage.put(Buffer.from("x"));
  await storage.delete(key);
  await storage.delete(key);
  expect(await storage.get(key)).toBeUndefined();
});

test("a file that was altered where it lies never comes out whole", async () => {
  const { key, sha256 } = await storage.put(Buffer.from("three thousand yen"));
  const path = files().find((file) => file.endsWith(key)) ?? "";
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, "three million yen!");
  const found = await storage.get(key, { sha256 });
  await expect(found && text(found.stream)).rejects.toThrow("STORAGE_UNAVAILABLE");
  expect(lines.at(-1)).toContain("a stored file is not what was stored");
});

test("a store that cannot be reached is told as such for reading and writing, and to the log once", async () => {
  const file = join(root, "file");
  writeFileSync(file, "");
  const told: string[] = [];
  const away = createStorage({
    stores: [createDiskStore(join(file, "folder"))],
    log: createLog({ level: "info", write: (line) => told.push(line) }),
    clock,
  });
  for (let times = 0; times < 3; times += 1) {
    await expect(away.put(Buffer.from("x"))).rejects.toMatchObject({ name: "StorageError", code: "STORAGE_UNAVAILABLE" });
    await expect(away.get("a".repeat(64))).rejects.toMatchObject({ code: "STORAGE_UNAVAILABLE" });
  }
  expect([await away.trouble(), told.length]).toEqual(["STORAGE_UNAVAILABLE", 1]);
});

test.each(["../secrets.json", "/etc/passwd", "", `${"a".repeat(64)}/../x`, "A".repeat(64)])(
  "a key of another's making is refused: %s",
  async (key) => {
    await expect(storage.get(key)).rejects.toThrow("Not a storage key");
  },
);
