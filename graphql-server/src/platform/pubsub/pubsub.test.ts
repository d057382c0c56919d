import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../app/entities.ts";
import type { InboxChange } from "../../shared/topics.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { openDatabase } from "../database/open-database.ts";
import { createLog } from "../log/log.ts";
import { createLocalPubSub, createPubSub } from "./pubsub.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-pubsub-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
const log = createLog({ level: "silent" });
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const change: InboxChange = { conversationId: "c1", userId: "u1", companyId: null, messageId: null };

async function firstOf(events: AsyncIterable<unknown>): Promise<unknown> {
  for await (const event of events) return event;
  return undefined;
}

/** Resolves when the change is heard, whatever was heard before it. */
async function untilChange(events: AsyncIterable<unknown>): Promise<void> {
  for await (const event of events) if (JSON.stringify(event) === JSON.stringify(change)) return;
}

test("a listener hears its topic only, and no more once it has left", async () => {
  const pubSub = createLocalPubSub();
  const heard = firstOf(pubSub.subscribe("inbox:1"));
  pubSub.publish("inbox:2", { id: "other" });
  pubSub.publish("inbox:1", { id: "mine" });
  expect(await heard).toEqual({ id: "mine" });
  expect(pubSub.events.listenerCount("inbox:1")).toBe(0);
});

test("what one process publishes, every process on the same PostgreSQL hears once", async () => {
  const url = await postgres.createDatabase();
  const first = await openDatabase({ url, dataDir: dir, keyRing, entities });
  const second = await openDatabase({ url, dataDir: dir, keyRing, entities });
  const [one, two] = await Promise.all([createPubSub(first, log), createPubSub(second, log)]);
  const heard = Promise.all([firstOf(one.subscribe("inbox")), firstOf(two.subscribe("inbox"))]);
  one.publish("inbox", change);
  expect(await heard).toEqual([change, change]);
  await Promise.all([one.close(), two.close()]);
  await Promise.all([first.close(), second.close()]);
});

test("a listener whose connection the database ends can still be closed, and hears again after it has come back", async () => {
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url, dataDir: dir, keyRing, entities });
  const pubSub = await createPubSub(database, log);
  const connection = database.orm.em.getConnection();
  const endListeners =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'";
  const listening = () =>
    connection.execute<unknown[]>("select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'");
  await connection.execute(endListeners);
  await expect.poll(listening).toHaveLength(1);
  const heard = untilChange(pubSub.subscribe("inbox"));
  pubSub.publish("inbox", change);
  await heard;
  await connection.execute(endListeners);
  await expect.poll(listening).toHaveLength(0);
  await pubSub.close();
  await database.close();
});
