import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { newCertificateCode, signCertificate } from "../certificate/certificate.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { intervalOf, levelProbabilities } from "../engine/ability.ts";
import { reachedLevel } from "../engine/level-bands.ts";
import { flagsOf, type SittingFlag } from "../engine/sitting-flags.ts";
import { stopRule } from "../engine/stop-rule.ts";
import { Exam } from "./exam.entity.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import type { ExamResponse } from "./exam-response.entity.ts";
import { scoreAttempt, scoredResponses, scoreSkills } from "./score-attempt.ts";

function flagsOfSitting(responses: readonly ExamResponse[], theta: number): SittingFlag[] {
  const answered = responses.filter(({ answeredAt, pilot }) => answeredAt && !pilot);
  const rapid = answered.filter((response) => response.rapid).length;
  return flagsOf({ answered: answered.length, rapid, responses: scoredResponses(responses), theta });
}

/** Copies a measurement to the profile, where companies the seeker applied to, the search and the match may read it. */
async function showInProfile(em: EntityManager, result: ExamResult): Promise<void> {
  const profile = await em.findOne(UserProfile, { user: result.user.id });
  if (!profile) return;
  const { level, probabilities, theta, se, measuredAt, provisional } = result;
  profile.measuredLevel = level;
  profile.measurement = {
    level,
    probabilities,
    theta,
    se,
    ...intervalOf({ theta, se }),
    measuredAt: measuredAt.toISOString(),
    provisional,
  };
}

export interface EndAttemptInput {
  attempt: ExamAttempt;
  responses: readonly ExamResponse[];
  status: "FINISHED" | "EXPIRED";
  now: Date;
}

/**
 * Ends a sitting and writes its result from what was answered. The attempt's row must be locked. A sitting without a single answer has no
 * result; one below the least number of answers, or flagged, has one, but no certificate, and the profile stays as it is.
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
  const flags = flagsOfSitting(responses, theta);
  // A flag may be wrong: the sitting is repeated free of charge, and what was owed for another reason is not owed twice.
  if (flags.length > 0 && attempt.ground !== "RETAKE") attempt.retakesOwed = Math.max(1, attempt.retakesOwed);
  const provisional = !(await em.findOneOrFail(Exam, attempt.test.id)).calibratedAt;
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
    provisional,
    flags,
    signature: signCertificate(ctx, { ...facts, userId: attempt.user.id, provisional }),
    createdAt: now,
  });
  if (result.complete && flags.length === 0) await showInProfile(em, result);
  return result;
}
