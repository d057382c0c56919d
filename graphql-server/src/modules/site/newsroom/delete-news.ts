import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import { removeVersions } from "../version/write-version.ts";
import { lockNews } from "./lock-news.ts";
import { wasPublished } from "./news.status.ts";
import { NewsDraft } from "./news-draft.entity.ts";
import { recordNews } from "./record-news.ts";

const schema = z.strictObject({ id: z.string(), version: z.int() });

/** Deletes a draft that was never public. @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, NEWS_WAS_PUBLISHED */
export async function deleteNews(ctx: Ctx, input: z.input<typeof schema>): Promise<string> {
  requireEditor(ctx);
  const { id, version } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const news = await lockNews(em, { id, version });
    if (wasPublished(news) || news.status !== "DRAFT") throw userError("NEWS_WAS_PUBLISHED");
    recordNews(ctx, em, news, { action: "news.delete", detail: { title: news.title } });
    await em.nativeDelete(NewsDraft, { subject: id });
    await removeVersions(em, id);
    await em.nativeDelete(ReadingCorrection, { ownerId: id });
    em.remove(news);
    await em.flush();
  });
  return id;
}
