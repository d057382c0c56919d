import type { Ctx } from "../../shared/ctx.ts";
import { pageSize } from "../../shared/cursor.ts";
import { isId } from "../../shared/ids.ts";
import { readTimeCursor, timePage } from "./time-cursor.ts";
import { Work } from "./work.entity.ts";
import { requireSeeker } from "./work.policy.ts";
import { visibleStatuses } from "./work.status.ts";
import { WorkLike } from "./work-like.entity.ts";

/** A posting that anyone may see, open or not: what is not (or not any more) for the public is null like what never was. */
export async function findPublicWork(ctx: Pick<Ctx, "em">, id: string): Promise<Work | null> {
  if (!isId(id)) return null;
  return ctx.em.findOne(Work, { id, status: { $in: [...visibleStatuses] } });
}

/** The seeker's bookmarks, newest first, by keyset; works that left the public are left out. */
export async function listLikedWorks(ctx: Ctx, page: { first: number; after?: string | null }) {
  const { userId } = requireSeeker(ctx);
  const size = pageSize(page.first);
  const mine = { user: userId, work: { status: { $in: [...visibleStatuses] } } };
  const cursor = readTimeCursor(page.after);
  const older = cursor?.at ? likedBefore(cursor.at, cursor.id) : {};
  const rows = await ctx.em.find(
    WorkLike,
    { $and: [mine, older] },
    { populate: ["work"], orderBy: { createdAt: "desc", work: { id: "desc" } }, limit: size + 1 },
  );
  const { items, pageInfo } = timePage(rows, size, (like) => ({ at: like.createdAt, id: like.work.id }));
  return {
    items: items.map((like) => ({ likedAt: like.createdAt, work: like.work.unwrap() })),
    pageInfo,
    totalCount: () => ctx.em.count(WorkLike, mine),
  };
}

function likedBefore(at: Date, workId: string) {
  return { $or: [{ createdAt: { $lt: at } }, { createdAt: at, work: { id: { $lt: workId } } }] };
}
