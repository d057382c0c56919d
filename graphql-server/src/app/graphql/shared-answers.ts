import { withStatementsOf } from "../../platform/database/statement-scope.ts";

/** An answer as it goes over the wire, and the works whose pages it shows. */
export interface WireAnswer {
  status: number;
  bytes: Buffer;
  viewedWorks: readonly string[];
}

/** Answers that visitors share. */
export interface SharedAnswers<A extends WireAnswer = WireAnswer> {
  /**
   * The answer of the key, made at most once while it is fresh, however many ask at the same time. `onLeave` gets what to call when the one
   * who asks has gone; when all have, the statements of an answer that is being made end.
   */
  answerOf(key: string, make: () => Promise<A>, onLeave: (leave: () => void) => void): Promise<A>;
  /** Forgets everything: something may have been written. */
  forget(): void;
}

interface Making<A> {
  madeAt: number;
  answer: Promise<A>;
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
export function createSharedAnswers<A extends WireAnswer = WireAnswer>(lifeMs: number): SharedAnswers<A> {
  const kept = new Map<string, Making<A>>();

  const isFresh = ({ madeAt }: Making<A>) => performance.now() - madeAt < lifeMs;

  function keep(key: string, making: Making<A>): void {
    // The oldest come first: pages are large, and nobody is given one whose life is over.
    for (const [each, oldest] of kept) {
      if (kept.size < mostAnswers && isFresh(oldest)) break;
      kept.delete(each);
    }
    kept.delete(key);
    kept.set(key, making);
  }

  function begin(key: string, make: () => Promise<A>): Making<A> {
    const scope = new AbortController();
    const making: Making<A> = { madeAt: performance.now(), scope, waiting: 0, answer: withStatementsOf(scope, make) };
    if (lifeMs > 0) keep(key, making);
    const drop = () => void (kept.get(key) === making && kept.delete(key));
    scope.signal.addEventListener("abort", drop);
    making.answer.then(({ status }) => status !== 200 && drop(), drop);
    return making;
  }

  return {
    answerOf(key, make, onLeave) {
      const known = kept.get(key);
      const making = known && isFresh(known) ? known : begin(key, make);
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
