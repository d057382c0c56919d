import type { Skill } from "./next-item.ts";

export const sittingMinutes = 60;

/** Seconds for one item; listening is spoken twice, reading has a text. */
export const itemSeconds: Readonly<Record<Skill, number>> = { VOCABULARY: 60, GRAMMAR: 75, READING: 240, LISTENING: 180 };

/** An answer on its way is still in time. */
export const graceMs = 3_000;

/** The deadline of an item that is served now: never after the sitting's own end. */
export function itemDeadline({ now, skill, sittingEnds }: { now: Date; skill: Skill; sittingEnds: Date }): Date {
  return new Date(Math.min(now.getTime() + itemSeconds[skill] * 1_000, sittingEnds.getTime()));
}

/** True when the clock has run down, whether or not an answer may still be on its way. */
export function hasEnded(deadline: Date, now: Date): boolean {
  return now.getTime() >= deadline.getTime();
}

/** True when not even the grace period is left. */
export function isOver(deadline: Date, now: Date): boolean {
  return now.getTime() > deadline.getTime() + graceMs;
}
