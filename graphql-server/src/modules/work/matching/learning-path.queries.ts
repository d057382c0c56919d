import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { type JapaneseLevel, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { profileByUserId } from "../../account/seeker/user.loaders.ts";
import { authoredParameters } from "../../exam/bank/item-parameters.ts";
import { stopRule } from "../../exam/engine/stop-rule.ts";
import { Movie } from "../../exam/movie/movie.entity.ts";
import { premiumByUser } from "../../exam/movie/movie.loaders.ts";
import { shownNow } from "../../exam/movie/movie.policy.ts";
import { type TeachingLevel, teachingLevels } from "../../exam/movie/movie.vocabulary.ts";
import { type LearningEstimate, learningEstimateByUser, practisedLevel } from "../../exam/practice/learning-estimate.ts";
import { practiceByLevel } from "../../exam/practice/practice.queries.ts";
import { permissionRules } from "../permission/permission.queries.ts";
import { findPublicWork } from "../posting/work.queries.ts";
import { claimedLevel, levelsDisagree } from "./matching.conditions.ts";
import { matchMaximum } from "./matching.criteria.ts";
import { viewerConditions } from "./matching.loaders.ts";
import { type MatchReason, matchOf } from "./matching.policy.ts";

/** Movies shown for a level. */
const moviesAtMost = 6;
/** Right answers beyond which the way is called long. */
const farthest = 40;

/** Right answers to practice items of the level that are still missing; 0 when it is reached, null when that is far. */
export function answersMissing({ answers, belief, level }: LearningEstimate, required: TeachingLevel): number | null {
  const rank = measuredLevels.indexOf(required);
  const isReached = (own: LearningEstimate["level"]) => own !== null && measuredLevels.indexOf(own) >= rank;
  if (isReached(level)) return 0;
  const right = { ...authoredParameters({ level: required, step: 3, skill: "GRAMMAR" }), correct: true };
  const least = belief ? 1 : Math.max(1, stopRule.minimum - answers.length);
  for (let more = least; more <= farthest; more += 1) {
    if (isReached(practisedLevel([...answers, ...Array.from({ length: more }, () => right)], belief))) return more;
  }
  return null;
}

/** The levels to go through: from the one above the seeker's own up to the demanded one, which is always included. */
function levelsBetween(own: JapaneseLevel | null, required: JapaneseLevel): TeachingLevel[] {
  const top = Math.min(levelRank(required), levelRank("N1"));
  const bottom = Math.min(own ? levelRank(own) + 1 : 1, top);
  return teachingLevels.filter((level) => levelRank(level) >= bottom && levelRank(level) <= top);
}

/** Movies of the levels in the editors' order, those the seeker may not play behind the others. */
export async function moviesOf(ctx: Ctx, levels: readonly TeachingLevel[]): Promise<Map<TeachingLevel, Movie[]>> {
  const { userId } = requireSeeker(ctx);
  const found = await ctx.em.find(
    Movie,
    { $and: [shownNow(ctx.now()), { level: { $in: [...levels] } }] },
    { orderBy: { position: "asc", id: "asc" }, limit: 200 },
  );
  const hasLicence = await loader(ctx, premiumByUser).load(userId);
  const rank = ({ access }: Movie) => (access === "PREMIUM" && !hasLicence ? 1 : 0);
  const byLevel = Map.groupBy(found, ({ level }) => level);
  return new Map([...byLevel].map(([level, own]) => [level, own.toSorted((one, other) => rank(one) - rank(other)).slice(0, moviesAtMost)]));
}

export interface LearningPath {
  id: string;
  workId: string;
  workTitle: string;
  required: JapaneseLevel;
  ownLevel: JapaneseLevel | null;
  measuredLevel: LearningEstimate["measured"];
  claimedLevel: JapaneseLevel | null;
  levelsDisagree: boolean;
  practisedAnswers: number;
  reached: boolean;
  answersMissing: number | null;
  steps: { level: TeachingLevel; movies: Movie[]; practice: { items: number; answered: number } }[];
  match: { score: number; maximum: number; reasons: MatchReason[] };
}

/**
 * The path from the seeker's Japanese to the level a work demands: the levels to go through with movies and practice, the number of right
 * answers still missing, and the match as it is now. Null for a work that is not shown.
 */
export async function learningPath(ctx: Ctx, workId: string): Promise<LearningPath | null> {
  const { userId } = requireSeeker(ctx);
  const work = await findPublicWork(ctx, workId);
  const conditions = work && (await viewerConditions(ctx));
  if (!work || !conditions) return null;
  const rules = await loader(ctx, permissionRules).load("all");
  const match = matchOf({ work, conditions, rules, today: jstDate(ctx.now()) });
  const state = match.reasons.find(({ criterion }) => criterion === "LEVEL")?.state ?? "UNKNOWN";
  const required = work.japaneseLevel;
  const reached = state === "MET";
  const levels = reached ? [] : levelsBetween(conditions.level, required);
  const [estimate, movies, practice] = [
    await loader(ctx, learningEstimateByUser).load(userId),
    await moviesOf(ctx, levels),
    await practiceByLevel(ctx),
  ];
  const profile = await loader(ctx, profileByUserId).load(userId);
  const claimed = profile ? claimedLevel(profile) : null;
  const target = teachingLevels.find((level) => level === required);
  return {
    id: work.id,
    workId: work.id,
    workTitle: work.title,
    required,
    ownLevel: conditions.level,
    measuredLevel: estimate.measured,
    claimedLevel: claimed,
    levelsDisagree: levelsDisagree(estimate.measured, claimed),
    practisedAnswers: estimate.answers.length,
    reached,
    answersMissing: reached || !target ? null : answersMissing(estimate, target),
    steps: levels.map((level) => ({ level, movies: movies.get(level) ?? [], practice: practice.get(level) ?? { items: 0, answered: 0 } })),
    match: { score: match.score, maximum: matchMaximum, reasons: match.reasons },
  };
}
