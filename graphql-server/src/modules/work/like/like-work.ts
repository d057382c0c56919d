import type { EntityManager } from "@mikro-orm/postgresql";
import { readRows } from "../../../platform/database/read-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { likedByViewer } from "../posting/work.loaders.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import { visibleStatuses } from "../posting/work.status.ts";
import { type WorkRow, workRowSql } from "../search/work.search-row.ts";

interface LikeInput {
  workId: string;
}

const states = visibleStatuses.map((status) => `'${status}'`).join(", ");

/** Everything at once: an act that is one statement needs no transaction. The rows it answers are those before it. */
const statement = (parts: string, row: string) => `with seen as (
    select id from work where id = ? and published_at is not null and status in (${states})
  ), ${parts}
  select ${row} as row from seen join work w on w.id = seen.id join company c on c.id = w.company_id`;

const liking = `added as (
    insert into work_like (user_id, work_id, created_at) select ?::uuid, id, ?::timestamptz from seen on conflict do nothing returning work_id
  ), counted as (update work set like_count = like_count + 1 where id in (select work_id from added))`;

const unliking = `removed as (
    delete from work_like where user_id = ? and work_id in (select id from seen) returning work_id
  ), counted as (update work set like_count = like_count - 1 where like_count > 0 and id in (select work_id from removed))`;

async function change(ctx: Ctx, { workId }: LikeInput, act: { text: string; values: readonly string[]; liked: boolean }): Promise<WorkRow> {
  const values = [workId, ...act.values];
  const [found] = isId(workId) ? await readRows<{ row: WorkRow }>(ctx.em, { text: act.text, values, prepared: true }) : [];
  if (!found) throw notFound(["workId"]);
  const work = found.row;
  loader(ctx, likedByViewer).clear(work.id).prime(work.id, act.liked);
  return work;
}

/** Bookmarks a work for a seeker in a transaction that is under way; a work the public may not see is left alone. */
export async function likeFor(em: EntityManager, { userId, workId, at }: { userId: string; workId: string; at: Date }): Promise<void> {
  await em.flush();
  await em.execute(statement(liking, "1"), [workId, userId, at.toISOString()]);
}

/** Bookmarks a work; doing it again changes nothing. @throws UserErrors NOT_FOUND */
export function likeWork(ctx: Ctx, input: LikeInput, columns?: RowColumns): Promise<WorkRow> {
  const { userId } = requireSeeker(ctx);
  const text = statement(liking, workRowSql(ctx.em, columns));
  return change(ctx, input, { text, values: [userId, ctx.now().toISOString()], liked: true });
}

/** Removes a bookmark; without one nothing changes. @throws UserErrors NOT_FOUND */
export function unlikeWork(ctx: Ctx, input: LikeInput, columns?: RowColumns): Promise<WorkRow> {
  const { userId } = requireSeeker(ctx);
  return change(ctx, input, { text: statement(unliking, workRowSql(ctx.em, columns)), values: [userId], liked: false });
}
