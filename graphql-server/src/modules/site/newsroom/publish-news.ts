import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import type { News } from "../news/news.entity.ts";
import { lockNews } from "./lock-news.ts";
import { requireNewsMove } from "./news.status.ts";
import { requirePublishable } from "./news-content.ts";
import { readNewsAgain } from "./read-news-again.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), publishAt: z.date().nullish() });

/** Days ahead that a time may lie. */
const farthestDays = 366;

function checkTime(publishAt: Date, now: Date): void {
  if (publishAt <= now) throw userError("NOT_IN_FUTURE", ["publishAt"]);
  if (publishAt.getTime() > now.getTime() + farthestDays * 86_400_000) throw userError("TOO_LATE", ["publishAt"]);
}

/**
 * Publishes a complete item at once, or at a time to come. One that was taken down comes back under its first date.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, NOT_IN_FUTURE, TOO_LATE, REQUIRED, NEWS_IMAGE_ALT
 */
export async function publishNews(ctx: Ctx, input: z.input<typeof schema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { id, version, publishAt = null } = parse(schema, input);
  const now = ctx.now();
  const published = await runInTransaction(ctx.em, async (em) => {
    const news = await lockNews(em, { id, version });
    const to = publishAt ? "SCHEDULED" : "PUBLISHED";
    requireNewsMove(news, to);
    requirePublishable(news);
    if (publishAt) checkTime(publishAt, now);
    const action = publishAt ? "news.schedule" : "news.publish";
    recordNews(ctx, em, news, { action, detail: { from: news.status, to, at: (publishAt ?? now).toISOString() } });
    const publishedAt = publishAt ? null : (news.publishedAt ?? now);
    Object.assign(news, { status: to, publishAt: publishAt ?? now, publishedAt, updatedBy: adminId, updatedAt: now });
    await em.flush();
    return news;
  });
  await readNewsAgain(ctx, published);
  return published;
}
