import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ready = async () => (await server.anonymous().get("/readyz")).status;

it("a server whose tables are older than itself is not ready; older servers on newer tables are", async () => {
  const em = server.em();
  expect(await ready()).toBe(200);
  await em.execute("update mikro_orm_migrations set name = 'MigrationOfTomorrow' where name like '%initial'");
  expect([await ready(), await (await server.anonymous().get("/readyz")).text()]).toEqual([503, "unavailable"]);
  await em.execute("insert into mikro_orm_migrations (name) values ('Migration20261122160000_initial')");
  expect(await ready()).toBe(200);
  expect((await server.anonymous().get("/livez")).status).toBe(200);
});
