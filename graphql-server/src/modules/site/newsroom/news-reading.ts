import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import { fillRuby } from "../../base/reading/fill-ruby.ts";
import type { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import { rubySources } from "../../base/reading/ruby-sources.ts";
import { listReadings, readingSchema, writeReading } from "../../base/reading/set-reading.ts";
import { News } from "../news/news.entity.ts";

const schema = z.strictObject({ newsId: z.string(), ...readingSchema });

/** Sets how a word is read in a news item; an empty reading takes it back. @throws UserErrors FORBIDDEN, NOT_FOUND, READING_LIMIT */
export async function setNewsReading(ctx: Ctx, input: z.input<typeof schema>): Promise<ReadingCorrection[]> {
  if (!isOpenTo(["ADMIN_EDITOR"], ctx.viewer)) throw userError("FORBIDDEN");
  const { newsId, word, reading } = parse(schema, input);
  await runInTransaction(ctx.em, async (em) => {
    const news = isId(newsId) ? await em.findOne(News, { id: newsId }, { fields: ["id"] }) : null;
    if (!news) throw notFound(["newsId"]);
    await writeReading(em, { owner: { ownerKind: "NEWS", ownerId: news.id }, word, reading, now: ctx.now() });
    await em.execute("update news set ruby = null where id = ?", [news.id]);
  });
  await fillRuby(ctx.em, ctx.furigana, { source: rubySources.news, limit: 1, id: newsId });
  return listReadings(ctx.em, newsId);
}

/** Lists the readings that editors have set for a news item. */
export function listNewsReadings(ctx: Ctx, newsId: string): Promise<ReadingCorrection[]> {
  return isId(newsId) ? listReadings(ctx.em, newsId) : Promise.resolve([]);
}
