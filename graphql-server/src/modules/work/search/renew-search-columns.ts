import type { EntityManager } from "@mikro-orm/postgresql";
import { searchColumnsOf, searchVersion, searchVersionWithReadings } from "./work.search-index.ts";
import { type WorkRow, workRowSql } from "./work.search-row.ts";

/** Other tasks wait while this one runs, so a run ends after this long and goes on behind them. */
const runMs = 800;
const batch = 50;

/** Works whose columns are of an older way, or were made before their readings were known. */
async function readStale(em: EntityManager): Promise<{ row: WorkRow; seen: string }[]> {
  return em.execute(
    `select w.xmin::text as seen, ${workRowSql(em)} as row from work w join company c on c.id = w.company_id
     where w.status = 'OPEN' and (w.search_version < ? or (w.search_version = ? and (w.ruby is null) = false)) limit ${batch}`,
    [searchVersion, searchVersion],
  );
}

async function renewBatch(em: EntityManager): Promise<number> {
  const stale = await readStale(em);
  if (stale.length === 0) return 0;
  const rows = stale.map(({ row: work, seen }) => {
    const version = work.ruby ? searchVersionWithReadings : searchVersion;
    return { id: work.id, seen, ...searchColumnsOf(work, work.company), searchVersion: version };
  });
  await em.execute(
    `update work t set search_text = r."searchText", search_tokens = r."searchTokens", search_version = r."searchVersion",
       shift_bands = r."shiftBands", work_days = r."workDays", town_latitude = r."townLatitude", town_longitude = r."townLongitude"
     from jsonb_to_recordset(?::text::jsonb) as r(id uuid, seen text, "searchText" text, "searchTokens" text[], "searchVersion" smallint,
       "shiftBands" smallint, "workDays" smallint, "townLatitude" float8, "townLongitude" float8)
     where t.id = r.id and t.xmin::text = r.seen`,
    [JSON.stringify(rows)],
  );
  return stale.length;
}

/**
 * Makes what searches compare anew for open works that have it of an older way, and once readings are known. A work that somebody changes
 * meanwhile is done by whoever changes it. @returns whether more may be left
 */
export async function renewSearchColumns(em: EntityManager): Promise<boolean> {
  const end = performance.now() + runMs;
  let done = batch;
  while (done === batch && performance.now() < end) done = await renewBatch(em.fork());
  return done === batch;
}
