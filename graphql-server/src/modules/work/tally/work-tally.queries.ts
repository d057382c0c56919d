import { type ReadStatement, readRows } from "../../../platform/database/read-rows.ts";
import { readTogether } from "../../../platform/database/read-together.ts";
import { isDay, jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { firstConfirmation } from "../posting/published-until.ts";
import { textArray } from "../search/sql.ts";
import type { WorkFilter } from "../search/work.search-sql.ts";

/** Tokens of the tally, as the function `work_tally_of` writes them. */
export const tallyToken = {
  prefecture: (code: string) => `p:${code}`,
  category: (category: string) => `c:${category}`,
  employmentType: (type: string) => `e:${type}`,
  /** The level a work demands. */
  level: (level: string) => `n:${level}`,
} as const;

/** All open works, as a condition that every one of them meets, and as the whole of what is counted. */
const everything = "";

type TallyRows = { beside: string; count: number }[];

/** The conditions of a filter that the tally knows. */
const tallied: ReadonlySet<string> = new Set<keyof WorkFilter>(["prefectures", "categories", "employmentTypes", "japaneseLevel"]);

/** True when a filter has a condition that the tally does not know, which each new one is at first. */
function hasOthers(filter: WorkFilter): boolean {
  return Object.entries(filter).some(([name, value]) => !tallied.has(name) && Boolean(typeof value === "string" ? value.trim() : value));
}

/** The tokens of a filter with one condition at most, one of which every work found has; undefined when the tally cannot answer it. */
export function tallyTokens(filter: WorkFilter): string[] | undefined {
  if (hasOthers(filter)) return undefined;
  const { prefectures, categories, employmentTypes, japaneseLevel } = filter;
  const conditions = [
    (prefectures ?? []).map(tallyToken.prefecture),
    (categories ?? []).map(tallyToken.category),
    (employmentTypes ?? []).map(tallyToken.employmentType),
    japaneseLevels.filter((level) => japaneseLevel && levelRank(level) <= levelRank(japaneseLevel)).map(tallyToken.level),
  ].filter((tokens) => tokens.length > 0);
  if (conditions.length > 1) return undefined;
  return conditions[0] ?? [everything];
}

/** A day in the text of a statement: how many works are over by then decides how they are best found. */
function dayLiteral(day: string): string {
  if (!isDay(day)) throw new Error(`No day: ${day}`);
  return `date '${day}'`;
}

/**
 * What is found there now: not those whose last day is over and which no task has ended yet, nor those of companies that are stopped.
 * @param isTotal only how many have one of the tokens, whatever they have beside it
 */
function statement(tokens: readonly string[], today: string, isTotal: boolean): ReadStatement {
  const own = textArray(tokens);
  const [day, first] = [dayLiteral(today), dayLiteral(firstConfirmation(today))];
  const [ofTally, ofWork] = isTotal ? [" and beside = ''", " and t.beside = ''"] : ["", ""];
  const of = "work_tally_of(w.status, w.published_at, w.prefecture, w.category, w.employment_type, w.japanese_level) t";
  return {
    text: `select beside, sum(change)::int as count from (
        select beside, change from work_tally where own = any(?::text[])${ofTally}
        union all
        select t.beside, -1 from work w cross join lateral ${of}
        where w.status = 'OPEN' and (w.apply_by < ${day} or w.confirmed_on < ${first}) and t.own = any(?::text[])${ofWork}
        union all
        select t.beside, -1 from company c join work w on w.company_id = c.id cross join lateral ${of}
        where c.status <> 'ACTIVE' and w.status = 'OPEN' and (w.apply_by is null or w.apply_by >= ${day})
          and w.confirmed_on >= ${first} and t.own = any(?::text[])${ofWork}
      ) changes group by beside`,
    values: [own, own, own],
    prepared: true,
  };
}

/** How many open works have one of the tokens. */
export async function readTallyTotal(ctx: Ctx, tokens: readonly string[]): Promise<number> {
  const rows = await readTogether<TallyRows[number]>(ctx.em, statement(tokens, jstDate(ctx.now()), true));
  return rows[0]?.count ?? 0;
}

/** The open works that have one of the tokens, by the tokens they have beside it; the whole under the empty token. */
export async function readTally(ctx: Ctx, tokens: readonly string[]): Promise<{ total: number; of(token: string): number }> {
  const rows = await readTogether<TallyRows[number]>(ctx.em, statement(tokens, jstDate(ctx.now()), false));
  const counts = new Map(rows.map(({ beside, count }) => [beside, count]));
  const of = (token: string) => counts.get(token) ?? 0;
  return { total: of(everything), of };
}

/** All works by state, ended and drafted ones too. */
export async function countByStatus(ctx: Ctx): Promise<Map<string, number>> {
  const text = "select beside, sum(change)::int as count from work_tally where own = 'status' group by beside";
  const rows = await readRows<TallyRows[number]>(ctx.em, { text, values: [], prepared: true });
  return new Map(rows.map(({ beside, count }) => [beside, count]));
}
