import type { MigrationObject } from "@mikro-orm/core";
import { Migration } from "@mikro-orm/migrations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeSchema } from "../src/testing/database/describe-schema.ts";
import { moveUp, openWith } from "../src/testing/database/move-up.ts";
import { startPostgres, type TestPostgres } from "../src/testing/database/postgres.ts";
import { migrationsList } from "./index.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** The real migrations with one more after them. */
function and(...statements: string[]): MigrationObject[] {
  class Scratch extends Migration {
    override name = "Migration99991231000000_scratch";
    override up(): void {
      for (const sql of statements) this.addSql(sql);
    }
  }
  return [...migrationsList, { name: "Migration99991231000000_scratch", class: Scratch }];
}

/** Moves a new database up; returns the problems on the way, the rows the query finds at the top, and the schema reached. */
async function climb(migrations: MigrationObject[], query = "select 1") {
  const orm = await openWith(migrations, await postgres.createDatabase());
  try {
    const problems = await moveUp(orm, migrations);
    return { problems, rows: await orm.em.getConnection().execute(query), schema: await describeSchema(orm) };
  } finally {
    await orm.close();
  }
}

test("a database that is in use moves up through every migration, loses nothing and ends with the tables of a new one", async () => {
  const { problems, schema } = await climb(migrationsList);
  expect(problems).toEqual([]);
  const fresh = await openWith(migrationsList, await postgres.createDatabase());
  await fresh.migrator.up();
  expect(schema).toEqual(await describeSchema(fresh));
  await fresh.close();
});

test("a migration that fills what it adds finds the rows of the version before", async () => {
  const migrations = and(
    "alter table work add headline varchar(120)",
    "update work set headline = title",
    "alter table work alter column headline set not null",
  );
  const { problems, rows } = await climb(
    migrations,
    "select count(*)::int as works, count(*) filter (where headline <> '')::int as told from work",
  );
  expect(problems).toEqual([]);
  expect(rows).toEqual([{ works: 5, told: 5 }]);
});

test.each([
  ["requires a column and does not fill it", "alter table work add headline text not null", /column "headline" .* contains null values/],
  [
    "demands what rows of before do not keep",
    "alter table users add constraint few check (email = '')",
    /check constraint "few" .* is violated/,
  ],
  ["changes a rule that is dated", "update permission_rule set verdict = 'OK'", /rows of permission_rule are dated/],
  ["removes rows", "delete from shift", /: 1 of 1 rows of shift are gone$/],
  ["removes a table", "drop table shift", /: 1 of 1 rows of shift are gone$/],
  ["makes a column anew", "alter table work drop contact_email, add contact_email varchar(254)", /: work\.contact_email is emptied$/],
  [
    "adds a table for which there is no sample",
    "create table hobby (id uuid primary key)",
    /: no row of hobby: add one to migrations\/samples/,
  ],
])("a migration that %s is told", async (_, sql, problem) => {
  const { problems } = await climb(and(sql));
  expect(problems).toEqual([expect.stringMatching(problem)]);
  expect(problems[0]).toMatch(/^Migration99991231000000_scratch: /);
});
