import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { isOver } from "../engine/sitting-time.ts";
import { advanceAttempt, expireIfOver } from "./advance-attempt.ts";
import { endAttempt } from "./end-attempt.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import { lockAttempt } from "./lock-attempt.ts";

const schema = z.strictObject({ attemptId: z.string() });

/**
 * Goes on with a sitting after a break: the same item with the same clock, or the next one when its time has run out meanwhile; an item
 * whose time ran out counts as wrong. @throws UserErrors NOT_FOUND
 */
export function continueAttempt(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamAttempt> {
  const { userId } = requireSeeker(ctx);
  const { attemptId } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const sitting = await lockAttempt(em, { id: attemptId, userId });
    if (await expireIfOver(ctx, em, sitting, now)) return sitting.attempt;
    const open = sitting.responses.find(({ answeredAt }) => !answeredAt);
    if (sitting.attempt.status !== "OPEN" || !open || !isOver(open.deadlineAt, now)) return sitting.attempt;
    em.assign(open, { choice: null, correct: false, answeredAt: now });
    await advanceAttempt(ctx, em, sitting, now);
    return sitting.attempt;
  });
}

/** Ends a sitting early with what was answered; one that has ended stays as it is. @throws UserErrors NOT_FOUND */
export function finishAttempt(ctx: Ctx, input: z.input<typeof schema>): Promise<ExamAttempt> {
  const { userId } = requireSeeker(ctx);
  const { attemptId } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const { attempt, responses } = await lockAttempt(em, { id: attemptId, userId });
    if (await expireIfOver(ctx, em, { attempt, responses }, now)) return attempt;
    if (attempt.status === "OPEN") await endAttempt(ctx, em, { attempt, responses, status: "FINISHED", now });
    return attempt;
  });
}
