import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { zipStream } from "./zip-stream.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-zip-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const at = new Date("2026-11-20T12:34:56Z");
const large = Buffer.alloc(300_000, "あいうえお");

async function archive(): Promise<Buffer> {
  async function* slow() {
    yield large.subarray(0, 100_000);
    yield large.subarray(100_000);
  }
  const entries = [
    { name: "履歴書.txt", at, content: () => [Buffer.from("こんにちは")] },
    { name: "files/large.bin", at, content: slow },
    { name: "empty.txt", at, content: () => [] },
  ];
  const parts: Buffer[] = [];
  for await (const part of zipStream(entries)) parts.push(part);
  return Buffer.concat(parts);
}

/** Reads the archive by its central directory, as unpackers do. */
function unpack(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at2 = zip.readUInt32LE(end + 16);
  const files: Record<string, Buffer> = {};
  for (let index = 0; index < zip.readUInt16LE(end + 10); index += 1) {
    const [packed, nameLength, local] = [zip.readUInt32LE(at2 + 20), zip.readUInt16LE(at2 + 28), zip.readUInt32LE(at2 + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.subarray(at2 + 46, at2 + 46 + nameLength).toString("utf8");
    files[name] = inflateRawSync(zip.subarray(start, start + packed));
    at2 += 46 + nameLength + zip.readUInt16LE(at2 + 30);
  }
  return files;
}

it("holds every file whole, under its Japanese name", async () => {
  const files = unpack(await archive());
  expect(Object.keys(files)).toEqual(["履歴書.txt", "files/large.bin", "empty.txt"]);
  expect(files["履歴書.txt"]?.toString()).toBe("こんにちは");
  expect(files["files/large.bin"]?.equals(large)).toBe(true);
  expect(files["empty.txt"]).toHaveLength(0);
});

it("ends with the error of a file that cannot be read", async () => {
  async function* broken() {
    yield Buffer.from("half");
    throw new Error("the disk is gone");
  }
  const read = async () => {
    for await (const part of zipStream([{ name: "a", at, content: broken }])) expect(part).toBeInstanceOf(Buffer);
  };
  await expect(read()).rejects.toThrow("the disk is gone");
});

it("lets go of the file it reads when nobody takes the archive any more, and opens no other", async () => {
  const seen: string[] = [];
  function entry(name: string) {
    async function* content() {
      seen.push(`open ${name}`);
      try {
        for (;;) yield large;
      } finally {
        seen.push(`close ${name}`);
      }
    }
    return { name, at, content };
  }
  for await (const part of zipStream([entry("a"), entry("b")])) if (part.length > 1_000) break;
  await expect.poll(() => seen).toEqual(["open a", "close a"]);
});

it("passes the check of a foreign unpacker, where there is one", async ({ skip }) => {
  const file = join(dir, "test.zip");
  writeFileSync(file, await archive());
  const check = "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))";
  try {
    execFileSync("python3", ["--version"]);
  } catch {
    skip("no python3 on this machine");
  }
  expect(execFileSync("python3", ["-c", check, file]).toString().trim()).toBe("3");
});
