import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../app/entities.ts";
import { Company } from "../../modules/account/company/company.entity.ts";
import { minimumWagesOn } from "../../modules/work/minimum-wage/minimum-wage.queries.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { indexWork, searchColumnsOf } from "../../modules/work/search/work.search-index.ts";
import { type Database, openDatabase } from "../../platform/database/open-database.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { insertWorks } from "./insert-works.ts";
import { loadMoreWorks } from "./load-more-works.ts";
import { batchAt, companiesPerBatch, worksPerBatch } from "./works-batch.ts";

const now = new Date("2026-11-21T03:00:00Z");
const dir = mkdtempSync(join(tmpdir(), "kotoba-more-works-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
/** A whole batch and a part of another, each made in a thread of its own. */
const wanted = worksPerBatch + 400;
let postgres: TestPostgres;
let inBulk: Database;
let byEntity: Database;

async function open(): Promise<Database> {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  await database.migrate();
  return database;
}

beforeAll(async () => {
  postgres = await startPostgres();
  inBulk = await open();
  byEntity = await open();
  const progress = () => undefined;
  await loadMoreWorks({ database: inBulk, now, works: wanted, progress });
});
afterAll(async () => {
  await inBulk.close();
  await byEntity.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function insertByUnitOfWork(): Promise<void> {
  const em = byEntity.fork();
  const wages = await minimumWagesOn(em, jstDate(now));
  for (let batch = 0; batch * worksPerBatch < wanted; batch += 1) {
    const before = { works: batch * worksPerBatch, companies: batch * companiesPerBatch };
    const { companies, works, events } = batchAt(before, Math.min(worksPerBatch, wanted - before.works), { now, wages });
    await em.insertMany(Company, companies);
    const rows = works.map(({ work, company }) => ({ ...work, ...searchColumnsOf(work, company) }));
    await insertWorks(em, rows, events);
  }
}

const tables = ["company", "work", "work_event"] as const;

/** Every column of every row, as the database says it. */
const rowsOf = (database: Database, table: string) =>
  database.fork().execute<{ row: object }[]>(`select to_jsonb(t) as row from ${table} t order by id`);

test("a large set has in every column what the unit of work writes for the same works", async () => {
  await insertByUnitOfWork();
  for (const table of tables) {
    const [bulk, own] = [await rowsOf(inBulk, table), await rowsOf(byEntity, table)];
    expect(bulk.length).toBeGreaterThanOrEqual(table === "company" ? companiesPerBatch : wanted);
    expect(bulk.length).toBe(own.length);
    // Compared as texts first: thousands of rows with hundreds of tokens each.
    for (const [place, { row }] of bulk.entries()) {
      if (JSON.stringify(row) !== JSON.stringify(own[place]?.row)) expect(row).toEqual(own[place]?.row);
    }
  }
});

test("publishing one of its works again leaves what searches compare as it is", async () => {
  const columns = ["searchText", "searchTokens", "searchVersion", "shiftBands", "workDays"] as const;
  const works = await inBulk.fork().find(Work, {}, { populate: ["*", "company"], limit: 300, orderBy: { id: "asc" } });
  expect(works).toHaveLength(300);
  for (const work of works) {
    const before = columns.map((column) => work[column]);
    indexWork(work, work.company.unwrap());
    expect(columns.map((column) => work[column])).toEqual(before);
  }
});

test("has many different works, and counts them as they came in", async () => {
  const em = inBulk.fork();
  const [row] = await em.execute<{ texts: number; pays: number; open: number; tally: number }[]>(
    `select count(distinct search_text)::int as texts, count(distinct pay_min)::int as pays, (count(*) filter (where status = 'OPEN'))::int as open,
      (select sum(change)::int from work_tally where own = '' and beside = '') as tally from work`,
  );
  expect(row?.texts).toBeGreaterThan(wanted * 0.9);
  expect(row?.pays).toBeGreaterThan(100);
  expect(row?.tally).toBe(row?.open);
});
