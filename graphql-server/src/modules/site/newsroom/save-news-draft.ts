import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { News } from "../news/news.entity.ts";
import { draftContentSchema } from "./news-content.ts";
import { NewsDraft, newSubject } from "./news-draft.entity.ts";

const subjectSchema = { newsId: z.string().nullish() };
const saveSchema = z.strictObject({ ...subjectSchema, baseVersion: z.int().nullish(), content: draftContentSchema });
const discardSchema = z.strictObject(subjectSchema);

/** @throws UserErrors NOT_FOUND */
async function subjectOf(ctx: Ctx, newsId: string | null | undefined): Promise<string> {
  if (!newsId) return newSubject;
  if (!isId(newsId) || (await ctx.em.count(News, { id: newsId })) === 0) throw notFound(["newsId"]);
  return newsId;
}

/** Keeps what the editor has typed, apart from the item: nothing that is public changes. @throws UserErrors FORBIDDEN, NOT_FOUND */
export async function saveNewsDraft(ctx: Ctx, input: z.input<typeof saveSchema>): Promise<Date> {
  const { adminId } = requireEditor(ctx);
  const { newsId, baseVersion = null, content } = parse(saveSchema, input);
  const savedAt = ctx.now();
  await ctx.em.upsert(NewsDraft, { adminId, subject: await subjectOf(ctx, newsId), content, baseVersion, savedAt });
  return savedAt;
}

/** Throws the editor's unsaved work away. @throws UserErrors FORBIDDEN */
export async function discardNewsDraft(ctx: Ctx, input: z.input<typeof discardSchema>): Promise<boolean> {
  const { adminId } = requireEditor(ctx);
  const { newsId } = parse(discardSchema, input);
  return (await ctx.em.nativeDelete(NewsDraft, { adminId, subject: newsId ?? newSubject })) > 0;
}
