import { Company } from "../../modules/account/company/company.entity.ts";
import { minimumWagesOn } from "../../modules/work/minimum-wage/minimum-wage.queries.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { WorkEvent } from "../../modules/work/posting/work-event.entity.ts";
import { type BulkWriter, withBulkWriter } from "../../platform/bulk/bulk-rows.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { jstDate } from "../../shared/calendar/jst.ts";
import { demoCompanies } from "../accounts/demo-companies.ts";
import { createRandom } from "../random.ts";
import { demoWorkEvents, demoWorks } from "./demo-works.ts";

/** Leaves every company within the largest plan. */
const worksPerCompany = 150;
const companiesPerBatch = 14;
const batch = worksPerCompany * companiesPerBatch;
/** From so many works on it is faster to make the index of the search anew than to keep it while they come in. */
const worksForNewIndex = 20_000;
const searchIndex = "work_search_tokens";

export interface MoreWorksInput {
  database: Database;
  now: Date;
  /** Works there shall be at least, with those that are there. */
  works: number;
  progress: (text: string) => void;
}

type Counts = Record<"works" | "companies", number>;

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

/** One batch from its place in the whole row, which is also the seed: whoever goes on after a stop makes what comes next. */
function batchAt(before: Counts, count: number, { now, wages }: { now: Date; wages: Awaited<ReturnType<typeof minimumWagesOn>> }) {
  const random = createRandom(100_000 + before.works);
  const companies = demoCompanies(random, { now, count: companiesPerBatch, from: before.companies }).map((company) => ({
    ...company,
    plan: "PREMIUM" as const,
  }));
  const works = demoWorks(random, { companies, count: Math.min(batch, count), now, wages, from: before.works });
  return { companies, works, events: demoWorkEvents(random, works) };
}

async function writeBatches(writer: BulkWriter, input: MoreWorksInput, before: Counts): Promise<Counts> {
  const { database, now, works: wanted, progress } = input;
  const wages = await minimumWagesOn(database.fork(), jstDate(now));
  const there = { ...before };
  const started = performance.now();
  while (there.works < wanted) {
    const { companies, works, events } = batchAt(there, wanted - there.works, { now, wages });
    await writer.write([
      { entity: Company, rows: companies },
      { entity: Work, rows: works },
      { entity: WorkEvent, rows: events },
    ]);
    const tens = Math.floor(there.works / 10_000);
    there.companies += companies.length;
    there.works += works.length;
    const perSecond = Math.round(((there.works - before.works) * 1_000) / (performance.now() - started));
    if (Math.floor(there.works / 10_000) > tens) progress(`${there.works.toLocaleString("en")} works, ${perSecond} a second`);
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
  if (before.works >= works) return { works: 0, companies: 0 };
  const after = await withBulkWriter(database, async (writer) => {
    if (works - before.works >= worksForNewIndex) await writer.run(`drop index if exists ${searchIndex}`);
    const there = await writeBatches(writer, input, before);
    const started = performance.now();
    await writer.run(searchIndexSql(database));
    for (const table of ["work", "company"]) await writer.run(`analyze ${table}`);
    progress(`Index of the search and statistics: ${((performance.now() - started) / 1_000).toFixed(1)} s`);
    return there;
  });
  return { works: after.works - before.works, companies: after.companies - before.companies };
}
