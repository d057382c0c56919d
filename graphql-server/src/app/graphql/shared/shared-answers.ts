import { createKeptUntilWritten } from "../../../platform/database/kept/kept-until-written.ts";
import { withStatementsOf } from "../../../platform/database/statement-scope.ts";
import type { WrittenNews } from "../../../platform/pubsub/pubsub.ts";

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
  /** The answer of the key where it is made and fresh, without waiting. */
  readyOf(key: string): A | undefined;
  /** Something may have been written. `tables`: where it is known which. */
  forget(tables?: ReadonlySet<string>): void;
}

interface Making {
  /** Ends its statements. */
  scope: AbortController;
  /** Those who have not gone. */
  waiting: number;
}

/** More different questions than this within the life of an answer are made each for itself. */
const mostAnswers = 1_000;

/**
 * Whoever has no session gets the same answer to the same question, so it is made once and given to all who ask within `lifeMs`, and on
 * until what it shows is written where such writes are heard. A write through this process forgets it at once. 0 shares nothing.
 */
export function createSharedAnswers<A extends WireAnswer = WireAnswer>(lifeMs: number, written: WrittenNews): SharedAnswers<A> {
  const kept = createKeptUntilWritten<A>({ lifeMs, most: mostAnswers, written });
  const makings = new WeakMap<Promise<A>, Making>();
  const made = new WeakMap<Promise<A>, A>();

  function begin(key: string, make: () => Promise<A>): Promise<A> {
    const scope = new AbortController();
    const answer = kept.read(key, () => withStatementsOf(scope, make));
    makings.set(answer, { scope, waiting: 0 });
    const drop = () => kept.drop(key, answer);
    scope.signal.addEventListener("abort", drop);
    answer.then((one) => (one.status === 200 ? made.set(answer, one) : drop()), drop);
    return answer;
  }

  return {
    answerOf(key, make, onLeave) {
      const answer = kept.get(key) ?? begin(key, make);
      const making = makings.get(answer);
      if (making) {
        making.waiting += 1;
        onLeave(() => {
          making.waiting -= 1;
          if (making.waiting === 0) making.scope.abort();
        });
      }
      return answer;
    },
    readyOf(key) {
      const answer = kept.get(key);
      return answer && made.get(answer);
    },
    forget: kept.forget,
  };
}
