import type { Database } from "../platform/database/open-database.ts";

/** Runs the work and answers the SQL it sent, in order, without its values. */
export async function statementsOf(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const logger = database.orm.config.getLogger();
  const original = logger.logQuery.bind(logger);
  const statements: string[] = [];
  logger.logQuery = (context) => {
    if (context.query) statements.push(context.query);
    original(context);
  };
  try {
    await work();
  } finally {
    logger.logQuery = original;
  }
  return statements;
}
