import { createHash } from "node:crypto";
import { type EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";

/** A statement that reads rows as they are, `?` for each value. */
export interface ReadStatement {
  text: string;
  values: readonly (string | number)[];
  /**
   * Parsed and planned once a connection instead of every time, without a look at the values. Only for texts that come again and again and
   * whose best plan does not depend on them; a value that does decide, as the day does, stands in the text.
   */
  prepared?: boolean;
}

/** A connection keeps what it has prepared as long as it lives: beyond so many texts an hour they run unprepared. */
const preparedTexts = 200;
const hourMs = 3_600_000;

interface Prepared {
  name: string;
  /** The text as the driver takes it. */
  text: string;
}

const known = { since: 0, statements: new Map<string, Prepared>() };

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll("?", () => `$${(count += 1)}`);
}

function preparedOf(text: string): Prepared | undefined {
  const found = known.statements.get(text);
  if (found) return found;
  if (known.statements.size >= preparedTexts) {
    if (performance.now() - known.since < hourMs) return undefined;
    known.statements.clear();
    known.since = performance.now();
  }
  const made = { name: `r_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`, text: numbered(text) };
  known.statements.set(text, made);
  return made;
}

async function readFromPool<T extends object>(em: EntityManager, connection: PostgreSqlConnection, statement: ReadStatement): Promise<T[]> {
  const pool = await connection.getNativeClient();
  const prepared = statement.prepared ? preparedOf(statement.text) : undefined;
  const values = [...statement.values];
  // Values stand in the text of what is planned each time, as in the statements of the unit of work: only so does the plan suit them.
  const query = prepared ? { ...prepared, values } : { text: em.getPlatform().formatQuery(statement.text, values) };
  const client = await pool.connect();
  // Not by the pool's own query: it would run in the context of whoever gave the connection back.
  try {
    return (await client.query<T>(query)).rows;
  } finally {
    client.release();
  }
}

/**
 * Rows without entities, for lists and pages that only show them: on PostgreSQL straight from the driver. Sees what others have committed;
 * within a transaction of the unit of work it sees that transaction.
 */
export async function readRows<T extends object>(em: EntityManager, statement: ReadStatement): Promise<T[]> {
  const connection = em.getConnection();
  const isPlain = connection instanceof PostgreSqlConnection && !em.isInTransaction();
  if (!isPlain) return em.execute<T[]>(statement.text, [...statement.values]);
  em.config.getLogger().logQuery({ query: statement.text, params: [...statement.values] });
  try {
    return await readFromPool<T>(em, connection, statement);
  } catch (error) {
    throw error instanceof Error ? em.getPlatform().getExceptionConverter().convertException(error) : error;
  }
}
