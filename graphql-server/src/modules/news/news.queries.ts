import type { Ctx } from "../../shared/ctx.ts";
import { decodeCursor, encodeCursor, pageSize } from "../../shared/cursor.ts";
import { News } from "./news.entity.ts";

export interface NewsListInput {
  category: News["category"];
  first: number;
  after?: string | null;
}

/** Published news for everyone, newest first, by keyset. */
export async function listPublicNews(ctx: Ctx, input: NewsListInput) {
  const size = pageSize(input.first);
  const published = { category: input.category, audience: "PUBLIC", status: "PUBLISHED", publishedAt: { $lte: ctx.now() } } as const;
  const cursor = decodeCursor(input.after, 2);
  const [at, id] = cursor ?? [];
  const older = typeof at === "string" && typeof id === "string" ? olderThan(new Date(at), id) : {};
  const rows = await ctx.em.find(News, { $and: [published, older] }, { orderBy: { publishedAt: "desc", id: "desc" }, limit: size + 1 });
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return {
    items,
    pageInfo: {
      hasNextPage: rows.length > size,
      endCursor: last?.publishedAt ? encodeCursor([last.publishedAt.toISOString(), last.id]) : null,
    },
    // Counted only when it is asked for.
    get totalCount() {
      return ctx.em.count(News, published);
    },
  };
}

function olderThan(at: Date, id: string) {
  return { $or: [{ publishedAt: { $lt: at } }, { publishedAt: at, id: { $lt: id } }] };
}
