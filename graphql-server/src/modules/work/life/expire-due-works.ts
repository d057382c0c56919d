import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { firstConfirmation } from "../posting/published-until.ts";
import { moveWork } from "./move-work.ts";
import { runDueWorks } from "./run-due-works.ts";

/**
 * Ends postings whose last day is over, 23:59:59 in Japan being still in time: the last day to apply, or of an open one the last day by its
 * confirmation. Applications already made go on.
 * @returns the number of postings moved
 */
export function expireDueWorks(ctx: Ctx): Promise<number> {
  const today = jstDate(ctx.now());
  const late = { status: { $in: ["OPEN", "PAUSED"] }, applyBy: { $lt: today } } as const;
  const unconfirmed = { status: "OPEN", confirmedOn: { $lt: firstConfirmation(today) } } as const;
  const due = { $or: [late, unconfirmed] };
  return runDueWorks(ctx, due, (em, locked) => moveWork(ctx, em, locked, { to: "EXPIRED", mover: "SYSTEM" }));
}
