import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { News } from "../news/news.entity.ts";
import { newsContentSchema } from "./news-content.ts";
import { NewsDraft, newSubject } from "./news-draft.entity.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ operationId: z.string().refine(isId), content: newsContentSchema });

/**
 * Writes a draft of a news item or a column. The client chooses the id, so that sending twice makes one.
 * @throws UserErrors FORBIDDEN, OPERATION_CONFLICT, or what is wrong with a field
 */
export async function createNews(ctx: Ctx, input: z.input<typeof schema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { operationId: id, content } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const known = await em.findOne(News, { id });
    if (known) {
      if (known.title !== content.title) throw userError("OPERATION_CONFLICT", ["operationId"]);
      return known;
    }
    const now = ctx.now();
    const news = em.create(News, {
      id,
      ...content,
      status: "DRAFT",
      createdBy: adminId,
      updatedBy: adminId,
      createdAt: now,
      updatedAt: now,
    });
    recordNews(ctx, em, news, { action: "news.create", detail: { category: content.category } });
    await em.nativeDelete(NewsDraft, { adminId, subject: newSubject });
    await em.flush();
    return news;
  });
}
