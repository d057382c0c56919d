import { createHash } from "node:crypto";
import { type EntityManager, PostgreSqlConnection } from "@mikro-orm/postgresql";

/** A statement that reads rows as they are, `?` for each value. */
export interface ReadStatement {
  text: string;
  values: readonly (string | number)[];
  /**
   * Parsed and planned once a connection instead of every time. Only for texts that come again and again and whose best plan does not depend
   * on the values.
   */
  prepared?: boolean;
}

/** A connection keeps what it has prepared for ever: beyond so many texts they run unprepared. */
const preparedTexts = 200;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= preparedTexts) return known;
  const name = `r_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  names.set(text, name);
  return name;
}

function numbered(text: string): string {
  let count = 0;
  return text.replaceAll("?", () => `$${(count += 1)}`);
}

async function readFromPool<T extends object>(connection: PostgreSqlConnection, statement: ReadStatement): Promise<T[]> {
  const pool = await connection.getNativeClient();
  const name = statement.prepared ? nameOf(statement.text) : undefined;
  const client = await pool.connect();
  // Not by the pool's own query: it would run in the context of whoever gave the connection back.
  try {
    const { rows } = await client.query<T>({ text: numbered(statement.text), values: [...statement.values], ...(name && { name }) });
    return rows;
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
    return await readFromPool<T>(connection, statement);
  } catch (error) {
    throw error instanceof Error ? em.getPlatform().getExceptionConverter().convertException(error) : error;
  }
}
