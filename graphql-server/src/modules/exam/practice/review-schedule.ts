import { fsrs, Rating } from "ts-fsrs";
import { addDays } from "../../../shared/calendar/working-days.ts";

/**
 * An item comes back when it would be known with this chance, by FSRS with its published weights. Intervals are whole days and the same for
 * the same answers: there is no chance in them, and no second turn within one day.
 */
const scheduler = fsrs({ request_retention: 0.9, maximum_interval: 365, enable_fuzz: false, enable_short_term: false });

/** What is known of one person's memory of one item. */
export interface Memory {
  /** Days after which it is still known with a chance of nine in ten. */
  stability: number;
  difficulty: number;
  /** The day in Japan. */
  reviewedOn: string;
}

const dayMs = 86_400_000;

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The memory after an answer, and the day to ask again. What was not known is asked the next day, however well it was known before. */
export function reviewed(before: Memory | null, { correct, today }: { correct: boolean; today: string }): Memory & { dueOn: string } {
  const elapsed = before ? Math.max(daysBetween(before.reviewedOn, today), 0) : 0;
  const { stability, difficulty } = scheduler.next_state(before, elapsed, correct ? Rating.Good : Rating.Again);
  const days = correct ? scheduler.next_interval(stability, elapsed) : 1;
  return { stability, difficulty, reviewedOn: today, dueOn: addDays(today, days) };
}
