import type { Database } from "../../platform/database/open-database.ts";

async function tableNames(database: Database): Promise<string[]> {
  const tables = await database
    .fork()
    .execute<{ table_name: string }[]>(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    );
  return tables.map(({ table_name }) => table_name);
}

/** Every row of every table as text, as somebody with a copy of the database would read it. */
export async function dumpDatabase(database: Database): Promise<string> {
  const em = database.fork();
  const parts: string[] = [];
  for (const table of await tableNames(database)) {
    const rows = await em.execute<{ line: string }[]>(`select t::text as line from "${table}" t`);
    parts.push(table, ...rows.map(({ line }) => line));
  }
  return parts.join("\n");
}

/** A hash of the rows of each table, whatever their order. */
export async function hashTables(database: Database): Promise<Record<string, string>> {
  const selects = (await tableNames(database)).map(
    (table) =>
      `select '${table}' as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as hash from "${table}" t`,
  );
  const rows = await database.fork().execute<{ name: string; hash: string }[]>(selects.join(" union all "));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** One id of every table that has ids. */
export async function oneIdOfEach(database: Database): Promise<string[]> {
  const em = database.fork();
  const tables = await em.execute<{ table_name: string }[]>(
    "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid' order by 1",
  );
  const rows = await em.execute<{ id: string | null }[]>(
    tables.map(({ table_name }) => `(select id from "${table_name}" order by id limit 1)`).join(" union all "),
  );
  return rows.flatMap(({ id }) => (id ? [id] : []));
}
