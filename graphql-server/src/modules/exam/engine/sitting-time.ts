import type { Skill } from "./next-item.ts";
import { expectedSeconds, type ItemLength } from "./response-time.ts";

export const sittingMinutes = 60;

/** Seconds for one item at least; listening is spoken twice, reading has a text. */
export const itemSeconds: Readonly<Record<Skill, number>> = { VOCABULARY: 60, GRAMMAR: 75, READING: 240, LISTENING: 180 };

/** An answer on its way is still in time. */
export const graceMs = 3_000;

/** A text is read twice before its question can be answered. */
const readings = 2;

interface Served extends ItemLength {
  now: Date;
  sittingEnds: Date;
}

/** The deadline of an item that is served now: what its skill needs, longer for a long text, and never after the sitting's own end. */
export function itemDeadline({ now, skill, characters, sittingEnds }: Served): Date {
  const seconds = Math.max(itemSeconds[skill], skill === "READING" ? Math.ceil(readings * expectedSeconds({ skill, characters })) : 0);
  return new Date(Math.min(now.getTime() + seconds * 1_000, sittingEnds.getTime()));
}

/** True when the clock has run down, whether or not an answer may still be on its way. */
export function hasEnded(deadline: Date, now: Date): boolean {
  return now.getTime() >= deadline.getTime();
}

/** True when not even the grace period is left. */
export function isOver(deadline: Date, now: Date): boolean {
  return now.getTime() > deadline.getTime() + graceMs;
}
