import { existsSync, readFileSync } from "node:fs";
import type { MigrationObject } from "@mikro-orm/core";
import { MikroORM } from "@mikro-orm/postgresql";
import { entities } from "../../app/entities.ts";
import { commonOptions } from "../../platform/database/open-database.ts";

/** Tables that a migration gave a new name, with everything in them. */
const renamed: Readonly<Record<string, string>> = { job_lease: "task_run" };

const samples = new URL("../../../migrations/samples/", import.meta.url);

/** The number of rows in each table, and of values in each of its columns. */
type Holdings = Map<string, { rows: number; values: Map<string, number> }>;

/** An ORM on an empty PostgreSQL database that knows these migrations. */
export function openWith(migrations: MigrationObject[], clientUrl: string): Promise<MikroORM> {
  const common = commonOptions(entities);
  return MikroORM.init({ ...common, clientUrl, migrations: { ...common.migrations, migrationsList: migrations } });
}

async function holdingsOf(orm: MikroORM): Promise<Holdings> {
  const connection = orm.em.getConnection();
  const columns = await connection.execute<{ table: string; column: string }[]>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> 'mikro_orm_migrations'`,
  );
  const holdings: Holdings = new Map();
  for (const [table, of] of Map.groupBy(columns, (one) => one.table)) {
    const counts = of.map(({ column }, index) => `count("${column}")::int as c${index}`);
    const [row] = await connection.execute<Record<string, number>[]>(`select count(*)::int as n, ${counts.join(", ")} from "${table}"`);
    const values = new Map(of.map(({ column }, index) => [column, row?.[`c${index}`] ?? 0]));
    holdings.set(table, { rows: row?.["n"] ?? 0, values });
  }
  return holdings;
}

function emptyTables(holdings: Holdings): string[] {
  return [...holdings].flatMap(([table, { rows }]) => (rows === 0 ? [table] : [])).sort();
}

/** Rows that are gone, and columns that are still there with all they held gone. */
function losses(before: Holdings, after: Holdings): string[] {
  return [...before].flatMap(([table, held]) => {
    const now = after.get(table) ?? after.get(renamed[table] ?? "") ?? { rows: 0, values: new Map<string, number>() };
    if (now.rows < held.rows) return [`${held.rows - now.rows} of ${held.rows} rows of ${table} are gone`];
    const emptied = [...held.values].filter(([column, count]) => count > 0 && now.values.get(column) === 0);
    return emptied.map(([column]) => `${table}.${column} is emptied`);
  });
}

/** Fills the tables as they were in that version: at least one row of each table that the migration made. */
async function loadSample(orm: MikroORM, migration: string): Promise<void> {
  const file = new URL(`${migration}.sql`, samples);
  if (existsSync(file)) await orm.em.getConnection().executeDump(readFileSync(file, "utf8"));
}

async function step(orm: MikroORM, migration: string): Promise<string[]> {
  const before = await holdingsOf(orm);
  try {
    await orm.migrator.up({ to: migration });
    const lost = losses(before, await holdingsOf(orm));
    if (lost.length > 0) return lost;
    await loadSample(orm, migration);
    return emptyTables(await holdingsOf(orm)).map((table) => `no row of ${table}: add one to migrations/samples/${migration}.sql`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/**
 * Moves an empty database up migration by migration, with rows in every table before each of them, as in a database that is in use.
 * @returns what went wrong, in words; stops at the first migration with a problem.
 */
export async function moveUp(orm: MikroORM, migrations: readonly { name: string }[]): Promise<string[]> {
  for (const { name } of migrations) {
    const problems = await step(orm, name);
    if (problems.length > 0) return problems.map((problem) => `${name}: ${problem}`);
  }
  return [];
}
