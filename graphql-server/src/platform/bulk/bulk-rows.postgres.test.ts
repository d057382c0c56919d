import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../app/entities.ts";
import { demoNews } from "../../demo/operator/demo-news.ts";
import { createRandom } from "../../demo/random.ts";
import { News } from "../../modules/site/news/news.entity.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { type Database, openDatabase } from "../database/open-database.ts";
import { withBulkWriter } from "./bulk-rows.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-bulk-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
let postgres: TestPostgres;
let database: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const odd = 'tab\tline\nreturn\rback\\slash \\N \\. 「」{"a":1}';
const rows = demoNews(createRandom(1), new Date("2026-11-21T03:00:00Z")).slice(0, 3);

test("rows written in bulk read back as they were, whatever signs their texts hold", async () => {
  const [first, ...others] = rows;
  await withBulkWriter(database, (writer) => writer.write([{ entity: News, rows: [{ ...first, title: odd }, ...others] }]));
  const found = await database.fork().find(News, {}, { orderBy: { createdAt: "asc", id: "asc" } });
  const byId = new Map(found.map((news) => [news.id, news]));
  expect(byId.get(first?.id ?? "")).toMatchObject({ ...first, title: odd });
  for (const other of others) expect(byId.get(other.id)).toMatchObject(other);
});

test("a batch of which one row is refused leaves nothing", async () => {
  const before = await database.fork().count(News);
  const [one] = rows;
  const fresh = { ...one, id: "019a0000-0000-7000-8000-000000000001" };
  await expect(
    withBulkWriter(database, (writer) =>
      writer.write([
        { entity: News, rows: [fresh] },
        { entity: News, rows: [fresh] },
      ]),
    ),
  ).rejects.toThrow();
  expect(await database.fork().count(News)).toBe(before);
});
