import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { newestFirst } from "../../../shared/paging/newest-first.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { usesLeft } from "../../money/licence/use-licence.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { examIsCalibrated } from "../item/calibration.ts";
import { bankSpentUntil } from "../item/seen-items.ts";
import { hasRecordings } from "../recording/recordings.queries.ts";
import { mayStartAttempt } from "./exam.policy.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";
import { lastStart, retakesLeft } from "./retakes.ts";

/** The seeker's open sitting, if any. */
export function findOpenAttempt(ctx: Ctx): Promise<ExamAttempt | null> {
  return ctx.em.findOne(ExamAttempt, { user: requireSeeker(ctx).userId, status: "OPEN" });
}

export interface ExamStanding {
  attempt: ExamAttempt | null;
  mayStart: boolean;
  freeAt: Date | null;
  paidSittings: number;
  retakesOwed: number;
  spentUntil: Date | null;
  hasRecordings: boolean;
  provisional: boolean;
}

/** Whether the seeker may begin a sitting now, and from when on. */
export async function findStanding(ctx: Ctx): Promise<ExamStanding> {
  const { userId } = requireSeeker(ctx);
  const attempt = await findOpenAttempt(ctx);
  const now = ctx.now();
  const paidSittings = await usesLeft(ctx.em, { userId, kind: "EXAM_ATTEMPT", now });
  const retakesOwed = await retakesLeft(ctx.em, userId);
  const spentUntil = attempt ? null : await bankSpentUntil(ctx.em, { userId, now });
  const { allowed, freeAt } = mayStartAttempt({ now, lastStartedAt: await lastStart(ctx.em, userId), owed: retakesOwed, paidSittings });
  const mayStart = allowed && !attempt && !spentUntil;
  const provisional = !(await examIsCalibrated(ctx.em));
  const standing = { attempt, mayStart, freeAt, paidSittings: Math.min(paidSittings, 999), retakesOwed, spentUntil, provisional };
  return { ...standing, hasRecordings: await hasRecordings(ctx.em) };
}

/** The seeker's own result; null when it is not theirs. */
export async function findOwnResult(ctx: Ctx, id: string): Promise<ExamResult | null> {
  const { userId } = requireSeeker(ctx);
  return isId(id) ? ctx.em.findOne(ExamResult, { id, user: userId }) : null;
}

/** The seeker's results, newest first, by keyset. */
export async function listOwnResults(ctx: Ctx, input: { first: number; after?: string | null }) {
  const own = { user: requireSeeker(ctx).userId };
  const { older, options, page } = newestFirst(input);
  const rows = await ctx.em.find(ExamResult, { $and: [own, older] }, options);
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(ExamResult, own),
  };
}
