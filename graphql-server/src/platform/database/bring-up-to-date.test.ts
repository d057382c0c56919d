import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { entities } from "../../app/entities.ts";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { startServerProcess } from "../../testing/servers/two-processes.ts";
import { EarlierDevelopmentError, MissingColumnsError } from "./bring-up-to-date.ts";
import { openDatabase } from "./open-database.ts";

const dir = mkdtempSync(join(tmpdir(), "kotoba-earlier-"));
const keyRing = { current: "t", keys: new Map([["t", Buffer.alloc(32, 7)]]) };
let postgres: TestPostgres;
beforeAll(async () => {
  [postgres] = await Promise.all([startPostgres(), makeEarlierFolder()]);
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Makes it look as if the tables were made before there was one initial migration. */
const makeEarlier = `delete from mikro_orm_migrations where id > 1; update mikro_orm_migrations set name = 'Migration20261121043119_initial'`;

/** A data folder as an earlier development version left it; from the tests' template, as making a new cluster takes long. */
async function makeEarlierFolder(): Promise<void> {
  const template = new Blob([new Uint8Array(readFileSync(process.env["KOTOBA_TEST_TEMPLATE"]!))]);
  const pglite = await PGlite.create({ dataDir: join(dir, "pglite"), loadDataDir: template });
  await pglite.exec(makeEarlier);
  await pglite.close();
}

test("a server on a data folder of an earlier development version ends and says in one sentence what to do", async () => {
  const sentence = `The data folder ${dir} was made by an earlier development version, before the first release, and cannot be brought up to date: remove it, or choose another DATA_DIR.`;
  const started = startServerProcess({ DATA_DIR: dir }).then(
    () => "The server runs",
    ({ message }: Error) => message,
  );
  const lines = (await started).trimEnd().split("\n");
  expect(lines[0]).toBe("The server ended with 1");
  expect(lines.at(-1)).toBe(sentence);
});

test("a PostgreSQL database of an earlier development version is left as it is", async () => {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  await database.migrate();
  await database.orm.em.getConnection().execute(makeEarlier);
  await expect(database.migrate()).rejects.toThrow(EarlierDevelopmentError);
  await expect(database.migrate()).rejects.toThrow("The database of DATABASE_URL was made by an earlier development version");
  const rows = await database.orm.em.getConnection().execute("select name from mikro_orm_migrations");
  expect(rows).toEqual([{ name: "Migration20261121043119_initial" }]);
  await database.close();
});

test("tables without a column that an entity declares are named, and the server does not start on them", async () => {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  await database.migrate();
  await database.orm.em.getConnection().execute("alter table work drop column housing; alter table work_revision drop column housing");
  await expect(database.migrate()).rejects.toThrow(new MissingColumnsError(["work.housing", "work_revision.housing"]));
  await expect(database.migrate()).rejects.toThrow("No migration makes work.housing, work_revision.housing: npm run migration");
  await database.close();
});

test("an empty database and one that is up to date are brought up to date", async () => {
  const database = await openDatabase({ url: await postgres.createDatabase(), dataDir: dir, keyRing, entities });
  await database.migrate();
  await database.migrate();
  expect(await database.isCurrent()).toBe(true);
  await database.close();
});
