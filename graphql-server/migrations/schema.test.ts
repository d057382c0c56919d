import { afterAll, beforeAll, expect, test } from "vitest";
import { describeSchema } from "../src/testing/database/describe-schema.ts";
import { openWith } from "../src/testing/database/move-up.ts";
import { startPostgres, type TestPostgres } from "../src/testing/database/postgres.ts";
import { migrationsList } from "./index.ts";

let postgres: TestPostgres;
let migrated: Awaited<ReturnType<typeof openWith>>;
let entities: string[];
beforeAll(async () => {
  postgres = await startPostgres();
  const made = await openWith(migrationsList, await postgres.createDatabase());
  await made.schema.create();
  entities = await describeSchema(made);
  await made.close();
  migrated = await openWith(migrationsList, await postgres.createDatabase());
  await migrated.migrator.up();
});
afterAll(async () => {
  await migrated.close();
  await postgres.stop();
});

test("the migrations make the tables, columns, constraints and indexes that the entities describe", async () => {
  expect(entities.length).toBeGreaterThan(1_000);
  expect(await describeSchema(migrated)).toEqual(entities);
});

test("a new migration would be empty: the entities are written so that the comparison finds no false difference", async () => {
  expect(await migrated.schema.getUpdateSchemaSQL({ wrap: false })).toBe("");
});

test.each([
  "alter table work drop column housing",
  "alter table work alter column contact_email type varchar(255)",
  "alter table work alter column status set default 'OPEN'",
  "alter table users alter column locale drop not null",
  "alter table users drop constraint users_email_key_unique",
  "alter table entry drop constraint entry_work_id_foreign",
  "alter table shift drop constraint shift_break, add constraint shift_break check (break_minutes >= 0)",
  "drop index work_due; create index work_due on work (publish_at) where status = 'OPEN'",
])("the comparison sees: %s", async (sql) => {
  const connection = migrated.em.getConnection();
  const tx = await connection.begin();
  try {
    await connection.execute(sql, [], "run", tx);
    expect(await describeSchema(migrated, tx)).not.toEqual(entities);
  } finally {
    await connection.rollback(tx);
  }
});

test("every table of dated rows refuses to change one", async () => {
  const connection = migrated.em.getConnection();
  const dated = await connection.execute<{ table: string }[]>(
    "select table_name as table from information_schema.columns where column_name = 'valid_from' and data_type = 'date' order by 1",
  );
  const guarded = await connection.execute<{ table: string }[]>(
    "select tgrelid::regclass::text as table from pg_trigger where tgfoid = 'dated_rows_never_change'::regproc and tgenabled = 'O' order by 1",
  );
  expect(dated.length).toBeGreaterThan(0);
  expect(guarded).toEqual(dated);
});

test("a new database begins with the rows the product cannot do without, and with no others", async () => {
  const connection = migrated.em.getConnection();
  const tables = await connection.execute<{ table: string }[]>(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations' order by 1",
  );
  const counts = tables.map(({ table }) => `select '${table}' as table, count(*)::int as rows from "${table}"`);
  const rows = await connection.execute<{ table: string; rows: number }[]>(counts.join(" union all "));
  expect(Object.fromEntries(rows.flatMap((one) => (one.rows > 0 ? [[one.table, one.rows]] : [])))).toEqual({
    licence_product: 3,
    minimum_wage: 47,
    notice_rule: 2,
    operating_term: 4,
    operator_settings: 1,
    permission_rule: 169,
    plan: 3,
  });
});
