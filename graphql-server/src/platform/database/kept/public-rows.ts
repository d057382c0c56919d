import type { EntityManager } from "@mikro-orm/postgresql";
import type { WrittenNews } from "../../pubsub/pubsub.ts";
import { RequestEndedError } from "../guard-client.ts";
import { withStatementsOf } from "../statement-scope.ts";
import { createKeptUntilWritten } from "./kept-until-written.ts";

/** What the public may see, read once for all who are signed in and ask for it within a moment. What comes back is for reading: others have it too. */
export interface PublicRows {
  /** What `read` gives for the question, at most once while it is fresh. */
  rowsOf<T>(question: string, read: () => Promise<T>): Promise<T>;
  /** The same, where one request's unit of work reads them together with what is its own. `madeOf`: the tables of the rows alone. */
  rowsMadeOf<T>(madeOf: readonly string[], question: string, read: () => Promise<T>): Promise<T>;
  /** Something may have been written. */
  forget(tables?: ReadonlySet<string>): void;
}

/** More different questions than this within the life of their rows are read each for itself. */
const mostQuestions = 2_000;

/** @param lifeMs milliseconds for which rows are given again where writes to their tables are not heard */
export function createPublicRows(lifeMs: number, written: WrittenNews): PublicRows {
  const kept = createKeptUntilWritten<unknown>({ lifeMs, most: mostQuestions, written });

  function rowsOf<T>(question: string, read: () => Promise<T>): Promise<T>;
  function rowsOf(question: string, read: () => Promise<unknown>): Promise<unknown> {
    // The statements are nobody's: they do not end with the one who asked first.
    return kept.get(question) ?? kept.read(question, () => withStatementsOf(new AbortController(), read));
  }

  function rowsMadeOf<T>(madeOf: readonly string[], question: string, read: () => Promise<T>): Promise<T>;
  function rowsMadeOf(madeOf: readonly string[], question: string, read: () => Promise<unknown>): Promise<unknown> {
    return kept.get(question) ?? kept.read(question, read, madeOf);
  }

  return { rowsOf, rowsMadeOf, forget: kept.forget };
}

/** The rows of a question, shared where whoever asks may share them; `read` gets a unit of work that is not the request's then. */
export function publicRowsOf<C extends { em: EntityManager; publicRows: PublicRows | null }, T>(
  ctx: C,
  question: string,
  read: (ctx: C) => Promise<T>,
): Promise<T> {
  return ctx.publicRows ? ctx.publicRows.rowsOf(question, () => read({ ...ctx, em: ctx.em.fork() })) : read(ctx);
}

/** Whether a statement ended because its request did. */
const hasEnded = (error: unknown) => error instanceof Error && Reflect.get(error, "code") === new RequestEndedError().code;

/**
 * Rows of a question as above, read in one statement with what else the request asks for. Whoever waited for a request that has ended reads for
 * themselves.
 */
export async function publicRowsTogether<C extends { publicRows: PublicRows | null }, T>(
  ctx: C,
  { madeOf, question }: { madeOf: readonly string[]; question: string },
  read: () => Promise<T>,
): Promise<T> {
  if (!ctx.publicRows) return read();
  try {
    return await ctx.publicRows.rowsMadeOf(madeOf, question, read);
  } catch (error) {
    if (!hasEnded(error)) throw error;
    return read();
  }
}
