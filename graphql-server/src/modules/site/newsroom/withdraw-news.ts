import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import type { News } from "../news/news.entity.ts";
import { lockNews } from "./lock-news.ts";
import { requireNewsMove } from "./news.status.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), reason: z.string().trim().max(400).nullish() });

/**
 * Takes an item back: a scheduled one becomes a draft again, a published one is taken down and its address answers that it is gone.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function withdrawNews(ctx: Ctx, input: z.input<typeof schema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { id, version, reason } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const news = await lockNews(em, { id, version });
    const to = news.status === "SCHEDULED" ? "DRAFT" : "ARCHIVED";
    requireNewsMove(news, to);
    recordNews(ctx, em, news, { action: "news.withdraw", detail: { from: news.status, to, ...(reason && { reason }) } });
    Object.assign(news, { status: to, updatedBy: adminId, updatedAt: ctx.now(), ...(to === "DRAFT" && { publishAt: null }) });
    await em.flush();
    return news;
  });
}
