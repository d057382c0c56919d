import { type EntityManager, TransactionContext } from "@mikro-orm/core";
import { PgliteConnection } from "@mikro-orm/pglite";
import { type Db, fromKysely, fromPglite, type KyselyTransactionLike } from "pg-boss";
import type { Database } from "../database/open-database.ts";

/** Runs the queue's statements on the connections of the product. */
export function ofProduct({ orm }: Database): Db {
  return { executeSql: (text, values) => fromKysely(orm.em.getConnection().getClient()).executeSql(text, values) };
}

/**
 * The transaction that is open here: the one of the given unit of work, else any this call runs inside of. On the embedded database a statement
 * beside it would wait for it, and it for the statement.
 */
export function openTransaction(em: EntityManager): KyselyTransactionLike | undefined {
  const around = TransactionContext.currentTransactionContext()?.em;
  return em.getTransactionContext<KyselyTransactionLike>() ?? around?.getTransactionContext<KyselyTransactionLike>();
}

/** Runs the queue's statements inside the transaction that is open here, or else on the connections of the product. */
export function inTransaction(em: EntityManager, outside: Db): Db {
  const transaction = openTransaction(em);
  return transaction ? fromKysely(transaction) : outside;
}

/** The embedded database itself: the queue's upkeep sends scripts of several statements, which a prepared statement cannot be. */
export async function ofEmbedded({ orm }: Database): Promise<Db> {
  const connection: unknown = orm.em.getConnection();
  if (!(connection instanceof PgliteConnection)) throw new Error("The database is not the embedded one");
  return fromPglite(await connection.getNativeClient());
}
