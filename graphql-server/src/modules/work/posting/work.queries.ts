import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { readRows } from "../../../platform/database/read-rows.ts";
import { readTogether } from "../../../platform/database/read-together.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { pageOf } from "../../../shared/paging/page.ts";
import { readTimeCursor } from "../../../shared/paging/time-cursor.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { WorkLike } from "../like/work-like.entity.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";
import { Work } from "./work.entity.ts";
import { relatedByWork, relatedOfSource } from "./work.loaders.ts";
import type { RowColumns } from "./work.row-columns.ts";
import { visibleStatuses } from "./work.status.ts";

/** The filter for postings the public may see; one that was closed before it was ever published is not among them. */
export const visible = { status: { $in: [...visibleStatuses] }, publishedAt: { $ne: null } };

/** A posting that anyone may see, open or not; null for one the public may not (or no longer) see, as for one that never existed. */
export async function findPublicWork(ctx: Pick<Ctx, "em">, id: string): Promise<Work | null> {
  if (!isId(id)) return null;
  return ctx.em.findOne(Work, { id, ...visible });
}

const states = visibleStatuses.map((status) => `'${status}'`).join(", ");
const fromPublic = `from work w join company c on c.id = w.company_id
    cross join lateral (select w.id as id, w.category as category, w.prefecture as prefecture) source
    where w.id = ? and w.published_at is not null and w.status in (${states})`;

/** A work as its page reads it. `related`: null where they were not asked for. */
interface PublicPage {
  row: WorkRow;
  related: WorkRow[] | null;
}

/** The columns of the works that a page names beside its own, or null. */
type Related = RowColumns | null;

function readPage(ctx: Pick<Ctx, "em" | "publicRows">, id: string, { columns, related }: { columns?: RowColumns; related: Related }) {
  const beside = related ? relatedOfSource(ctx.em, related) : "null";
  const text = `select ${workRowSql(ctx.em, columns)} as row, ${beside} as related ${fromPublic}`;
  return publicRowsOf(ctx, `${id} ${text}`, async ({ em }) => {
    const [found] = await readRows<PublicPage>(em, { text, values: [id], prepared: true });
    return found ?? null;
  });
}

/** The same as a row with its company, without an entity: what a page reads, in one statement with its related works when they are asked for. */
export async function readPublicWork(ctx: Ctx, id: string, columns?: RowColumns, related: Related = null): Promise<WorkRow | null> {
  if (!isId(id)) return null;
  const found = await readPage(ctx, id, { ...(columns && { columns }), related });
  if (found?.related && related) loader(ctx, relatedByWork(related)).prime(id, found.related);
  return found?.row ?? null;
}

/** The seeker's bookmarks, newest first, by keyset; works that left the public are left out. */
export async function listLikedWorks(ctx: Ctx, page: { first: number; after?: string | null }) {
  const { userId } = requireSeeker(ctx);
  const size = pageSize(page.first);
  const mine = { user: userId, work: visible };
  const cursor = readTimeCursor(page.after);
  const older = cursor ? likedBefore(cursor.at, cursor.id) : {};
  const rows = await ctx.em.find(
    WorkLike,
    { $and: [mine, older] },
    { populate: ["work"], orderBy: { createdAt: "desc", work: { id: "desc" } }, limit: size + 1 },
  );
  const { items, pageInfo } = pageOf(rows, size, (like) => [like.createdAt, like.work.id]);
  return {
    items: items.map((like) => ({ likedAt: like.createdAt, work: like.work.unwrap() })),
    pageInfo,
    totalCount: () => ctx.em.count(WorkLike, mine),
  };
}

function likedBefore(at: Date, workId: string) {
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, work: { id: { $lt: workId } } }] };
}

/** Bookmarks whose works close within a week, the first to close first; at most ten. */
export async function listClosingLikes(ctx: Ctx, columns: RowColumns): Promise<{ likedAt: Date; work: WorkRow }[]> {
  const { userId } = requireSeeker(ctx);
  const rows = await readTogether<{ at: string; row: WorkRow }>(ctx.em, {
    text: `select l.created_at as at, ${workRowSql(ctx.em, columns)} as row
      from work_like l join work w on w.id = l.work_id join company c on c.id = w.company_id
      where l.user_id = ? and w.status = 'OPEN' and w.apply_by between ?::date and ?::date order by w.apply_by, w.id limit 10`,
    values: [userId, jstDate(ctx.now()), jstDate(new Date(ctx.now().getTime() + 7 * 24 * 3_600_000))],
    prepared: true,
  });
  return rows.map(({ at, row }) => ({ likedAt: new Date(at), work: row }));
}
