import { shownTogether } from "../../../platform/database/shown/shown-rows.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { behindTime } from "../../../shared/paging/time-cursor.ts";
import { News } from "./news.entity.ts";

/** The signed-in area that shows the news. */
type Area = "SEEKER" | "COMPANY";

/** The filter for news this reader may see there: news for everyone, and those of the area when they are signed in. */
function readable(ctx: Ctx, area: Area) {
  const isSignedIn = (area === "SEEKER" ? ctx.viewer.seeker : ctx.viewer.company) !== undefined;
  const audience: News["audience"][] = isSignedIn ? ["PUBLIC", area] : ["PUBLIC"];
  return { audience: { $in: audience }, status: "PUBLISHED", publishedAt: { $lte: ctx.now() } } as const;
}

/** News of an area, newest first, by keyset. */
export async function listAreaNews(ctx: Ctx, area: Area, input: PageInput) {
  const news = { category: "NEWS", ...readable(ctx, area) } as const;
  const { limit, page } = keyset(latestBy("publishedAt"), input);
  const audiences = news.audience.$in;
  const behind = behindTime(["e.published_at", "e.id"], "<", input.after);
  const rows = await shownTogether(ctx.em, News, {
    text: `from news as e where e.category = ? and e.status = ? and e.published_at <= ? and e.audience in (${audiences.map(() => "?").join(", ")})
      ${behind.map(({ text }) => `and ${text}`).join("")} order by e.published_at desc, e.id desc limit ?`,
    values: [news.category, news.status, ctx.now().toISOString(), ...audiences, ...behind.flatMap(({ values }) => values), limit],
  });
  return { ...page(rows), totalCount: () => ctx.em.count(News, news) };
}

/** One news item or column of an area; what the reader may not see is null. */
export async function findAreaNews(ctx: Ctx, area: Area, id: string): Promise<News | null> {
  return isId(id) ? ctx.em.findOne(News, { id, ...readable(ctx, area) }) : null;
}
