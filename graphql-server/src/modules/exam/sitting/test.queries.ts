import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { newestFirst } from "../../../shared/newest-first.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { usesLeft } from "../../money/licence/use-licence.ts";
import { TestResult } from "../certificate/test-result.entity.ts";
import { lastStart } from "./start-attempt.ts";
import { mayStartAttempt } from "./test.policy.ts";
import { TestAttempt } from "./test-attempt.entity.ts";

/** The seeker's open sitting, if any. */
export function findOpenAttempt(ctx: Ctx): Promise<TestAttempt | null> {
  return ctx.em.findOne(TestAttempt, { user: requireSeeker(ctx).userId, status: "OPEN" });
}

export interface ExamStanding {
  attempt: TestAttempt | null;
  mayStart: boolean;
  freeAt: Date | null;
  paidSittings: number;
}

/** Whether the seeker may begin a sitting now, and from when on. */
export async function findStanding(ctx: Ctx): Promise<ExamStanding> {
  const { userId } = requireSeeker(ctx);
  const attempt = await findOpenAttempt(ctx);
  const now = ctx.now();
  const paidSittings = await usesLeft(ctx.em, { userId, kind: "EXAM_ATTEMPT", now });
  const { allowed, freeAt } = mayStartAttempt({ now, lastStartedAt: await lastStart(ctx.em, userId), paidSittings });
  return { attempt, mayStart: allowed && !attempt, freeAt, paidSittings: Math.min(paidSittings, 999) };
}

/** The seeker's own result; null when it is not theirs. */
export async function findOwnResult(ctx: Ctx, id: string): Promise<TestResult | null> {
  const { userId } = requireSeeker(ctx);
  return isId(id) ? ctx.em.findOne(TestResult, { id, user: userId }) : null;
}

/** The seeker's results, newest first, by keyset. */
export async function listOwnResults(ctx: Ctx, input: { first: number; after?: string | null }) {
  const own = { user: requireSeeker(ctx).userId };
  const { older, options, page } = newestFirst(input);
  const rows = await ctx.em.find(TestResult, { $and: [own, older] }, options);
  return {
    ...page(rows),
    totalCount: () => ctx.em.count(TestResult, own),
  };
}
