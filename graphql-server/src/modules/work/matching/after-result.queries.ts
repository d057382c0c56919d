import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import type { JapaneseLevel } from "../../../shared/vocabulary/japanese-level.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import type { ExamResult } from "../../exam/certificate/exam-result.entity.ts";
import type { Skill } from "../../exam/engine/next-item.ts";
import type { Movie } from "../../exam/movie/movie.entity.ts";
import { type TeachingLevel, teachingLevels } from "../../exam/movie/movie.vocabulary.ts";
import { practiceOfLevel } from "../../exam/practice/practice.queries.ts";
import { findOwnResult } from "../../exam/sitting/exam.queries.ts";
import { searchConditions } from "../search/work.search-sql.ts";
import { moviesOf } from "./learning-path.queries.ts";
import { claimedLevel, levelsDisagree } from "./matching.conditions.ts";

/** Skills that are named, the weakest first. */
const weakestAtMost = 2;
/** Movies that are named. */
const moviesAtMost = 3;

export interface AfterResult {
  id: string;
  level: MeasuredLevel;
  /** The level to learn: the one above the measured one, or the highest. */
  learn: TeachingLevel;
  works: { level: JapaneseLevel; works: number }[];
  weakest: { skill: Skill; items: number }[];
  movies: Movie[];
  claimedLevel: JapaneseLevel | null;
  levelsDisagree: boolean;
}

/** The level above; the highest for itself. */
function levelAbove(level: MeasuredLevel): TeachingLevel {
  const at = teachingLevels.findIndex((one) => one === level);
  return teachingLevels[at + 1] ?? "N1";
}

/** Open works that demand exactly the measured level or the one above, counted; everybody finds the same. */
async function openWorks(ctx: Ctx, levels: readonly JapaneseLevel[]): Promise<AfterResult["works"]> {
  const open = searchConditions({}, jstDate(ctx.now()));
  const rows: { level: JapaneseLevel; works: number }[] = await ctx.em.execute(
    `select w.japanese_level as level, count(*)::int as works from work w join company c on c.id = w.company_id
     where ${open.text} and w.japanese_level in (${levels.map(() => "?").join(", ")}) group by 1`,
    [...open.values, ...levels],
  );
  return levels.map((level) => ({ level, works: rows.find((row) => row.level === level)?.works ?? 0 }));
}

/** The skills with the lowest estimates for which there is practice of a level. */
async function weakestSkills(ctx: Ctx, { skills }: ExamResult, learn: TeachingLevel): Promise<AfterResult["weakest"]> {
  const items = await practiceOfLevel(ctx, learn);
  return skills
    .toSorted((one, other) => one.theta - other.theta)
    .map(({ skill }) => ({ skill, items: items.get(skill) ?? 0 }))
    .filter((one) => one.items > 0)
    .slice(0, weakestAtMost);
}

/** What to do after a result: works to look at, the weakest skills to practise, movies; null when it is not the seeker's own. */
export async function afterResult(ctx: Ctx, resultId: string): Promise<AfterResult | null> {
  const { userId } = requireSeeker(ctx);
  const result = await findOwnResult(ctx, resultId);
  if (!result) return null;
  const learn = levelAbove(result.level);
  const [works, weakest, movies, profile] = [
    await openWorks(ctx, [...new Set<JapaneseLevel>([result.level, learn])]),
    await weakestSkills(ctx, result, learn),
    await moviesOf(ctx, [learn]),
    await loader(ctx, profileByUserId).load(userId),
  ];
  const claimed = profile ? claimedLevel(profile) : null;
  const counts = result.complete && result.flags.length === 0 && !result.revokedAt;
  return {
    id: result.id,
    level: result.level,
    learn,
    works,
    weakest,
    movies: (movies.get(learn) ?? []).slice(0, moviesAtMost),
    claimedLevel: claimed,
    levelsDisagree: counts && levelsDisagree(result.level, claimed),
  };
}
