import type { FilterQuery } from "@mikro-orm/core";
import { foldText } from "../../../platform/search-text/search-text.ts";
import { jstMonth } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import { subjectsWithWords } from "../version/language-version.queries.ts";
import { News, type NewsTopic } from "./news.entity.ts";

type Reading = Pick<Ctx, "em" | "now">;
type ListReading = Pick<Ctx, "em" | "now" | "locale">;

export interface NewsListInput {
  category: News["category"];
  topic?: NewsTopic | null;
  /** YYYY-MM in Japan; another form finds nothing. */
  month?: string | null;
  keyword?: string | null;
  first: number;
  after?: string | null;
}

/** The filter for items that everyone may read now. */
function published(ctx: Reading, category: News["category"]) {
  return { category, audience: "PUBLIC", status: "PUBLISHED", publishedAt: { $lte: ctx.now() } } as const;
}

function monthFilter(month: string): FilterQuery<News> {
  const range = jstMonth(month);
  return range ? { publishedAt: { $gte: range.start, $lt: range.end } } : { id: null };
}

/** Every word that was typed stands in title, summary or body, of the item or of its version in the reader's language. */
async function keywordFilter({ em, locale }: ListReading, keyword: string): Promise<FilterQuery<News>[]> {
  const words = foldText(keyword.slice(0, 100)).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const inJapanese = words.map((word) => ({ searchText: { $like: `%${word.replace(/[\\%_]/g, (char) => `\\${char}`)}%` } }));
  const translated = await subjectsWithWords(em, locale, words);
  return [{ $or: [{ $and: inJapanese }, { id: { $in: translated } }] }];
}

/** Published news for everyone, newest first, by keyset; narrowed by topic, month and words. */
export async function listPublicNews(ctx: ListReading, input: NewsListInput) {
  const filters: FilterQuery<News>[] = [
    published(ctx, input.category),
    ...(input.topic ? [{ topic: input.topic }] : []),
    ...(input.month ? [monthFilter(input.month)] : []),
    ...(await keywordFilter(ctx, input.keyword ?? "")),
  ];
  const { where, orderBy, limit, page } = keyset(latestBy("publishedAt"), input);
  const rows = await ctx.em.find(News, { $and: [...filters, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(News, { $and: filters }) };
}

/** The months with published items, newest first, and the topics that occur, each with how many there are. */
export async function newsArchive(ctx: Reading, category: News["category"]) {
  const where = "where category = ? and audience = 'PUBLIC' and status = 'PUBLISHED' and published_at <= ?";
  const month = "to_char(published_at at time zone 'UTC' + interval '9 hours', 'YYYY-MM')";
  const values = [category, ctx.now()];
  const months: { month: string; count: number }[] = await ctx.em.execute(
    `select ${month} as month, count(*)::int as count from news ${where} group by 1 order by 1 desc limit 120`,
    values,
  );
  const topics: { topic: NewsTopic; count: number }[] = await ctx.em.execute(
    `select topic, count(*)::int as count from news ${where} group by 1 order by 2 desc, 1`,
    values,
  );
  return { months, topics };
}

/** An item for everyone. `withdrawn` is true for one that was published once and is no longer shown: its address is gone, not unknown. */
export async function findPublicNews(ctx: Reading, { id, category }: Pick<News, "id" | "category">) {
  if (!isId(id)) return { news: null, withdrawn: false };
  const found = await ctx.em.findOne(News, { id, category, audience: "PUBLIC", publishedAt: { $lte: ctx.now() } });
  return { news: found?.status === "PUBLISHED" ? found : null, withdrawn: found?.status === "ARCHIVED" };
}

/** Others of the same kind to go on with: the same topic first, then the newest. */
export async function relatedNews(ctx: Reading, news: Pick<News, "id" | "category" | "topic">, count = 3): Promise<News[]> {
  const ids: { id: string }[] = await ctx.em.execute(
    `select id from news where category = ? and audience = 'PUBLIC' and status = 'PUBLISHED' and published_at <= ? and id <> ?
     order by (topic = ?) desc, published_at desc, id desc limit ?`,
    [news.category, ctx.now(), news.id, news.topic, count],
  );
  const order = ids.map(({ id }) => id);
  const rows = await ctx.em.find(News, { id: { $in: order } });
  return rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}
