import type { MikroORM } from "@mikro-orm/postgresql";
import { migrationsList } from "../../../migrations/index.ts";

/** Tables that no migration of the product leads on from: they were made before the first release, step by step. */
export class EarlierDevelopmentError extends Error {
  /** @param what names the database, and `remedy` says what to do about it, as a person reads it after `npm start`. */
  constructor({ what, remedy }: { what: string; remedy: string }) {
    super(`${what} was made by an earlier development version, before the first release, and cannot be brought up to date: ${remedy}.`);
    this.name = "EarlierDevelopmentError";
  }
}

/** Tables that a later version of the product has changed: this one would read and write what it does not know. */
export class NewerTablesError extends Error {
  /** @param migrations those this version does not know, the oldest first */
  constructor(migrations: readonly string[]) {
    super(
      `The tables were brought up to date by a newer version of the product (${migrations.join(", ")}), and this one does not start on them; nothing was changed. Start the newer version, or take its last step back with it: npm run migrate -- --down.`,
    );
    this.name = "NewerTablesError";
  }
}

/** Columns that the entities declare and no migration makes: someone added a field and wrote no migration. */
export class MissingColumnsError extends Error {
  /** @param columns each as `table.column` */
  constructor(columns: readonly string[]) {
    super(`No migration makes ${columns.join(", ")}: npm run migration -- name-of-the-change.`);
    this.name = "MissingColumnsError";
  }
}

/** Every column of the tables, as `table.column`. */
const columnNames = `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

/** @throws MissingColumnsError */
async function requireColumns(orm: MikroORM): Promise<void> {
  const rows = await orm.em.getConnection().execute<{ name: string }[]>(columnNames);
  const made = new Set(rows.map(({ name }) => name));
  const declared = [...orm.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames, persist }) => (persist === false ? [] : fieldNames.map((column) => `${tableName}.${column}`))),
  );
  const missing = declared.filter((name) => !made.has(name)).toSorted();
  if (missing.length > 0) throw new MissingColumnsError(missing);
}

/** @throws NewerTablesError */
export function refuseNewer(executed: readonly { name: string }[]): void {
  const known = new Set(migrationsList.map(({ name }) => name));
  const newer = executed.map(({ name }) => name).filter((name) => !known.has(name));
  if (newer.length > 0) throw new NewerTablesError(newer);
}

/** Runs the migrations that wait. @throws EarlierDevelopmentError, NewerTablesError, MissingColumnsError */
export async function bringUpToDate(orm: MikroORM, database: { what: string; remedy: string }): Promise<void> {
  const executed = await orm.migrator.getExecuted();
  const begun = executed.some(({ name }) => name === migrationsList[0]?.name);
  if (executed.length > 0 && !begun) throw new EarlierDevelopmentError(database);
  refuseNewer(executed);
  await orm.migrator.up();
  await requireColumns(orm);
}

/** The statement that reads which migrations have run; it fails when their table is not there. */
export const executedMigrations = "select name from mikro_orm_migrations";

/** True when none of this version's migrations is missing. */
export function areCurrent(executed: readonly object[]): boolean {
  const done = new Set(executed.map((row) => ("name" in row ? row.name : undefined)));
  return migrationsList.every(({ name }) => done.has(name));
}

/** Asks through the pool. */
export async function hasAllMigrations(orm: MikroORM): Promise<boolean> {
  return areCurrent(await orm.em.getConnection().execute<object[]>(executedMigrations));
}
