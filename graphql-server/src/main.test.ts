import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "./app/entities.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { startPostgres, type TestPostgres } from "./testing/database/postgres.ts";
import { startServerProcess } from "./testing/servers/two-processes.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-main-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Each request is answered for itself. */
function ask(url: string, query: string): Promise<Response> {
  const headers = { "content-type": "application/json", "cache-control": "no-cache" };
  return fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
}

test("requests that run when SIGTERM comes are answered, new ones are not taken, and the process ends with 0", async () => {
  const databaseUrl = await postgres.createDatabase();
  // Background work would wait for the same table.
  const server = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dir, JOBS: "off" });
  const database = await openDatabase({ url: databaseUrl, dataDir: dir, keyRing, entities });
  const held = await database.orm.em.getConnection().begin();
  await database.orm.em.getConnection().execute("lock table news in access exclusive mode", [], "run", held);

  const running = Promise.all(Array.from({ length: 8 }, () => ask(server.url, "{ newsList(category: NEWS) { items { id } } }")));
  const waiting = "select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'";
  await expect
    .poll(async () => {
      const [row] = await database.orm.em.getConnection().execute(waiting);
      return row?.["n"];
    })
    .toBe(8);
  const ended = server.end("SIGTERM");
  await expect
    .poll(() =>
      ask(server.url, "{ __typename }").then(
        () => "taken",
        () => "refused",
      ),
    )
    .toBe("refused");
  await database.orm.em.getConnection().rollback(held);

  expect((await running).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(await ended).toBe(0);
  await database.close();
});

test("a port that is taken is told in one line", async () => {
  const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: dir };
  const first = await startServerProcess(env);
  const second = startServerProcess({ ...env, PORT: new URL(first.url).port });
  await expect(second).rejects.toThrow(/Port \d+ is taken by another program/);
  await first.end();
});

test("a server that takes any free port names that port in its own addresses, unless it was told another", async () => {
  const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: dir };
  const free = await startServerProcess(env);
  const sitemap = async (url: string) => /Sitemap: (.*)\/sitemap\.xml/.exec(await (await fetch(`${url}/robots.txt`)).text())?.[1];
  expect(await sitemap(free.url)).toBe(`http://localhost:${new URL(free.url).port}`);
  await free.end();
  const named = await startServerProcess({ ...env, BASE_URL: "https://kotoba.example" });
  expect(await sitemap(named.url)).toBe("https://kotoba.example");
  await named.end();
});

test("production without secrets ends at once and says which is missing", async () => {
  await expect(startServerProcess({ NODE_ENV: "production", DATA_DIR: join(dir, "none") })).rejects.toThrow("PII_KEYS is not set");
});

test("a server with other keys than its database was written with ends at once, says which, and answers nobody", async () => {
  const databaseUrl = await postgres.createDatabase();
  const first = await startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dir });
  await first.end();
  const elsewhere = startServerProcess({ DATABASE_URL: databaseUrl, DATA_DIR: join(dir, "elsewhere") });
  await expect(elsewhere).rejects.toThrow(/PII_KEYS: the key "dev" is not the one of that name this database was written with/);
});
