import type { SkillResult } from "../certificate/exam-result.entity.ts";
import { type Ability, estimateAbility, type ScoredResponse } from "../engine/ability.ts";
import { skills } from "../engine/next-item.ts";
import type { ExamResponse } from "./exam-response.entity.ts";

type Stored = Pick<ExamResponse, "position" | "skill" | "scored" | "a" | "b" | "c" | "seB" | "seLogA" | "correct">;

/** The answers that count, in the order they were given, each with the parameters stored with it. */
export function scoredResponses(responses: readonly Stored[]): (ScoredResponse & Pick<Stored, "skill">)[] {
  return responses
    .toSorted((one, other) => one.position - other.position)
    .flatMap(({ scored, correct, skill, a, b, c, seB, seLogA }) =>
      scored && typeof correct === "boolean" ? [{ skill, a, b, c, seB, seLogA, correct }] : [],
    );
}

/** The ability from the stored answers of a sitting. Scored again at any time, it comes out the same bit for bit. */
export function scoreAttempt(responses: readonly Stored[]): Ability & { scoredCount: number } {
  const scored = scoredResponses(responses);
  return { ...estimateAbility(scored), scoredCount: scored.length };
}

/** Each skill by its own answers only; skills without answers are left out. */
export function scoreSkills(responses: readonly Stored[]): SkillResult[] {
  const scored = scoredResponses(responses);
  return skills.flatMap((skill) => {
    const own = scored.filter((response) => response.skill === skill);
    if (own.length === 0) return [];
    const { theta, se } = estimateAbility(own);
    return [{ skill, answered: own.length, correct: own.filter(({ correct }) => correct).length, theta, se }];
  });
}
