import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { Work } from "../posting/work.entity.ts";
import { visible } from "../posting/work.queries.ts";

interface LikeInput {
  workId: string;
}

async function visibleWork(ctx: Ctx, { workId }: LikeInput): Promise<Work> {
  const work = isId(workId) ? await ctx.em.findOne(Work, { id: workId, ...visible }) : null;
  if (!work) throw notFound(["workId"]);
  return work;
}

/** Bookmarks a work; doing it again changes nothing. @throws UserErrors NOT_FOUND */
export async function likeWork(ctx: Ctx, input: LikeInput): Promise<Work> {
  const { userId } = requireSeeker(ctx);
  const work = await visibleWork(ctx, input);
  await runInTransaction(ctx.em, async (em) => {
    const added: unknown[] = await em.execute(
      "insert into work_like (user_id, work_id, created_at) values (?, ?, ?) on conflict do nothing returning work_id",
      [userId, work.id, ctx.now()],
    );
    if (added.length === 1) await em.execute("update work set like_count = like_count + 1 where id = ?", [work.id]);
  });
  return work;
}

/** Removes a bookmark; without one nothing changes. @throws UserErrors NOT_FOUND */
export async function unlikeWork(ctx: Ctx, input: LikeInput): Promise<Work> {
  const { userId } = requireSeeker(ctx);
  const work = await visibleWork(ctx, input);
  await runInTransaction(ctx.em, async (em) => {
    const removed: unknown[] = await em.execute("delete from work_like where user_id = ? and work_id = ? returning work_id", [
      userId,
      work.id,
    ]);
    if (removed.length === 1) await em.execute("update work set like_count = like_count - 1 where id = ? and like_count > 0", [work.id]);
  });
  return work;
}
