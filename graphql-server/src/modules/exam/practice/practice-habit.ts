import { daysBetween } from "./review-schedule.ts";

/** Practice of five minutes a day is the goal. */
export const dailyGoalMs = 5 * 60_000;
/** The first answer after a pause counts so long; between two answers the time itself counts, but no more than a minute. */
export const firstAnswerMs = 15_000;
export const longestAnswerMs = 60_000;
export const pauseMs = 3 * 60_000;
/** An answer within this time is one of the same sitting: midnight between the two makes no review of it. */
export const settleMs = 3_600_000;

export interface Streak {
  /** Days on which the goal was reached. */
  days: number;
  /** The day before was missed: without the goal of today it ends. */
  endsToday: boolean;
}

/**
 * The streak as of today, from the days on which the goal was reached, the newest first. A single missed day is forgiven, as often as it
 * happens: it neither counts nor ends the streak. Two missed days in a row end it. Today is not missed before it is over.
 */
export function streakOf(reached: readonly string[], today: string): Streak {
  let days = 0;
  let next = today;
  for (const day of reached) {
    if (daysBetween(day, next) > 2) break;
    days += 1;
    next = day;
  }
  const [newest] = reached;
  return { days, endsToday: days > 0 && newest !== undefined && daysBetween(newest, today) === 2 };
}
