import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../../shared/ctx.ts";
import { isId } from "../../../../shared/ids.ts";
import { notFound, parse } from "../../../../shared/user-error.ts";
import { requireEditor } from "../../../account/admin/editor.policy.ts";
import { News } from "../../news/news.entity.ts";
import { versionLocales } from "../../version/language-version.entity.ts";
import { removeVersion, writeVersion } from "../../version/write-version.ts";
import { newsContentSchema, requirePublishable } from "../news-content.ts";
import { recordNews } from "../record-news.ts";

const target = { newsId: z.string(), language: z.enum(versionLocales) };
const saveSchema = z.strictObject({
  ...target,
  version: z.int().nullish(),
  ...newsContentSchema.pick({ title: true, summary: true, bodyHtml: true }).shape,
});
const removeSchema = z.strictObject({ ...target, version: z.int() });

/** The item of a version, kept as it is until the version is written. @throws UserErrors NOT_FOUND */
async function holdNews(em: EntityManager, id: string): Promise<News> {
  const news = isId(id) ? await em.findOne(News, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }) : null;
  if (!news) throw notFound(["newsId"]);
  return news;
}

/**
 * Writes an item in another language; readers of that language get it at once when the item is public.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, REQUIRED, NEWS_IMAGE_ALT, or what is wrong with a field
 */
export async function saveNewsVersion(ctx: Ctx, input: z.input<typeof saveSchema>): Promise<News> {
  const { adminId } = requireEditor(ctx);
  const { newsId, language, version, ...text } = parse(saveSchema, input);
  requirePublishable(text);
  return runInTransaction(ctx.em, async (em) => {
    const news = await holdNews(em, newsId);
    await writeVersion(ctx, em, { source: news, target: { language, version: version ?? null }, text, editorId: adminId });
    recordNews(ctx, em, news, { action: "news.translate", detail: { language } });
    await em.flush();
    return news;
  });
}

/** Takes an item's version in a language away. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION */
export async function removeNewsVersion(ctx: Ctx, input: z.input<typeof removeSchema>): Promise<News> {
  requireEditor(ctx);
  const { newsId, language, version } = parse(removeSchema, input);
  return runInTransaction(ctx.em, async (em) => {
    const news = await holdNews(em, newsId);
    await removeVersion(em, news.id, { language, version });
    recordNews(ctx, em, news, { action: "news.untranslate", detail: { language } });
    await em.flush();
    return news;
  });
}
