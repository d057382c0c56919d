import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { offlineMs } from "../engine/sitting-time.ts";
import { expireIfOver } from "./advance-attempt.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";
import { lockAttempt } from "./lock-attempt.ts";

const batch = 100;

/** Ends sittings whose time is over, each in a transaction of its own, graded with what was answered. @returns how many it ended */
export async function expireDueAttempts(ctx: Pick<Ctx, "em" | "now" | "sign">): Promise<number> {
  // The last answer may still be on its way from somebody who is offline.
  const before = new Date(ctx.now().getTime() - offlineMs);
  const due = await ctx.em.find(
    ExamAttempt,
    { status: "OPEN", deadlineAt: { $lt: before } },
    { limit: batch, orderBy: { deadlineAt: "asc" } },
  );
  const owners = due.map(({ id, user }) => ({ id, userId: user.id }));
  ctx.em.clear();
  let ended = 0;
  for (const owner of owners) {
    const done = await runInTransaction(ctx.em, async (em) => expireIfOver(ctx, em, await lockAttempt(em, owner), ctx.now()));
    if (done) ended += 1;
  }
  return ended;
}
