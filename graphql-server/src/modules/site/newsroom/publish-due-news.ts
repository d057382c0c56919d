import { LockMode } from "@mikro-orm/core";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { News } from "../news/news.entity.ts";
import { readNewsAgain } from "./read-news-again.ts";
import { recordNews } from "./record-news.ts";

const batch = 100;

/** Publishes scheduled items whose time has come, under the time they were meant for. @returns how many */
export async function publishDueNews(ctx: Ctx): Promise<number> {
  const due = { status: "SCHEDULED", publishAt: { $lte: ctx.now() } } as const;
  if ((await ctx.em.count(News, due)) === 0) return 0;
  const found = await runInTransaction(ctx.em, async (em) => {
    const rows = await em.find(News, due, { limit: batch, orderBy: { id: "asc" }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE });
    for (const news of rows) {
      recordNews(ctx, em, news, { action: "news.publish", detail: { from: "SCHEDULED", to: "PUBLISHED" } });
      Object.assign(news, { status: "PUBLISHED", publishedAt: news.publishAt, updatedAt: ctx.now() });
    }
    await em.flush();
    return rows;
  });
  for (const news of found) await readNewsAgain(ctx, news);
  return found.length;
}
