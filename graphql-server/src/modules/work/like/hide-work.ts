import { readRows } from "../../../platform/database/read-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { loader } from "../../../shared/loader.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { hiddenFromViewer } from "../posting/work.loaders.ts";
import { readPublicWork } from "../posting/work.queries.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import type { WorkRow } from "../search/work.search-row.ts";

/**
 * Hides a work from the seeker's lists, or shows it there again; doing it again changes nothing. Its own page stays open.
 * @throws UserErrors NOT_FOUND
 */
export async function hideWork(ctx: Ctx, { workId, hidden }: { workId: string; hidden: boolean }, columns?: RowColumns): Promise<WorkRow> {
  const { userId } = requireSeeker(ctx);
  const work = isId(workId) ? await readPublicWork(ctx, workId, columns) : null;
  if (!work) throw notFound(["workId"]);
  const text = hidden
    ? "insert into hidden_work (user_id, work_id, created_at) values (?::uuid, ?::uuid, ?::timestamptz) on conflict do nothing returning 1"
    : "delete from hidden_work where user_id = ?::uuid and work_id = ?::uuid and created_at <= ?::timestamptz returning 1";
  await readRows(ctx.em, { text, values: [userId, work.id, ctx.now().toISOString()] });
  loader(ctx, hiddenFromViewer).clear(work.id).prime(work.id, hidden);
  return work;
}
