import DataLoader from "dataloader";
import { readTogether } from "../../../platform/database/read-together.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { type MeasuredLevel, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import type { ExamResult } from "../certificate/exam-result.entity.ts";
import { estimateAbility, levelProbabilities, type ScoredResponse } from "../engine/ability.ts";
import { reachedLevel } from "../engine/level-bands.ts";
import { stopRule } from "../engine/stop-rule.ts";

/** A measurement counts for so many months. */
const validMonths = 24;
/** The latest first answers that are looked at. */
const evidenceLimit = 60;

interface Belief {
  mean: number;
  sd: number;
}

/** The estimate of a seeker's level from the exam and the practice since then together. */
export interface LearningEstimate {
  /** Of the newest whole measurement that stands; null without one. */
  measured: MeasuredLevel | null;
  /** First answers to practice items since then. */
  answers: readonly ScoredResponse[];
  /** The belief held before these answers. */
  belief: Belief | undefined;
  /** The level both say together; null while there is neither a measurement nor enough answers. */
  level: MeasuredLevel | null;
}

/** The level from answers and the belief held before them; null while there are too few answers without one. */
export function practisedLevel(answers: readonly ScoredResponse[], belief: Belief | undefined): MeasuredLevel | null {
  if (!belief && answers.length < stopRule.minimum) return null;
  return reachedLevel(levelProbabilities(estimateAbility(answers, belief)));
}

function higher(one: MeasuredLevel | null, other: MeasuredLevel | null): MeasuredLevel | null {
  if (!one || !other) return one ?? other;
  return measuredLevels.indexOf(one) >= measuredLevels.indexOf(other) ? one : other;
}

type Whole = Pick<ExamResult, "theta" | "se" | "level">;

/** The newest whole measurement of a person that stands and is not too old, and the latest first answers since then. */
const evidence = `
  select row_to_json(whole) as whole, (
    select coalesce(json_agg(latest), '[]') from (
      select a, b, c, first_correct as correct from practice_answer
      where user_id = ? and (whole.measured_at is null or first_answered_at > whole.measured_at)
      order by first_answered_at desc, id desc limit ?
    ) latest
  ) as answers
  from (select 1) one left join lateral (
    select theta, se, level, measured_at from test_result
    where user_id = ? and complete and revoked_at is null and flags = '[]' and measured_at > ? order by measured_at desc limit 1
  ) whole on true`;

/**
 * Bayes over practice: the posterior of the newest measurement is the prior, first answers to practice items are the likelihood (3PL, as in
 * the exam). It can only raise the level: nobody loses a match by practising. It is the seeker's own; companies see the measurement alone.
 */
export function learningEstimateByUser({ em, now }: Ctx): DataLoader<string, LearningEstimate> {
  const read = async (user: string): Promise<LearningEstimate> => {
    const since = new Date(now());
    since.setUTCMonth(since.getUTCMonth() - validMonths);
    const values = [user, evidenceLimit, user, since.toISOString()];
    const [found] = await readTogether<{ whole: Whole | null; answers: ScoredResponse[] }>(em, { text: evidence, values, prepared: true });
    const { whole: result = null, answers = [] } = found ?? {};
    const belief = result ? { mean: result.theta, sd: result.se } : undefined;
    const measured = result?.level ?? null;
    const level = answers.length > 0 ? higher(measured, practisedLevel(answers, belief)) : measured;
    return { measured, answers, belief, level };
  };
  return new DataLoader((ids) => Promise.all(ids.map(read)), { cache: true });
}
