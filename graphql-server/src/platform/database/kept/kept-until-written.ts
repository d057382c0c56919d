import type { WrittenNews } from "../../pubsub/pubsub.ts";
import { notingTables } from "./statement-tables.ts";

/** Something read that is given to others too. */
interface Kept<T> {
  readonly readAt: number;
  readonly value: Promise<T>;
  /** The tables it is made of. */
  readonly tables: ReadonlySet<string>;
  isRead: boolean;
}

/** Values by their question, each given until one of the tables it is made of is written. */
export interface KeptUntilWritten<T> {
  /** The value of the question while it is fresh. */
  get(question: string): Promise<T> | undefined;
  /** Reads the value and keeps it. `madeOf`: the tables it is made of, where they are known; else those that its statements name. */
  read(question: string, read: () => Promise<T>, madeOf?: readonly string[]): Promise<T>;
  /** Takes a value out before its time, unless another stands in its place. */
  drop(question: string, value: Promise<T>): void;
  /** Something was written through this process. `tables`: what is known of it; undefined: anything may have been. */
  forget(tables?: ReadonlySet<string>): void;
}

/** What time alone changes, as a day that begins, is seen after so many milliseconds. */
const longestMs = 10_000;

/**
 * Keeps values for `lifeMs`, and longer where every write to their tables is heard, whichever process does it: then until such a word comes,
 * ten seconds at most. A value that was being read when something was written is given to those who wait for it and to nobody after.
 */
export function createKeptUntilWritten<T>({
  lifeMs,
  most,
  written,
}: {
  lifeMs: number;
  /** More different questions than this are read each for itself. */
  most: number;
  written: WrittenNews;
}): KeptUntilWritten<T> {
  const kept = new Map<string, Kept<T>>();

  const isHeard = ({ isRead, tables }: Kept<T>) => isRead && tables.size > 0 && [...tables].every((table) => written.isHeard(table));

  function isFresh(one: Kept<T>): boolean {
    const age = performance.now() - one.readAt;
    return age < lifeMs || (age < longestMs && isHeard(one));
  }

  /** The oldest come first: what was read is large, and nobody is given what is not fresh. */
  function makeRoom(): void {
    for (const [question, oldest] of kept) {
      if (kept.size < most && isFresh(oldest)) break;
      kept.delete(question);
    }
  }

  function forgetThose(isStale: (one: Kept<T>) => boolean): void {
    for (const [question, one] of kept) if (!one.isRead || isStale(one)) kept.delete(question);
  }

  function drop(question: string, value: Promise<T>): void {
    if (kept.get(question)?.value === value) kept.delete(question);
  }

  written.onWrite((table) => forgetThose(({ tables }) => table === null || tables.has(table)));

  return {
    get(question) {
      const one = kept.get(question);
      return one && isFresh(one) ? one.value : undefined;
    },
    read(question, read, madeOf) {
      const tables = new Set(madeOf);
      const one: Kept<T> = { readAt: performance.now(), value: madeOf ? read() : notingTables(tables, read), tables, isRead: false };
      makeRoom();
      kept.delete(question);
      if (lifeMs > 0) kept.set(question, one);
      one.value.then(
        () => (one.isRead = true),
        () => drop(question, one.value),
      );
      return one.value;
    },
    drop,
    forget: (tables) => forgetThose((one) => !tables || !isHeard(one) || [...one.tables].some((table) => tables.has(table))),
  };
}
