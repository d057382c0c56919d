import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import type { Database } from "../../platform/database/open-database.ts";

/** The count that a statement belongs to; statements that timers and other requests send meanwhile belong to none. */
const counting = new AsyncLocalStorage<string | undefined>();
const header = "x-test-count";

/** Lets a request of a test server belong to the count that sent it. */
export function countingHeaders(): Record<string, string> {
  const mark = counting.getStore();
  return mark ? { [header]: mark } : {};
}

/** Makes what a server does for a request belong to the count that the request names. */
export function countRequestsOf(http: Server): void {
  http.prependListener("request", ({ headers }) => {
    const mark = headers[header];
    counting.enterWith(typeof mark === "string" ? mark : undefined);
  });
}

/** Runs the work and returns the SQL sent for it, in order, without its values. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const mark = randomUUID();
  const logger = database.orm.config.getLogger();
  const original = logger.logQuery.bind(logger);
  const statements: string[] = [];
  logger.logQuery = (context) => {
    if (context.query && counting.getStore() === mark) statements.push(context.query);
    original(context);
  };
  try {
    await counting.run(mark, work);
  } finally {
    logger.logQuery = original;
  }
  return statements;
}
