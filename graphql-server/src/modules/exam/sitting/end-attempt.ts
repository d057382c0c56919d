import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { newCertificateCode, signCertificate } from "../certificate/certificate.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { intervalOf, levelProbabilities } from "../engine/ability.ts";
import { reachedLevel } from "../engine/level-bands.ts";
import { stopRule } from "../engine/stop-rule.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import type { ExamResponse } from "./exam-response.entity.ts";
import { scoreAttempt, scoreSkills } from "./score-attempt.ts";

/** Copies a measurement to the profile, where companies the seeker applied to, the search and the match may read it. */
async function showInProfile(em: EntityManager, result: ExamResult): Promise<void> {
  const profile = await em.findOne(UserProfile, { user: result.user.id });
  if (!profile) return;
  const { level, probabilities, theta, se, measuredAt } = result;
  profile.measuredLevel = level;
  profile.measurement = { level, probabilities, theta, se, ...intervalOf({ theta, se }), measuredAt: measuredAt.toISOString() };
}

export interface EndAttemptInput {
  attempt: ExamAttempt;
  responses: readonly ExamResponse[];
  status: "FINISHED" | "EXPIRED";
  now: Date;
}

/**
 * Ends a sitting and writes its result from what was answered. The attempt's row must be locked. A sitting without a single answer has no
 * result; one below the least number of answers has one, but no certificate, and the profile stays as it is.
 */
export async function endAttempt(
  ctx: Pick<Ctx, "sign">,
  em: EntityManager,
  { attempt, responses, status, now }: EndAttemptInput,
): Promise<ExamResult | null> {
  const ability = scoreAttempt(responses);
  const { theta, se, scoredCount } = ability;
  em.assign(attempt, { status, theta, se, scoredCount, endedAt: now, updatedAt: now });
  if (scoredCount === 0) return null;
  const probabilities = levelProbabilities(ability);
  const facts = {
    id: newId(),
    theta,
    se,
    level: reachedLevel(probabilities),
    certificateCode: newCertificateCode(),
    measuredAt: now,
  };
  const result = em.create(ExamResult, {
    ...facts,
    attempt,
    user: attempt.user,
    probabilities,
    skills: scoreSkills(responses),
    scoredCount,
    complete: scoredCount >= stopRule.minimum,
    signature: signCertificate(ctx, { ...facts, userId: attempt.user.id }),
    createdAt: now,
  });
  if (result.complete) await showInProfile(em, result);
  return result;
}
