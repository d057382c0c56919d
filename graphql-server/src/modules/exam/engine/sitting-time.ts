import type { Skill } from "./next-item.ts";
import { expectedSeconds, type ItemLength } from "./response-time.ts";

export const sittingMinutes = 60;

/** Seconds for one item at least; listening is heard twice, reading has a text. */
export const itemSeconds: Readonly<Record<Skill, number>> = { VOCABULARY: 60, GRAMMAR: 75, READING: 240, LISTENING: 180 };

/** An answer on its way is still in time. */
export const graceMs = 3_000;

/** An answer that was given in time and found no way to the server may come so much later, so many times in a sitting. */
export const offlineMs = 90_000;
export const mostFromOffline = 5;

/** A text is read twice before its question can be answered. */
const readings = 2;

/** A recording may be heard so often; then there is half a minute and more to answer. */
export const playsOfARecording = 2;
const afterHearingSeconds = 45;

interface Served extends ItemLength {
  now: Date;
  /** Length of its recording in milliseconds; 0 without one. */
  heardMs?: number;
  sittingEnds: Date;
}

/** The deadline of an item that is served now: what its skill needs, longer for a long text or recording, and never after the sitting's own end. */
export function itemDeadline({ now, skill, characters, heardMs = 0, sittingEnds }: Served): Date {
  const read = skill === "READING" ? Math.ceil(readings * expectedSeconds({ skill, characters })) : 0;
  const heard = heardMs > 0 ? Math.ceil((playsOfARecording * heardMs) / 1_000) + afterHearingSeconds : 0;
  const seconds = Math.max(itemSeconds[skill], read, heard);
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

interface GivenOffline {
  servedAt: Date;
  deadlineAt: Date;
  /** What the item's clock still showed when the answer was given, as the browser says. */
  leftMs: number;
  now: Date;
}

/** Whether an answer that comes after its time may have been given in time, by somebody who had no way to the server for a minute. */
export function mayBeFromOffline({ servedAt, deadlineAt, leftMs, now }: GivenOffline): boolean {
  const isPossible = leftMs <= deadlineAt.getTime() - servedAt.getTime();
  return isPossible && now.getTime() <= deadlineAt.getTime() + offlineMs;
}
