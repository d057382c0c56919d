import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
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
import { firstAnswerMs, longestAnswerMs, pauseMs, settleMs } from "./practice-habit.ts";
import { type Memory, reviewed } from "./review-schedule.ts";

const schema = z.strictObject({ itemId: z.string(), choice: z.int().min(0).max(3).nullish() });

interface Given {
  userId: string;
  item: ExamItem;
  /** In the author's order. */
  choice: number | null;
}

/** Whether an item is due: its day has come, and it was not answered just now. SQL of the same: `isDue` of `review.queries.ts`. */
function isDue({ dueOn, lastAnsweredAt }: PracticeAnswer, now: Date): boolean {
  return dueOn <= jstDate(now) && now.getTime() - lastAnsweredAt.getTime() >= settleMs;
}

function memoryOf({ stability, difficulty, reviewedOn }: PracticeAnswer): Memory | null {
  if (typeof stability !== "number" || typeof difficulty !== "number" || typeof reviewedOn !== "string") return null;
  return { stability, difficulty, reviewedOn };
}

/** Adds the time of an answer to the day's practice. */
async function countTime(em: EntityManager, userId: string, now: Date): Promise<void> {
  await em.execute(
    `insert into practice_day as d (user_id, day, answers, active_ms, last_answered_at) values (?, ?, 1, ?, ?)
     on conflict (user_id, day) do update set answers = d.answers + 1,
       active_ms = d.active_ms + case when excluded.last_answered_at - d.last_answered_at > ? * interval '1 millisecond' then excluded.active_ms
         else greatest(0, least(?, extract(epoch from excluded.last_answered_at - d.last_answered_at) * 1000))::int end,
       last_answered_at = greatest(d.last_answered_at, excluded.last_answered_at)`,
    [userId, jstDate(now), firstAnswerMs, now, pauseMs, longestAnswerMs],
  );
}

/** Writes the very first answer to an item; false when there is one. */
async function storeFirst(em: EntityManager, { userId, item, choice }: Given, now: Date): Promise<boolean> {
  const { a, b, c, key } = item;
  const { stability, difficulty, reviewedOn, dueOn } = reviewed(null, { correct: choice === key, today: jstDate(now) });
  const made: unknown[] = await em.execute(
    `insert into practice_answer (id, user_id, item_id, first_correct, first_answered_at, a, b, c, last_choice, last_answered_at, tries,
       stability, difficulty, reviewed_on, due_on)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?) on conflict (user_id, item_id) do nothing returning id`,
    [newId(), userId, item.id, choice === key, now, a, b, c, choice, now, stability, difficulty, reviewedOn, dueOn],
  );
  return made.length > 0;
}

/**
 * The first answer is kept for ever. An answer to an item that is due is a review and sets its next day; any other is only another try.
 * Sent again, an answer counts once, as what has been reviewed is not due any more.
 */
function store(ctx: Ctx, given: Given): Promise<PracticeAnswer> {
  const { userId, item, choice } = given;
  const now = ctx.now();
  return runInTransaction(ctx.em, async (em) => {
    const isFirst = await storeFirst(em, given, now);
    const answer = await em.findOneOrFail(
      PracticeAnswer,
      { user: userId, item: item.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const due = isDue(answer, now);
    if (!isFirst && !due && answer.lastChoice === choice) return answer;
    if (!isFirst) {
      const review = due ? reviewed(memoryOf(answer), { correct: choice === item.key, today: jstDate(now) }) : {};
      em.assign(answer, { lastChoice: choice, lastAnsweredAt: now, tries: answer.tries + 1, ...review });
    }
    await countTime(em, userId, now);
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
