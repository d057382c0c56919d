import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { moveWork } from "./move-work.ts";
import { runDueWorks } from "./run-due-works.ts";

/**
 * Ends postings whose last day to apply is over: 23:59:59 in Japan is still in time. Applications already made go on.
 * @returns the number of postings moved
 */
export function expireDueWorks(ctx: Ctx): Promise<number> {
  const due = { status: { $in: ["OPEN", "PAUSED"] }, applyBy: { $lt: jstDate(ctx.now()) } } as const;
  return runDueWorks(ctx, due, (em, locked) => moveWork(ctx, em, locked, { to: "EXPIRED", mover: "SYSTEM" }));
}
