import type { Ctx } from "../../shared/ctx.ts";
import { pageSize } from "../../shared/cursor.ts";
import { isId } from "../../shared/ids.ts";
import { readTimeCursor, timePage } from "../../shared/time-cursor.ts";
import { News } from "./news.entity.ts";

/** What this reader may see in the user area: news for everyone, and for a seeker those for seekers too. */
function readable(ctx: Ctx) {
  const audience: News["audience"][] = ctx.viewer.seeker ? ["PUBLIC", "SEEKER"] : ["PUBLIC"];
  return { audience: { $in: audience }, status: "PUBLISHED", publishedAt: { $lte: ctx.now() } } as const;
}

/** News of the user area, newest first, by keyset. */
export async function listUserNews(ctx: Ctx, page: { first: number; after?: string | null }) {
  const size = pageSize(page.first);
  const news = { category: "NEWS", ...readable(ctx) } as const;
  const cursor = readTimeCursor(page.after);
  const older = cursor?.at ? { $or: [{ publishedAt: { $lt: cursor.at } }, { publishedAt: cursor.at, id: { $lt: cursor.id } }] } : {};
  const rows = await ctx.em.find(News, { $and: [news, older] }, { orderBy: { publishedAt: "desc", id: "desc" }, limit: size + 1 });
  return {
    ...timePage(rows, size, ({ publishedAt, id }) => ({ at: publishedAt, id })),
    // Counted only when it is asked for.
    get totalCount() {
      return ctx.em.count(News, news);
    },
  };
}

/** One news item or column of the user area; what the reader may not see is null. */
export async function findUserNews(ctx: Ctx, id: string): Promise<News | null> {
  return isId(id) ? ctx.em.findOne(News, { id, ...readable(ctx) }) : null;
}
