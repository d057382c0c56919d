/** Milliseconds that a request waits at most while its queue stands. */
const longestWaitMs = 300;
/** A queue that was never short for as long does not drain by itself: more comes than can be done. Longer than a place is held by what takes long. */
const standsAfterMs = 2_000;
/** Having waited so little says that the queue has drained. */
const shortWaitMs = 75;

/** Tells a queue that stands from one that a burst has filled for a moment. */
export interface StandingQueue {
  /** Somebody begins after a wait of so many milliseconds. */
  began(waitedMs: number): void;
  /** Whether who has waited so long is to be refused. */
  isTooLong(waitedMs: number): boolean;
}

/**
 * After CoDel, which does the same with packets: what counts is not how long the queue is but that even the shortest wait of two seconds was long. From then on
 * whoever has waited too long is refused, until somebody begins almost at once.
 */
export function createStandingQueue(now: () => number): StandingQueue {
  let shortAt = now();
  let stands = false;
  return {
    began(waitedMs) {
      if (waitedMs <= longestWaitMs) shortAt = now();
      if (waitedMs <= shortWaitMs) stands = false;
    },
    isTooLong(waitedMs) {
      if (waitedMs <= longestWaitMs) return false;
      stands ||= now() - shortAt > standsAfterMs;
      return stands;
    },
  };
}
