import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import type { News } from "../news/news.entity.ts";
import { lockNews } from "./lock-news.ts";
import { wasPublished } from "./news.status.ts";
import { changedFields, newsContentSchema, requirePublishable } from "./news-content.ts";
import { NewsDraft } from "./news-draft.entity.ts";
import { readNewsAgain } from "./read-news-again.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), content: newsContentSchema });

/**
 * Saves an item; what is public changes at once and stays complete.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NEWS_CATEGORY_FIXED, or what is wrong with a field
 */
export async function updateNews(ctx: Ctx, input: z.input<typeof schema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { id, version, content } = parse(schema, input);
  const saved = await runInTransaction(ctx.em, async (em) => {
    const news = await lockNews(em, { id, version });
    if (wasPublished(news) && content.category !== news.category) throw userError("NEWS_CATEGORY_FIXED", ["category"]);
    if (news.status === "PUBLISHED" || news.status === "SCHEDULED") requirePublishable(content);
    const changed = changedFields(news, content);
    if (changed.length > 0) {
      Object.assign(news, content, { updatedBy: adminId, updatedAt: ctx.now() });
      recordNews(ctx, em, news, { action: "news.update", detail: { changed: changed.join(",") } });
    }
    await em.nativeDelete(NewsDraft, { adminId, subject: id });
    await em.flush();
    return news;
  });
  await readNewsAgain(ctx, saved);
  return saved;
}
