import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { readRows } from "../../../platform/database/read-rows.ts";
import { readTogether } from "../../../platform/database/read-together.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import { hiddenFromViewer } from "../posting/work.loaders.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import { readTallyTotal, tallyTokens } from "../tally/work-tally.queries.ts";
import { canWiden, type KeywordTier, onlyTier } from "./keyword.sql.ts";
import { both, type ComputedOrder, type Found, readBest } from "./read-best.ts";
import type { Sql } from "./sql.ts";
import { cursorBehind, isComputedSort, pagingOf, relevanceKey, relevanceStart, type WorkSort } from "./work.search-order.ts";
import { type WorkRow, workRowSql } from "./work.search-row.ts";
import { searchConditions, type WorkFilter } from "./work.search-sql.ts";
import { firstBlock, gatherStatement, type PageQuestion, secondBlock, walkStatement } from "./work.search-statements.ts";

export interface SearchWorksInput {
  filter?: WorkFilter | null;
  sort: WorkSort;
  first: number;
  after?: string | null;
  /** What is computed for one person; only MATCH and NEAREST need it. */
  match?: ComputedOrder | null;
  /** The seeker whose hidden works are left out. */
  hiddenFor?: string | null;
  /** Columns to read of each work; without them, everything that a list may show. */
  columns?: RowColumns;
}

/** The count is exact up to this many works. */
export const countLimit = 10_000;

/** Reads a page in one statement; matches too rare for the first look take two or three. */
async function readPage({ em }: Ctx, question: PageQuestion, isWholeList: boolean): Promise<Found[]> {
  // Only the whole list is prepared: which index is best for a search depends on how common its terms are.
  const prepared = !question.paging.after;
  // Together with the count, when that is asked for too.
  if (isWholeList) return readTogether<Found>(em, { ...walkStatement(question, "all"), prepared });
  const near = await readRows<Found>(em, walkStatement(question, firstBlock(question)));
  if (near.length === question.limit) return near;
  const further = secondBlock(question, near.length);
  const rows = further ? await readRows<Found>(em, walkStatement(question, further)) : [];
  return rows.length === question.limit ? rows : readRows<Found>(em, gatherStatement(question));
}

/** By relevance: first the works whose title answers the keyword, then those whose text does, the newest first in each. */
async function readRelevant(ctx: Ctx, question: PageQuestion, { keyword, conditions, tiers, after }: Relevance): Promise<Found[]> {
  const start = relevanceStart(after);
  const found: Found[] = [];
  for (const tier of tiers.slice(Math.max(tiers.indexOf(start.tier), 0))) {
    const limit = question.limit - found.length;
    if (limit === 0) break;
    const paging = pagingOf({ sort: "NEWEST", matches: false }, tier === start.tier ? start.after : null);
    const rest = onlyTier(keyword, tier);
    const all = conditions(tier);
    const rows = await readPage(ctx, { ...question, where: rest ? both(all, rest) : all, paging, limit }, false);
    found.push(...rows.map((row) => ({ ...row, key: relevanceKey(tier, row.key) })));
  }
  return found;
}

/** The works that the seeker has not put aside. */
const notHiddenFor = (userId: string): Sql => ({
  text: "not exists (select 1 from hidden_work h where h.user_id = ?::uuid and h.work_id = w.id)",
  values: [userId],
});

interface Relevance {
  keyword: string;
  /** The conditions of the search, the keyword answered so well. */
  conditions(tier: KeywordTier): Sql;
  tiers: readonly KeywordTier[];
  after: string | null | undefined;
}

const strictTiers = ["TITLE", "TEXT"] as const;

const isSet = (value: unknown): boolean => value !== null && value !== undefined;

/** A page as it was asked for. @param widened also with works of a wider kind than the keyword's */
function readSearch(ctx: Ctx, input: SearchWorksInput, { limit, widened }: { limit: number; widened: boolean }): Promise<Found[]> {
  const { after } = input;
  const filter = input.filter ?? {};
  const match = (isComputedSort(input.sort) && input.match) || null;
  const conditions = (tier: KeywordTier) => {
    const all = searchConditions(filter, jstDate(ctx.now()), tier);
    return input.hiddenFor ? both(all, notHiddenFor(input.hiddenFor)) : all;
  };
  const keyword = input.sort === "RELEVANCE" ? filter.keyword?.trim() : undefined;
  const question = {
    row: workRowSql(ctx.em, input.columns),
    where: conditions(widened ? "NEAR" : "TEXT"),
    // By relevance each of the two lists has its own.
    paging: pagingOf({ sort: input.sort, matches: match !== null }, keyword ? null : after),
    limit,
  };
  if (match) return readBest(ctx.em, question, match);
  const tiers: readonly KeywordTier[] = widened ? ["NEAR"] : strictTiers;
  if (keyword) return readRelevant(ctx, question, { keyword, conditions, tiers, after });
  return readPage(ctx, question, !Object.values(filter).some(isSet));
}

interface FoundWorks {
  items: WorkRow[];
  endCursor: string | null;
  hasNextPage: boolean;
}

/** A page, and the ids behind it with that of the work after its end, by which it is known that there is a next one. */
async function readWorks(ctx: Ctx, input: SearchWorksInput): Promise<FoundWorks & { ids: string[] }> {
  const size = pageSize(input.first);
  const limit = size + 1;
  const strict = await readSearch(ctx, input, { limit, widened: false });
  const widens = strict.length === 0 && canWiden(input.filter?.keyword);
  const found = widens ? await readSearch(ctx, input, { limit, widened: true }) : strict;
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    items: page.map(({ row }) => row),
    endCursor: last ? cursorBehind(last.key, last.id) : null,
    hasNextPage: found.length > size,
    ids: found.map(({ id }) => id),
  };
}

/** Open works that meet every condition, by keyset; when none answers the keyword, those of the nearest wider kind. */
export async function searchWorks(ctx: Ctx, input: SearchWorksInput): Promise<FoundWorks> {
  if (!ctx.publicRows || input.match) return readWorks(ctx, input);
  const { columns, hiddenFor, ...asked } = input;
  const question = `works ${JSON.stringify(asked)} ${workRowSql(ctx.em, columns)}`;
  const page = await publicRowsOf(ctx, question, (own) => readWorks(own, { ...asked, ...(columns && { columns }) }));
  const hidden = hiddenFor ? await Promise.all(page.ids.map((id) => loader(ctx, hiddenFromViewer).load(id))) : [];
  // Everybody's page is this seeker's too while nothing on it is hidden.
  return hidden.includes(true) ? readWorks(ctx, input) : page;
}

/** A count as it is told. */
export function countUpToLimit(count: number): { value: number; exact: boolean } {
  return { value: Math.min(count, countLimit), exact: count <= countLimit };
}

async function countFound({ em, now }: Pick<Ctx, "em" | "now">, filter: WorkFilter, tier: KeywordTier): Promise<number> {
  const where = searchConditions(filter, jstDate(now()), tier);
  const rows: { count: number }[] = await em.execute(
    `select count(*)::int as count from (
      select 1 from work w join company c on c.id = w.company_id where ${where.text} limit ${countLimit + 1}
    ) found`,
    where.values,
  );
  return rows[0]?.count ?? 0;
}

interface FoundCount {
  value: number;
  exact: boolean;
  /** None answers the keyword, these are of a wider kind. */
  widened: boolean;
}

/** Counts the works a search finds; beyond the limit only that there are more. */
export function countWorks(ctx: Ctx, wanted: WorkFilter | null | undefined): Promise<FoundCount> {
  const filter = wanted ?? {};
  return publicRowsOf(ctx, `count ${JSON.stringify(filter)}`, (own) => countFilter(own, filter));
}

/** The count of a search whose numbers are kept, begun at once; null where works have to be counted. */
export function countBeside(ctx: Ctx, filter: WorkFilter): Promise<FoundCount> | null {
  if (!tallyTokens(filter)) return null;
  const count = countWorks(ctx, filter);
  // Whoever asks for it hears of a failure; when the page fails first, nobody does.
  count.catch(() => undefined);
  return count;
}

async function countFilter(ctx: Ctx, filter: WorkFilter): Promise<FoundCount> {
  const tokens = tallyTokens(filter);
  const strict = tokens ? await readTallyTotal(ctx, tokens) : await countFound(ctx, filter, "TEXT");
  const wider = strict === 0 && canWiden(filter.keyword) ? await countFound(ctx, filter, "NEAR") : 0;
  return { ...countUpToLimit(strict || wider), widened: wider > 0 };
}
