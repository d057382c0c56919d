import type { EntityManager } from "@mikro-orm/postgresql";
import { withStatementsOf } from "./statement-scope.ts";

/** What the public may see, read once for all who are signed in and ask for it within a moment. What comes back is for reading: others have it too. */
export interface PublicRows {
  /** What `read` gives for the question, at most once while it is fresh. */
  rowsOf<T>(question: string, read: () => Promise<T>): Promise<T>;
  /** Forgets everything: something may have been written. */
  forget(): void;
}

/** More different questions than this within the life of their rows are read each for itself. */
const mostQuestions = 2_000;

/** @param lifeMs milliseconds for which rows are given again */
export function createPublicRows(lifeMs: number): PublicRows {
  const kept = new Map<string, { readAt: number; rows: Promise<unknown> }>();

  const isFresh = ({ readAt }: { readAt: number }) => performance.now() - readAt < lifeMs;

  /** The oldest come first. */
  function makeRoom(): void {
    for (const [question, oldest] of kept) {
      if (kept.size < mostQuestions && isFresh(oldest)) break;
      kept.delete(question);
    }
  }

  function rowsOf<T>(question: string, read: () => Promise<T>): Promise<T>;
  function rowsOf(question: string, read: () => Promise<unknown>): Promise<unknown> {
    const known = kept.get(question);
    if (known && isFresh(known)) return known.rows;
    // The statements are nobody's: they do not end with the one who asked first.
    const reading = { readAt: performance.now(), rows: withStatementsOf(new AbortController(), read) };
    makeRoom();
    kept.delete(question);
    kept.set(question, reading);
    reading.rows.catch(() => void (kept.get(question) === reading && kept.delete(question)));
    return reading.rows;
  }

  return { rowsOf, forget: () => kept.clear() };
}

/** The rows of a question, shared where whoever asks may share them; `read` gets a unit of work that is not the request's then. */
export function publicRowsOf<C extends { em: EntityManager; publicRows: PublicRows | null }, T>(
  ctx: C,
  question: string,
  read: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.publicRows ? ctx.publicRows.rowsOf(question, () => read({ ...ctx, em: ctx.em.fork() })) : read(ctx);
}
