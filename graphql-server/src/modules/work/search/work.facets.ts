import { publicRowsOf } from "../../../platform/database/kept/public-rows.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type EmploymentType, employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { type JobCategory, jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import { readTally, tallyToken, tallyTokens } from "../tally/work-tally.queries.ts";
import { canWiden, type KeywordTier } from "./keyword.sql.ts";
import { countLimit, countUpToLimit } from "./work.search.ts";
import { searchConditions, type WorkFilter } from "./work.search-sql.ts";

interface FacetRow {
  prefecture: string | null;
  category: JobCategory | null;
  employment_type: EmploymentType | null;
  japanese_level: JapaneseLevel | null;
  kind: number;
  count: number;
}

/** Bits of grouping() that say which column a row counts: 0 is "grouped by it". */
const kinds = { prefecture: 0b0111, category: 0b1011, employmentType: 0b1101, level: 0b1110, total: 0b1111 };

/** The facets of all works or of those that meet one condition: from counts that are kept, so they cost the same however many works there are. */
async function keptFacets(ctx: Ctx, tokens: readonly string[]) {
  const { total, of } = await readTally(ctx, tokens);
  return {
    total: countUpToLimit(total),
    exact: true,
    prefectures: prefectures
      .map(({ code }) => ({ prefecture: code, count: of(tallyToken.prefecture(code)) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.prefecture.localeCompare(b.prefecture)),
    categories: jobCategories.map((category) => ({ category, count: of(tallyToken.category(category)) })),
    employmentTypes: employmentTypes.map((employmentType) => ({ employmentType, count: of(tallyToken.employmentType(employmentType)) })),
    levels: japaneseLevels.map((level) => ({
      level,
      count: japaneseLevels
        .filter((demanded) => levelRank(demanded) <= levelRank(level))
        .reduce((sum, demanded) => sum + of(tallyToken.level(demanded)), 0),
    })),
  };
}

/**
 * Counts the works of a search by place, category, employment type and level, in one statement. Of a search that finds more than the limit
 * no more than that many works are looked at: each number is then at least so many, and no place is left out.
 */
export function countFacets(ctx: Ctx, filter: WorkFilter) {
  const tokens = tallyTokens(filter);
  const count = (own: Ctx) => (tokens ? keptFacets(own, tokens) : gatherFacets(own, filter));
  return publicRowsOf(ctx, `facets ${JSON.stringify(filter)}`, count);
}

async function gatherFacets(ctx: Ctx, filter: WorkFilter) {
  const strict = await gatherTier(ctx, filter, "TEXT");
  return strict.total.value === 0 && canWiden(filter.keyword) ? gatherTier(ctx, filter, "NEAR") : strict;
}

async function gatherTier(ctx: Ctx, filter: WorkFilter, tier: KeywordTier) {
  const where = searchConditions(filter, jstDate(ctx.now()), tier);
  const rows: FacetRow[] = await ctx.em.execute(
    `select w.prefecture, w.category, w.employment_type, w.japanese_level,
      grouping(w.prefecture, w.category, w.employment_type, w.japanese_level) as kind, count(*)::int as count
    from (
      select w.prefecture, w.category, w.employment_type, w.japanese_level
      from work w join company c on c.id = w.company_id where ${where.text} limit ${countLimit + 1}
    ) w
    group by grouping sets ((w.prefecture), (w.category), (w.employment_type), (w.japanese_level), ())`,
    where.values,
  );
  const of = (kind: number) => rows.filter((row) => row.kind === kind);
  const total = countUpToLimit(of(kinds.total)[0]?.count ?? 0);
  const byPrefecture = new Map(of(kinds.prefecture).map(({ prefecture, count }) => [prefecture, count]));
  return {
    total,
    exact: total.exact,
    prefectures: prefectures
      .map(({ code }) => ({ prefecture: code, count: byPrefecture.get(code) ?? 0 }))
      .filter(({ count }) => count > 0 || !total.exact)
      .toSorted((a, b) => a.prefecture.localeCompare(b.prefecture)),
    categories: jobCategories.map((category) => ({
      category,
      count: of(kinds.category).find((row) => row.category === category)?.count ?? 0,
    })),
    employmentTypes: employmentTypes.map((employmentType) => ({
      employmentType,
      count: of(kinds.employmentType).find((row) => row.employment_type === employmentType)?.count ?? 0,
    })),
    levels: japaneseLevels.map((level) => ({ level, count: upTo(level, of(kinds.level)) })),
  };
}

/** Works that somebody of this level may do: those that demand it or an easier one. */
function upTo(level: JapaneseLevel, rows: readonly FacetRow[]): number {
  return rows
    .filter((row) => row.japanese_level !== null && levelRank(row.japanese_level) <= levelRank(level))
    .reduce((sum, row) => sum + row.count, 0);
}
