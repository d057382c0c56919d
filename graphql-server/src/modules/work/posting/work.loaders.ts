import type { EntityManager } from "@mikro-orm/postgresql";
import DataLoader from "dataloader";
import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { idList, isListed, readTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";
import type { RowColumns } from "./work.row-columns.ts";
import { WorkEvent } from "./work-event.entity.ts";

/** What the signed-in seeker wants of a work in lists. */
interface WorkMarks {
  liked: boolean;
  hidden: boolean;
}

const unmarked: WorkMarks = { liked: false, hidden: false };

/** The marks that the signed-in seeker gave each work, in one statement; none for everyone else, without one. */
function marksOfViewer(ctx: Ctx): DataLoader<string, WorkMarks> {
  return new DataLoader(async (ids) => {
    const user = ctx.viewer.seeker?.userId;
    if (!user) return ids.map(() => unmarked);
    const among = `where user_id = ? and work_id ${isListed}`;
    const text = `select work_id, true as liked from work_like ${among} union all select work_id, false from hidden_work ${among}`;
    const [list, prepared] = [idList(ids), true];
    const rows = await readTogether<{ work_id: string; liked: boolean }>(ctx.em, { text, values: [user, list, user, list], prepared });
    const { liked = [], hidden = [] } = Object.groupBy(rows, (row) => (row.liked ? "liked" : "hidden"));
    return ids.map((id) => ({ liked: liked.some(({ work_id }) => work_id === id), hidden: hidden.some(({ work_id }) => work_id === id) }));
  });
}

const markOf = (mark: keyof WorkMarks) => (ctx: Ctx) =>
  new DataLoader<string, boolean>(async (ids) => {
    const marks = await Promise.all(ids.map((id) => loader(ctx, marksOfViewer).load(id)));
    return marks.map((one) => one[mark]);
  });

/** Whether the signed-in seeker likes each work. */
export const likedByViewer = markOf("liked");

/** Whether the signed-in seeker does not want to see each work in lists. */
export const hiddenFromViewer = markOf("hidden");

/** The history of each work, oldest first. */
export function eventsByWork(ctx: Ctx): DataLoader<string, WorkEvent[]> {
  return new DataLoader(async (ids) => {
    const events = await ctx.em.find(WorkEvent, { work: { $in: [...ids] } }, { orderBy: { at: "asc", id: "asc" } });
    const byWork = Map.groupBy(events, (event) => event.work.id);
    return ids.map((id) => byWork.get(id) ?? []);
  });
}

/** Counts, for each work, the applications that nobody of the company has looked at. */
export function newEntriesByWork(ctx: Ctx): DataLoader<string, number> {
  return new DataLoader(async (ids) => {
    const rows = await ctx.em.execute<{ work: string; count: number }[]>(
      `select work_id as work, count(*)::int as count from entry
       where work_id in (${ids.map(() => "?").join(", ")}) and status = 'APPLIED' and not hidden_from_company group by work_id`,
      [...ids],
    );
    const counts = new Map(rows.map(({ work, count }) => [work, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
}

type LoaderOfRow = (ctx: Ctx) => DataLoader<string, WorkRow>;
type LoaderOfRows = (ctx: Ctx) => DataLoader<string, WorkRow[]>;
const rowLoaders = new WeakMap<RowColumns, LoaderOfRow>();

/** The loader of works by id, whatever their state, with these columns: for those who have to do with them. */
export function workRowById(columns: RowColumns): LoaderOfRow {
  const known = rowLoaders.get(columns);
  if (known) return known;
  const made: LoaderOfRow = (ctx) =>
    new DataLoader(async (ids) => {
      const row = workRowSql(ctx.em, columns);
      const text = `select w.id, ${row} as row from work w join company c on c.id = w.company_id where w.id ${isListed}`;
      const rows = await readTogether<{ id: string; row: WorkRow }>(ctx.em, { text, values: [idList(ids)], prepared: true });
      const byId = new Map(rows.map((found) => [found.id, found.row]));
      return ids.map((id) => byId.get(id) ?? new Error("The work is gone"));
    });
  rowLoaders.set(columns, made);
  return made;
}

const relatedLimit = 6;
const candidates = 60;

/** Up to six open works beside `source`: of the newest of the same category, those in the same prefecture first. */
const relatedToSource = `(
    select newest.id, newest.prefecture is not distinct from source.prefecture as near, newest.published_at
    from (
      select id, prefecture, published_at from work
      where status = 'OPEN' and category = source.category and id <> source.id
      order by published_at desc, id desc limit ${candidates}
    ) newest
    order by near desc, newest.published_at desc, newest.id desc
    limit ${relatedLimit}
  )`;
const inOrder = "found.near desc, found.published_at desc, found.id desc";

/** The related works of several, in one statement. */
const relatedSql = (row: string) => `
  select source.id as source, ${row} as row
  from work source cross join lateral ${relatedToSource} found join work w on w.id = found.id join company c on c.id = w.company_id
  where source.id ${isListed} order by source.id, ${inOrder}`;

/** The related works of the work `source` as a JSON list, for the statement that reads that work too. */
export function relatedOfSource(em: EntityManager, columns: RowColumns): string {
  return `(select coalesce(json_agg(${workRowSql(em, columns)} order by ${inOrder}), '[]')
    from ${relatedToSource} found join work w on w.id = found.id join company c on c.id = w.company_id)`;
}

const relatedLoaders = new WeakMap<RowColumns, LoaderOfRows>();

/** The loader of each work's related works, with these columns. */
export function relatedByWork(columns: RowColumns): LoaderOfRows {
  const known = relatedLoaders.get(columns);
  if (known) return known;
  const made: LoaderOfRows = (ctx) =>
    new DataLoader((ids) => {
      const text = relatedSql(workRowSql(ctx.em, columns));
      return publicRowsOf(ctx, `${idList(ids)} ${text}`, async ({ em }) => {
        const rows = await readTogether<{ source: string; row: WorkRow }>(em, { text, values: [idList(ids)], prepared: true });
        const bySource = Map.groupBy(rows, ({ source }) => source);
        return ids.map((id) => (bySource.get(id) ?? []).map(({ row }) => row));
      });
    });
  relatedLoaders.set(columns, made);
  return made;
}
