import { Company } from "../../modules/account/company/company.entity.ts";
import { minimumWagesOn } from "../../modules/work/minimum-wage/minimum-wage.queries.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { WorkEvent } from "../../modules/work/posting/work-event.entity.ts";
import { searchColumnsOf } from "../../modules/work/search/work.search-index.ts";
import { type BulkWriter, copyPlanOf, withBulkWriter } from "../../platform/bulk/bulk-rows.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { madeBatches } from "./batch-makers.ts";
import type { BatchOrder } from "./batch-messages.ts";
import { printSizes } from "./print-sizes.ts";
import { type BatchSettings, batchAt, type Counts, companiesPerBatch, worksPerBatch } from "./works-batch.ts";

/** From so many works on it is faster to make the index of the search anew than to keep it while they come in. */
const worksForNewIndex = 20_000;
const searchIndex = "work_search_tokens";
const worksPerWord = 10_000;

export interface MoreWorksInput {
  database: Database;
  now: Date;
  /** Works there shall be at least, with those that are there. */
  works: number;
  progress: (text: string) => void;
}

async function countRows(database: Database): Promise<Counts> {
  const [row] = await database
    .fork()
    .execute<Counts[]>("select (select count(*) from work)::int as works, (select count(*) from company)::int as companies");
  return row ?? { works: 0, companies: 0 };
}

function searchIndexSql(database: Database): string {
  const { indexes } = database.orm.getMetadata().get(Work);
  const expression = indexes.find(({ name }) => name === searchIndex)?.expression;
  if (typeof expression !== "string") throw new Error(`The works have no index ${searchIndex}`);
  return expression.replace("create index", "create index if not exists");
}

function* ordersFrom({ works, companies }: Counts, wanted: number): Generator<BatchOrder> {
  for (let done = 0; works + done < wanted; done += worksPerBatch) {
    const before = { works: works + done, companies: companies + (done / worksPerBatch) * companiesPerBatch };
    yield { before, count: Math.min(worksPerBatch, wanted - before.works) };
  }
}

/** The orders carried out, each word of it when it stands. The embedded database is in this process and takes rows, not lines. */
async function* writtenBatches(
  writer: BulkWriter,
  database: Database,
  orders: Iterable<BatchOrder>,
  settings: BatchSettings,
): AsyncGenerator<BatchOrder> {
  if (writer.copy) {
    const plans = { company: copyPlanOf(database, Company), work: copyPlanOf(database, Work), event: copyPlanOf(database, WorkEvent) };
    for await (const { order, lines } of madeBatches(orders, { plans, settings })) {
      await writer.copy(lines);
      yield order;
    }
    return;
  }
  for (const order of orders) {
    const { companies, works, events } = batchAt(order.before, order.count, settings);
    await writer.write([
      { entity: Company, rows: companies },
      { entity: Work, rows: works.map(({ work, company }) => ({ ...work, ...searchColumnsOf(work, company) })) },
      { entity: WorkEvent, rows: events },
    ]);
    yield order;
  }
}

async function writeBatches(writer: BulkWriter, input: MoreWorksInput, before: Counts): Promise<Counts> {
  const { database, now, works: wanted, progress } = input;
  const settings = { now, wages: await minimumWagesOn(database.fork(), jstDate(now)) };
  const there = { ...before };
  const started = performance.now();
  for await (const { count } of writtenBatches(writer, database, ordersFrom(before, wanted), settings)) {
    const words = Math.floor(there.works / worksPerWord);
    there.companies += companiesPerBatch;
    there.works += count;
    const perSecond = Math.round(((there.works - before.works) * 1_000) / (performance.now() - started));
    const isWord = Math.floor(there.works / worksPerWord) > words || there.works >= wanted;
    if (isWord) progress(`${there.works.toLocaleString("en")} works, ${perSecond.toLocaleString("en")} a second`);
  }
  return there;
}

/**
 * Companies with works beyond those that are there, for benchmarks. Written in batches that stand by themselves, so that memory does not grow
 * with their number and a second call goes on where the first was stopped.
 */
export async function loadMoreWorks(input: MoreWorksInput): Promise<Counts> {
  const { database, works, progress } = input;
  const before = await countRows(database);
  const isLarge = works - before.works >= worksForNewIndex;
  const started = performance.now();
  const phase = async (name: string, run: () => Promise<unknown>) => {
    const from = performance.now();
    await run();
    if (isLarge) progress(`${name}: ${((performance.now() - from) / 1_000).toFixed(1)} s`);
  };
  const after = await withBulkWriter(database, async (writer) => {
    if (isLarge) await writer.run(`drop index if exists ${searchIndex}`);
    const there = before.works < works ? await writeBatches(writer, input, before) : before;
    // Also when nothing was missing: a call before may have been stopped here.
    await phase("Index of the search", () => writer.run(searchIndexSql(database)));
    if (there.works === before.works) return there;
    await phase("Statistics", async () => {
      for (const table of ["work", "company"]) await writer.run(`analyze ${table}`);
    });
    return there;
  });
  const added = { works: after.works - before.works, companies: after.companies - before.companies };
  if (isLarge) {
    const seconds = (performance.now() - started) / 1_000;
    progress(
      `Altogether ${seconds.toFixed(1)} s, ${Math.round(added.works / seconds).toLocaleString("en")} works a second with the index of the search`,
    );
    await printSizes(database.fork(), progress);
  }
  return added;
}
