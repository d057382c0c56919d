import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startServerProcess } from "../../testing/servers/two-processes.ts";
import { DatabaseInUseError, lockDirectory } from "./lock-file.ts";

const lockModule = fileURLToPath(new URL("./lock-file.ts", import.meta.url));
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "kotoba-lock-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** A process that takes the lock, says so, and waits to be killed. */
async function holder() {
  const program = `import { lockDirectory } from ${JSON.stringify(lockModule)}; lockDirectory(${JSON.stringify(dir)}); console.log("locked"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child;
}

test("a directory that another process has open is refused, and the message names that process", async () => {
  const child = await holder();
  expect(() => lockDirectory(dir)).toThrow(DatabaseInUseError);
  expect(() => lockDirectory(dir)).toThrow(`process ${child.pid}`);
  child.kill("SIGKILL");
});

test("the lock of a process that was killed is taken over", async () => {
  const child = await holder();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  const unlock = lockDirectory(dir);
  expect(JSON.parse(readFileSync(join(dir, "kotoba.lock"), "utf8")).pid).toBe(process.pid);
  unlock();
});

test("a lock whose process number now belongs to another program is stale", () => {
  writeFileSync(join(dir, "kotoba.lock"), JSON.stringify({ pid: process.pid, born: "1" }));
  expect(() => lockDirectory(dir)()).not.toThrow();
});

test("an unreadable lock is stale", () => {
  writeFileSync(join(dir, "kotoba.lock"), "{");
  expect(() => lockDirectory(dir)()).not.toThrow();
});

test("giving the lock back leaves nothing behind, and the directory can be opened again", () => {
  lockDirectory(dir)();
  expect(readdirSync(dir)).toEqual([]);
  lockDirectory(dir)();
});

test("a second server on the same data directory ends and names the first", async () => {
  const first = await startServerProcess({ DATA_DIR: dir });
  await expect(startServerProcess({ DATA_DIR: dir })).rejects.toThrow(`process ${first.child.pid}`);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  expect(await first.end()).toBe(0);
});

test("a server whose port is taken says so, and one on data that are open names who has them, whatever their ports", async () => {
  const first = await startServerProcess({ DATA_DIR: dir });
  const other = mkdtempSync(join(tmpdir(), "kotoba-lock-"));
  const port = new URL(first.url).port;
  await expect(startServerProcess({ DATA_DIR: other, PORT: port })).rejects.toThrow(`Port ${port} is taken by another program.`);
  await expect(startServerProcess({ DATA_DIR: dir, PORT: port })).rejects.toThrow(`process ${first.child.pid}`);
  expect(await first.end()).toBe(0);
  rmSync(other, { recursive: true, force: true });
});

test("a server whose starter is gone ends by itself and gives the database back", async () => {
  const first = await startServerProcess({ DATA_DIR: dir });
  const ended = new Promise((resolve) => first.child.once("exit", resolve));
  first.child.disconnect();
  expect(await ended).toBe(0);
  expect(readdirSync(dir)).not.toContain("kotoba.lock");
});

test("what was written before a kill is there after the next start", async () => {
  const first = await startServerProcess({ DATA_DIR: dir });
  await first.end("SIGKILL");
  const second = await startServerProcess({ DATA_DIR: dir });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(await second.end()).toBe(0);
});
