import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { readAlong } from "../../testing/database/read-along.ts";
import { startTcpProxy, type TcpProxy } from "../../testing/servers/tcp-proxy.ts";
import { type ServerProcess, startServerProcess } from "../../testing/servers/two-processes.ts";

/** What follows a start has run by then: keys, exam, search, and the first turn of every task. */
const settledSeconds = 60;
/** A turn of everything that comes each minute, and of what the queue does every two. */
const watchedSeconds = 110;

/** Waits until no round of every ten minutes begins within the watched time: that one is shared by ten. */
async function quietMinutes(): Promise<void> {
  for (;;) {
    const minute = new Date().getUTCMinutes() % 10;
    if (minute > 0 && minute < 8) return;
    await wait(1_000);
  }
}

let dir: string;
let postgres: TestPostgres;
let proxy: TcpProxy;
let server: ServerProcess;
const statements: { at: number; text: string }[] = [];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), "kotoba-idle-"));
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  proxy = await startTcpProxy(
    databaseUrl,
    readAlong((text) => void statements.push({ at: performance.now(), text })),
  );
  server = await startServerProcess({ DATABASE_URL: proxy.through(databaseUrl), DATA_DIR: dir });
});
afterAll(async () => {
  await server?.end();
  await proxy?.close();
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
});

test("a process that nobody asks sends at most one statement a second, its queue included", async () => {
  expect(statements.length).toBeGreaterThan(100);
  await wait(settledSeconds * 1_000);
  await quietMinutes();
  const from = performance.now();
  await wait(watchedSeconds * 1_000);
  const sent = statements.filter(({ at }) => at >= from).map(({ text }) => text.slice(0, 120).replaceAll(/\s+/g, " "));
  const perSecond = sent.length / ((performance.now() - from) / 1_000);
  const counts = Object.entries(Object.groupBy(sent, (text) => text)).map(([text, all]) => `${all?.length} × ${text}`);
  console.log(`idle: ${perSecond.toFixed(2)} statements a second`);
  // It lives: its queue looks for work.
  expect(sent.length).toBeGreaterThan(watchedSeconds / 4);
  expect(perSecond, counts.join("\n")).toBeLessThanOrEqual(1);
}, 600_000);
