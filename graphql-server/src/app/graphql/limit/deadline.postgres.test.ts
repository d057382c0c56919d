import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../../platform/database/open-database.ts";
import { readSecrets } from "../../../platform/secrets.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { entities } from "../../entities.ts";

let postgres: TestPostgres;
let databaseUrl: string;
let server: TestServer;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl, operationMs: 500 });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

/** A busy machine may miss the deadline too, but not for ever. */
const answersInTime = () => expect.poll(async () => (await server.anonymous().graphql(newsList)).errors).toEqual([]);

const newsList = "query Slow { newsList(category: NEWS) { items { id } } }";

it("an operation that misses its deadline is answered with a code, a status and when to come back, and is logged", async () => {
  await answersInTime();
  const { environment } = server.services;
  const database = await openDatabase({
    url: databaseUrl,
    dataDir: environment.dataDir,
    keyRing: readSecrets(environment).keyRing,
    entities,
  });
  const held = await database.orm.em.getConnection().begin();
  await database.orm.em.getConnection().execute("lock table news in access exclusive mode", [], "run", held);
  const { status, headers, errors } = await server.anonymous().graphql(newsList, {}, { "accept-language": "en" });
  await database.orm.em.getConnection().rollback(held);
  await database.close();
  expect([status, headers.get("retry-after")]).toEqual([503, "2"]);
  expect(errors).toMatchObject([
    { message: expect.stringContaining("took too long"), path: ["newsList"], extensions: { code: "TIMEOUT" } },
  ]);
  expect(server.logLines.some((line) => line.includes("operation took too long"))).toBe(true);
  await answersInTime();
});

it("the database itself ends a statement that runs too long", async () => {
  const limits = await server.em().execute("select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout')");
  expect(limits.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
    { name: "lock_timeout", setting: "2000" },
    { name: "statement_timeout", setting: "5000" },
  ]);
});
