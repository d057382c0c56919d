import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { News } from "../news/news.entity.ts";
import { newsContentSchema } from "./news-content.ts";
import { NewsDraft, newSubject } from "./news-draft.entity.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ operationId: z.string().refine(isId), content: newsContentSchema });

/**
 * Writes a draft of a news item or a column. The same operation again answers the same draft.
 * @throws UserErrors FORBIDDEN, OPERATION_CONFLICT, or what is wrong with a field
 */
export async function createNews(ctx: Ctx, input: z.input<typeof schema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { operationId, content } = parse(schema, input);
  const find = async () => {
    const known = await ctx.em.findOne(News, { operationId });
    if (known && known.title !== content.title) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return known;
  };
  return once(ctx, { operationId, find, act: () => write(ctx, adminId, { operationId, content }) });
}

function write(ctx: Ctx, adminId: string, { operationId, content }: z.output<typeof schema>): Promise<News> {
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const news = em.create(News, {
      id: newId(),
      operationId,
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
