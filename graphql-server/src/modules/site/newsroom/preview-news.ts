import type { z } from "zod";
import { hasKanji } from "../../../platform/furigana/kana.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireEditor } from "../../account/admin/editor.policy.ts";
import { textPieces } from "../../base/reading/html-text.ts";
import { correctionsByOwner } from "../../base/reading/own-readings.ts";
import { draftContentSchema } from "./news-content.ts";

/** An unsaved item as its readers would see it: clean, with the readings it would have. Nothing is written. @throws UserErrors FORBIDDEN */
export async function previewNews(
  ctx: Ctx,
  { newsId, content }: { newsId: string | null | undefined; content: z.input<typeof draftContentSchema> },
) {
  requireEditor(ctx);
  const { title, summary, bodyHtml, topic } = parse(draftContentSchema, content);
  const own = newsId && isId(newsId) ? ((await correctionsByOwner(ctx.em, [newsId])).get(newsId) ?? []) : [];
  const read = (text: string) => ctx.furigana.annotate({ text, own });
  const ruby = {
    ...(hasKanji(title) && { title: await read(title) }),
    ...(hasKanji(summary) && { summary: await read(summary) }),
  };
  const bodyRuby = await Promise.all(textPieces(bodyHtml).map(read));
  return { title, summary, topic, bodyHtml, ruby, bodyRuby };
}
