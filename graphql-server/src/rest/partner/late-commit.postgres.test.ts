import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../testing/database/postgres.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const minute = 60_000;
let postgres: TestPostgres;
let server: TestServer;
let slow: Client;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl });
  slow = new Client({ connectionString: databaseUrl });
  await slow.connect();
});
afterAll(async () => {
  await slow?.end();
  await server?.close();
  await postgres?.stop();
});

it("a change whose transaction is committed minutes after its time is told to who asked in between", async () => {
  const admin = await server.asAdmin("OWNER");
  const made = await admin.graphql('mutation { createApiKey(input: { name: "Partner", requestsPerMinute: 6000 }) { token } }');
  const authorization = `Bearer ${made.data.createApiKey.token}`;
  const ask = async (since: string): Promise<{ works: { id: string }[]; syncedUntil: string }> =>
    (await server.anonymous().get(`/api/v1/works?updatedSince=${encodeURIComponent(since)}`, { authorization })).json();
  const em = server.em();
  const company = aCompany(em, { publishedWorks: 1 });
  const began = new Date();
  const long = new Date(began.getTime() - 60 * minute);
  const [late, early] = [
    aWork(em, company, { publishedAt: long, updatedAt: long }),
    aWork(em, company, { publishedAt: long, updatedAt: long }),
  ];
  await em.flush();

  await slow.query("begin");
  await slow.query("update work set updated_at = $1 where id = $2", [began, late.id]);
  await em.execute("update work set updated_at = ? where id = ?", [new Date(began.getTime() + minute), early.id]);
  server.setNow(new Date(began.getTime() + 10 * minute));
  const between = await ask(new Date(began.getTime() - 5 * minute).toISOString());
  expect(between.works).toEqual([]);
  await slow.query("commit");
  const after = await ask(between.syncedUntil);
  expect(after.works.map(({ id }) => id)).toEqual([late.id, early.id]);
  expect((await ask(after.syncedUntil)).works).toEqual([]);
});
