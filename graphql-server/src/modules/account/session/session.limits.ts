import type { AccountKind } from "../../../shared/viewer/actor.ts";

/** Lifetime of a session in minutes: without a request (`idle`), and at most (`absolute`). */
export const sessionMinutes: Readonly<Record<AccountKind, { idle: number; absolute: number }>> = {
  SEEKER: { idle: 24 * 60, absolute: 30 * 24 * 60 },
  COMPANY: { idle: 60, absolute: 24 * 60 },
  ADMIN: { idle: 30, absolute: 12 * 60 },
};

/** Minutes for which a typed password still speaks for the person at the screen, before acts on money, lists of people and rights. */
export const recentMinutes = 10;

/** A request is noted in its session at most once in this many seconds. */
export const lastSeenSeconds = 60;

/** That many minutes after (or, negative, before) a moment. */
export function minutesFrom(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * 60_000);
}
