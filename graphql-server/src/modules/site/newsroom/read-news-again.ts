import type { Ctx } from "../../../shared/ctx.ts";
import { fillRuby } from "../../base/reading/fill-ruby.ts";
import { rubySources } from "../../base/reading/ruby-sources.ts";
import type { News } from "../news/news.entity.ts";

/** Readings of an item that readers see now, without waiting for the background. */
export async function readNewsAgain(ctx: Ctx, { id, status }: Pick<News, "id" | "status">): Promise<void> {
  if (status === "PUBLISHED") await fillRuby(ctx.em, ctx.furigana, { source: rubySources.news, limit: 1, id });
}
