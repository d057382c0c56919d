import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { newId } from "../../../shared/ids.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import type { ExamItem } from "../item/exam-item.entity.ts";
import { optionOrder } from "./option-order.ts";
import { findPractisable } from "./practice.queries.ts";
import { PracticeAnswer } from "./practice-answer.entity.ts";
import { gradeOf } from "./practice-grade.ts";

const schema = z.strictObject({ itemId: z.string(), choice: z.int().min(0).max(3).nullish() });

interface Given {
  userId: string;
  item: ExamItem;
  /** In the author's order. */
  choice: number | null;
}

/** The first answer is kept for ever; a later one is only another try. Sent again, an answer counts once. */
function store(ctx: Ctx, { userId, item, choice }: Given): Promise<PracticeAnswer> {
  const { a, b, c, key } = item;
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    const made: unknown[] = await em.execute(
      `insert into practice_answer (id, user_id, item_id, first_correct, first_answered_at, a, b, c, last_choice, last_answered_at, tries)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) on conflict (user_id, item_id) do nothing returning id`,
      [newId(), userId, item.id, choice === key, now, a, b, c, choice, now],
    );
    const answer = await em.findOneOrFail(
      PracticeAnswer,
      { user: userId, item: item.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (made.length === 0 && answer.lastChoice !== choice) {
      em.assign(answer, { lastChoice: choice, lastAnsweredAt: now, tries: answer.tries + 1 });
    }
    return answer;
  });
}

/**
 * Grades an answer to a practice item and tells what is right. Only the first answer says something of the seeker's level.
 * @throws UserErrors NOT_FOUND, MOVIE_LICENCE_REQUIRED, RATE_LIMITED
 */
export async function answerPractice(ctx: Ctx, input: z.input<typeof schema>) {
  const { userId } = requireSeeker(ctx);
  const { itemId, choice } = parse(schema, input);
  await enforceLimit(ctx, "practice", userId);
  const item = await findPractisable(ctx, itemId);
  const order = optionOrder({ userId, itemId, count: item.options.length });
  const chosen = typeof choice === "number" ? (order[choice] ?? null) : null;
  const answer = await store(ctx, { userId, item, choice: chosen });
  return { itemId: item.id, ...gradeOf(ctx, { item, answer, order }) };
}
