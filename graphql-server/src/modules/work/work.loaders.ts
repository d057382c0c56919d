import DataLoader from "dataloader";
import type { Ctx } from "../../shared/ctx.ts";
import { readWorkRows } from "./work.queries.ts";
import type { WorkRow } from "./work.search-row.ts";
import { WorkEvent } from "./work-event.entity.ts";
import { WorkLike } from "./work-like.entity.ts";

/** Whether the signed-in seeker likes each work; false for everyone else, without a statement. */
export function likedByViewer(ctx: Ctx): DataLoader<string, boolean> {
  return new DataLoader(async (ids) => {
    const user = ctx.viewer.seeker?.userId;
    if (!user) return ids.map(() => false);
    const likes = await ctx.em.find(WorkLike, { user, work: { $in: [...ids] } });
    const liked = new Set(likes.map((like) => like.work.id));
    return ids.map((id) => liked.has(id));
  });
}

/** The history of each work, oldest first. */
export function eventsByWork(ctx: Ctx): DataLoader<string, WorkEvent[]> {
  return new DataLoader(async (ids) => {
    const events = await ctx.em.find(WorkEvent, { work: { $in: [...ids] } }, { orderBy: { at: "asc", id: "asc" } });
    const byWork = Map.groupBy(events, (event) => event.work.id);
    return ids.map((id) => byWork.get(id) ?? []);
  });
}

const relatedLimit = 6;
const candidates = 60;

/** Up to six open works for each: of the newest of the same category, those in the same prefecture first. One statement for all. */
const relatedSql = (places: string) => `
  select source.id as source, found.id
  from work source cross join lateral (
    select newest.id, newest.prefecture, newest.published_at
    from (
      select id, prefecture, published_at from work
      where status = 'OPEN' and category = source.category and id <> source.id
      order by published_at desc, id desc limit ${candidates}
    ) newest
    order by (newest.prefecture is not distinct from source.prefecture) desc, newest.published_at desc, newest.id desc
    limit ${relatedLimit}
  ) found
  where source.id in (${places})`;

/** Related works of each work. */
export function relatedByWork(ctx: Ctx): DataLoader<string, WorkRow[]> {
  return new DataLoader(async (ids) => {
    const pairs: { source: string; id: string }[] = await ctx.em.execute(relatedSql(ids.map(() => "?").join(", ")), [...ids]);
    const wanted = [...new Set(pairs.map(({ id }) => id))];
    const works = wanted.length > 0 ? await readWorkRows(ctx, `w.id in (${wanted.map(() => "?").join(", ")})`, wanted) : [];
    const byId = new Map(works.map((work) => [work.id, work]));
    const bySource = Map.groupBy(pairs, ({ source }) => source);
    return ids.map((id) => (bySource.get(id) ?? []).flatMap((pair) => byId.get(pair.id) ?? []));
  });
}
