import type { QueuedWork } from "./review-queue.query.ts";

type Step = 1 | -1;

/** True where nobody else has it in hand and nothing is decided yet. */
function isFree({ reviewClaim }: QueuedWork): boolean {
  return !reviewClaim || (reviewClaim.isOwn && !reviewClaim.approvesAt);
}

/** The neighbour of a work in the queue; from outside of the queue its first. Null at its ends. */
export function neighbour(queue: readonly QueuedWork[], current: string, step: Step): string | null {
  const at = queue.findIndex(({ id }) => id === current);
  if (at < 0) return queue[0]?.id ?? null;
  return queue[at + step]?.id ?? null;
}

/** The nearest work in a direction that somebody can decide about now; at the end of the queue those passed over before count again. */
export function nearestFree(queue: readonly QueuedWork[], current: string, step: Step): string | null {
  const at = queue.findIndex(({ id }) => id === current);
  const ahead = step === 1 ? queue.slice(at + 1) : queue.slice(0, Math.max(at, 0)).toReversed();
  const passed = step === 1 ? queue.slice(0, Math.max(at, 0)) : queue.slice(at + 1).toReversed();
  return [...ahead, ...passed].find((work) => work.id !== current && isFree(work))?.id ?? null;
}
