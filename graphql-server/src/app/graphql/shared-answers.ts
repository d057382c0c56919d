import { withStatementsOf } from "../../platform/database/statement-scope.ts";

/** An answer as it goes over the wire, and the works whose pages it shows. */
export interface WireAnswer {
  status: number;
  bytes: Buffer;
  viewedWorks: readonly string[];
}

/** Answers that visitors share. */
export interface SharedAnswers {
  /**
   * The answer of the key, made at most once while it is fresh, however many ask at the same time. `onLeave` gets what to call when the one
   * who asks has gone; when all have, the statements of an answer that is being made end.
   */
  answerOf(key: string, make: () => Promise<WireAnswer>, onLeave: (leave: () => void) => void): Promise<WireAnswer>;
  /** Forgets everything: something may have been written. */
  forget(): void;
}

interface Making {
  madeAt: number;
  answer: Promise<WireAnswer>;
  /** Ends its statements. */
  scope: AbortController;
  /** Those who have not gone. */
  waiting: number;
}

/** More different questions than this within the life of an answer are made each for itself. */
const mostAnswers = 500;

/**
 * Whoever has no session gets the same answer to the same question, so it is made once and given to all who ask within `lifeMs`. A write
 * through this process forgets it at once; what other processes and tasks write is seen when its life is over. 0 shares nothing.
 */
export function createSharedAnswers(lifeMs: number): SharedAnswers {
  const kept = new Map<string, Making>();

  function keep(key: string, making: Making): void {
    const oldest = kept.keys().next().value;
    if (kept.size >= mostAnswers && oldest !== undefined) kept.delete(oldest);
    kept.delete(key);
    kept.set(key, making);
  }

  function begin(key: string, make: () => Promise<WireAnswer>): Making {
    const scope = new AbortController();
    const making: Making = { madeAt: performance.now(), scope, waiting: 0, answer: withStatementsOf(scope, make) };
    if (lifeMs > 0) keep(key, making);
    const drop = () => void (kept.get(key) === making && kept.delete(key));
    scope.signal.addEventListener("abort", drop);
    making.answer.then(({ status }) => status !== 200 && drop(), drop);
    return making;
  }

  return {
    answerOf(key, make, onLeave) {
      const known = kept.get(key);
      const making = known && performance.now() - known.madeAt < lifeMs ? known : begin(key, make);
      making.waiting += 1;
      onLeave(() => {
        making.waiting -= 1;
        if (making.waiting === 0) making.scope.abort();
      });
      return making.answer;
    },
    forget: () => kept.clear(),
  };
}
