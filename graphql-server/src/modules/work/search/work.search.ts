import { readRows } from "../../../platform/database/read-rows.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { pageSize } from "../../../shared/paging/cursor.ts";
import type { RowColumns } from "../posting/work.row-columns.ts";
import { readTally, tallyTokens } from "../tally/work-tally.queries.ts";
import { both, type ComputedOrder, type Found, readBest } from "./read-best.ts";
import { cursorBehind, pagingOf, relevanceKey, relevanceStart, type WorkSort } from "./work.search-order.ts";
import { readWorkRow, type WorkRow, workRowSql } from "./work.search-row.ts";
import { type Sql, searchConditions, titleCondition, type WorkFilter } from "./work.search-sql.ts";
import { firstBlock, gatherStatement, type PageQuestion, secondBlock, walkStatement } from "./work.search-statements.ts";

export interface SearchWorksInput {
  filter?: WorkFilter | null;
  sort: WorkSort;
  first: number;
  after?: string | null;
  /** The formula of a match; only MATCH needs it. */
  match?: ComputedOrder | null;
  /** Columns to read of each work; without them, everything that a list may show. */
  columns?: RowColumns;
}

/** The count is exact up to this many works. */
export const countLimit = 10_000;

/** Reads a page in one statement; matches too rare for the first look take two or three. */
async function readPage({ em }: Ctx, question: PageQuestion, isWholeList: boolean): Promise<Found[]> {
  // Only the whole list is prepared: which index is best for a search depends on how common its terms are.
  const prepared = !question.paging.after;
  if (isWholeList) return readRows<Found>(em, { ...walkStatement(question, "all"), prepared });
  const near = await readRows<Found>(em, walkStatement(question, firstBlock(question)));
  if (near.length === question.limit) return near;
  const further = secondBlock(question, near.length);
  const rows = further ? await readRows<Found>(em, walkStatement(question, further)) : [];
  return rows.length === question.limit ? rows : readRows<Found>(em, gatherStatement(question));
}

/** By relevance: first the works whose title has the keyword, then the others, the newest first in each. */
async function readRelevant(
  ctx: Ctx,
  question: PageQuestion,
  { inTitle, after }: { inTitle: Sql; after: string | null | undefined },
): Promise<Found[]> {
  const start = relevanceStart(after);
  const lists = [
    { list: "TITLE", condition: inTitle },
    { list: "TEXT", condition: { text: `not (${inTitle.text})`, values: inTitle.values } },
  ] as const;
  const found: Found[] = [];
  for (const { list, condition } of lists.slice(start.list === "TITLE" ? 0 : 1)) {
    const limit = question.limit - found.length;
    if (limit === 0) break;
    const paging = pagingOf({ sort: "NEWEST", matches: false }, list === start.list ? start.after : null);
    const rows = await readPage(ctx, { ...question, where: both(question.where, condition), paging, limit }, false);
    found.push(...rows.map((row) => ({ ...row, key: relevanceKey(list, row.key) })));
  }
  return found;
}

/** Open works that meet every condition, by keyset. */
export async function searchWorks(
  ctx: Ctx,
  input: SearchWorksInput,
): Promise<{ items: WorkRow[]; endCursor: string | null; hasNextPage: boolean }> {
  const filter = input.filter ?? {};
  const size = pageSize(input.first);
  const match = (input.sort === "MATCH" && input.match) || null;
  const question = {
    row: workRowSql(ctx.em, input.columns),
    where: searchConditions(filter, jstDate(ctx.now())),
    paging: pagingOf({ sort: input.sort, matches: match !== null }, input.after),
    limit: size + 1,
  };
  const isWholeList = Object.values(filter).every((value) => value === null || value === undefined);
  const inTitle = input.sort === "RELEVANCE" ? titleCondition(filter.keyword) : null;
  const read = () => {
    if (match) return readBest(ctx.em, question, match);
    return inTitle ? readRelevant(ctx, question, { inTitle, after: input.after }) : readPage(ctx, question, isWholeList);
  };
  const found = await read();
  const page = found.slice(0, size);
  const last = page.at(-1);
  return {
    items: page.map(({ row }) => readWorkRow(row)),
    endCursor: last ? cursorBehind(last.key, last.id) : null,
    hasNextPage: found.length > size,
  };
}

/** A count as it is told. */
export function countUpToLimit(count: number): { value: number; exact: boolean } {
  return { value: Math.min(count, countLimit), exact: count <= countLimit };
}

/** Counts the works a search finds; beyond the limit only that there are more. */
export async function countWorks(ctx: Ctx, wanted: WorkFilter | null | undefined): Promise<{ value: number; exact: boolean }> {
  const tokens = tallyTokens(wanted ?? {});
  if (tokens) return countUpToLimit((await readTally(ctx, tokens)).total);
  const where = searchConditions(wanted ?? {}, jstDate(ctx.now()));
  const rows: { count: number }[] = await ctx.em.execute(
    `select count(*)::int as count from (
      select 1 from work w join company c on c.id = w.company_id where ${where.text} limit ${countLimit + 1}
    ) found`,
    where.values,
  );
  return countUpToLimit(rows[0]?.count ?? 0);
}
