/** An answer as it goes over the wire, and the works whose pages it shows. */
export interface WireAnswer {
  status: number;
  bytes: Buffer;
  viewedWorks: readonly string[];
}

/** Answers that visitors share. */
export interface SharedAnswers {
  /** The answer of the key, made at most once while it is fresh, however many ask at the same time. */
  answerOf(key: string, make: () => Promise<WireAnswer>): Promise<WireAnswer>;
  /** Forgets everything: something may have been written. */
  forget(): void;
}

/** More different questions than this within the life of an answer are made each for itself. */
const mostAnswers = 500;

/**
 * Whoever has no session gets the same answer to the same question, so it is made once and given to all who ask within `lifeMs`. A write
 * through this process forgets it at once; what other processes and tasks write is seen when its life is over. 0 shares nothing.
 */
export function createSharedAnswers(lifeMs: number): SharedAnswers {
  const kept = new Map<string, { madeAt: number; answer: Promise<WireAnswer> }>();

  function keep(key: string, answer: Promise<WireAnswer>): void {
    const oldest = kept.keys().next().value;
    if (kept.size >= mostAnswers && oldest !== undefined) kept.delete(oldest);
    const entry = { madeAt: performance.now(), answer };
    kept.delete(key);
    kept.set(key, entry);
    const drop = () => void (kept.get(key) === entry && kept.delete(key));
    answer.then(({ status }) => status !== 200 && drop(), drop);
  }

  return {
    answerOf(key, make) {
      const known = kept.get(key);
      if (known && performance.now() - known.madeAt < lifeMs) return known.answer;
      const answer = make();
      if (lifeMs > 0) keep(key, answer);
      return answer;
    },
    forget: () => kept.clear(),
  };
}
