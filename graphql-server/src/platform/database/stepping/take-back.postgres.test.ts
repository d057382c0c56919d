import { Migration } from "@mikro-orm/migrations";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationsList } from "../../../../migrations/index.ts";
import { describeSchema } from "../../../testing/database/describe-schema.ts";
import { openWith } from "../../../testing/database/move-up.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { startServerProcess } from "../../../testing/servers/two-processes.ts";
import { NewerTablesError } from "../bring-up-to-date.ts";
import { NoWayBackError, takeBackLast } from "./take-back.ts";

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const up = `alter table news add column headline text`;
class OneWay extends Migration {
  override name = "Migration99991231000000_one_way";
  override up(): void {
    this.addSql(up);
  }
}
class ThereAndBack extends Migration {
  override name = "Migration99991231000000_there_and_back";
  override up(): void {
    this.addSql(up);
  }
  override down(): void {
    this.addSql("alter table news drop column headline");
    if (process.env["BREAK_THE_WAY_BACK"]) this.addSql("select from a_table_that_is_not_there");
  }
}
const nameOf = (type: typeof OneWay | typeof ThereAndBack) =>
  type === OneWay ? "Migration99991231000000_one_way" : "Migration99991231000000_there_and_back";
const and = (type: typeof OneWay | typeof ThereAndBack) => [...migrationsList, { name: nameOf(type), class: type }];

async function climbed(migrations: typeof migrationsList) {
  const orm = await openWith(migrations, await postgres.createDatabase());
  await orm.migrator.up();
  return orm;
}

test("the last step is taken back to the tables of before, once, and can be taken again", async () => {
  const migrations = and(ThereAndBack);
  const orm = await climbed(migrations);
  const top = await describeSchema(orm);
  expect(await takeBackLast(orm, migrations)).toBe("Migration99991231000000_there_and_back");
  const before = await climbed(migrationsList);
  expect(await describeSchema(orm)).toEqual(await describeSchema(before));
  await orm.migrator.up();
  expect(await describeSchema(orm)).toEqual(top);
  await Promise.all([orm.close(), before.close()]);
});

test("a step without a way back, and one whose way back fails, are left as they are", async () => {
  const oneWay = await climbed(and(OneWay));
  await expect(takeBackLast(oneWay, and(OneWay))).rejects.toThrow(NoWayBackError);
  expect((await oneWay.migrator.getExecuted()).at(-1)?.name).toBe("Migration99991231000000_one_way");
  await oneWay.close();
  const orm = await climbed(and(ThereAndBack));
  const top = await describeSchema(orm);
  process.env["BREAK_THE_WAY_BACK"] = "1";
  await expect(takeBackLast(orm, and(ThereAndBack))).rejects.toThrow("a_table_that_is_not_there");
  delete process.env["BREAK_THE_WAY_BACK"];
  expect(await describeSchema(orm)).toEqual(top);
  expect((await orm.migrator.getExecuted()).at(-1)?.name).toBe("Migration99991231000000_there_and_back");
  await orm.close();
});

test("each step of the product that has a way back leads to the tables of before", async () => {
  const orm = await climbed(migrationsList);
  const last = migrationsList.at(-1);
  if (last && Object.hasOwn(last.class.prototype, "down")) {
    await takeBackLast(orm);
    const before = await climbed(migrationsList.slice(0, -1));
    expect(await describeSchema(orm)).toEqual(await describeSchema(before));
    await before.close();
  } else await expect(takeBackLast(orm)).rejects.toThrow(NoWayBackError);
  await orm.close();
});

test("a server does not start on the tables of a newer version, says so in one sentence and changes nothing", async () => {
  const url = await postgres.createDatabase();
  const newer = await openWith(and(OneWay), url);
  await newer.migrator.up();
  const top = await describeSchema(newer);
  const started = startServerProcess({ DATABASE_URL: url }).then(
    () => "The server runs",
    ({ message }: Error) => message,
  );
  const lines = (await started).trimEnd().split("\n");
  expect([lines[0], lines.at(-1)]).toEqual(["The server ended with 1", new NewerTablesError(["Migration99991231000000_one_way"]).message]);
  expect(await describeSchema(newer)).toEqual(top);
  await newer.close();
});
