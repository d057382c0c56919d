import type { Ctx } from "../../../shared/ctx.ts";
import { shownToOperator } from "../../account/seeker/seeker-detail.presenter.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamResult } from "./exam-result.entity.ts";

/** The seeker's newest sittings with what they measured, for the operator. */
export async function listSeekerAttempts({ em }: Ctx, userId: string) {
  const attempts = await em.find(ExamAttempt, { user: userId }, { orderBy: { startedAt: "desc", id: "desc" }, limit: shownToOperator });
  const results = await em.find(ExamResult, { attempt: { $in: attempts.map(({ id }) => id) } });
  const byAttempt = new Map(results.map((result) => [result.attempt.id, result]));
  return attempts.map(({ id, status, startedAt, endedAt, scoredCount }) => {
    const result = byAttempt.get(id);
    return {
      id,
      status,
      startedAt,
      endedAt: endedAt ?? null,
      scoredCount,
      level: result?.level ?? null,
      complete: result?.complete ?? false,
    };
  });
}
