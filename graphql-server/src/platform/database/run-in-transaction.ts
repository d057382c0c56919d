import { setTimeout as sleep } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";

/** SQLSTATE of a serialisation failure and of a deadlock: the same work may succeed a moment later. */
const retryable = new Set(["40001", "40P01"]);
const attempts = 3;

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : undefined;
}

/**
 * Runs the work in one transaction and hands it the transaction's own entity manager, which it must use for everything.
 * Repeats it up to three times after a deadlock or serialisation failure, so the work must not touch the outside.
 */
export async function runInTransaction<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await em.transactional(work);
    } catch (error) {
      if (attempt >= attempts || !retryable.has(codeOf(error) ?? "")) throw error;
      em.clear();
      await sleep(attempt * 20 * (0.5 + Math.random()));
    }
  }
}
