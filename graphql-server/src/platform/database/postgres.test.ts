import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../app/entities.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { startServerProcess } from "../../testing/servers/two-processes.ts";
import { openDatabase } from "./open-database.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-pg-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

test("a server on PostgreSQL becomes ready and ends with 0 on SIGTERM", async () => {
  const server = await startServerProcess({ DATABASE_URL: await postgres.createDatabase(), DATA_DIR: dir });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.end()).toBe(0);
});

test("two processes that start on an empty database at the same time both become ready", async () => {
  const url = await postgres.createDatabase();
  const servers = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: url, DATA_DIR: dir })));
  for (const server of servers) {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.end()).toBe(0);
  }
});

test("every connection asks PostgreSQL to end it when its client has fallen silent", async () => {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  const query = "select name, setting from pg_settings where name ~ '^tcp_|^idle_session' order by name";
  const told = { onNotice: () => undefined, onLost: () => undefined, onReturn: () => undefined };
  const watch = await database.watch?.("a_channel", told);
  const expected = [
    { name: "idle_session_timeout", setting: "25000" },
    { name: "tcp_keepalives_count", setting: "3" },
    { name: "tcp_keepalives_idle", setting: "30" },
    { name: "tcp_keepalives_interval", setting: "10" },
    { name: "tcp_user_timeout", setting: "30000" },
  ];
  expect(await database.orm.em.getConnection().execute(query)).toEqual(expected);
  expect(await watch?.ask(query)).toEqual(expected);
  await database.close();
});

test("a statement over the limit is ended by the server and the connection stays usable", async () => {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  const connection = database.orm.em.getConnection();
  const settings: unknown = await connection.execute(
    "select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
  );
  expect(settings).toEqual([
    { name: "idle_in_transaction_session_timeout", setting: "10000" },
    { name: "lock_timeout", setting: "2000" },
    { name: "statement_timeout", setting: "5000" },
  ]);
  await connection.execute("set statement_timeout = 50");
  await expect(connection.execute("select pg_sleep(5)")).rejects.toMatchObject({ code: "57014" });
  expect(await connection.execute("select 1 as one")).toEqual([{ one: 1 }]);
  await database.close();
});
