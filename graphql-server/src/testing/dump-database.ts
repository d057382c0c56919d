import type { Database } from "../platform/database/open-database.ts";

/** Every row of every table as text, as somebody with a copy of the database would read it. */
export async function dumpDatabase(database: Database): Promise<string> {
  const em = database.fork();
  const tables = await em.execute<{ table_name: string }[]>(
    "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const parts: string[] = [];
  for (const { table_name } of tables) {
    const rows = await em.execute<{ line: string }[]>(`select t::text as line from "${table_name}" t`);
    parts.push(table_name, ...rows.map(({ line }) => line));
  }
  return parts.join("\n");
}
