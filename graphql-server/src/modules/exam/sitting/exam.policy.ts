/** Days in which a seeker may begin one sitting free of charge. Licences may add to it, but never replace it. */
export const freeSittingDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

export interface StartPolicyInput {
  now: Date;
  /** When the last sitting began that was no repetition, however it ended; null before the first. */
  lastStartedAt: Date | null;
  /** Further sittings that a licence pays for. */
  paidSittings: number;
  /** Free repetitions that are owed. */
  owed: number;
}

/** Whether a sitting may begin, and when the next free one may. */
export function mayStartAttempt({ now, lastStartedAt, paidSittings, owed }: StartPolicyInput): { allowed: boolean; freeAt: Date | null } {
  if (!lastStartedAt) return { allowed: true, freeAt: null };
  const freeAt = new Date(lastStartedAt.getTime() + freeSittingDays * dayMs);
  const free = freeAt <= now;
  return { allowed: free || owed > 0 || paidSittings > 0, freeAt: free ? null : freeAt };
}
