import { afterAll, beforeAll, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Work } from "../posting/work.entity.ts";
import { forgetOldViews } from "./view-counter.ts";
import { WorkView } from "./work-view.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const see = (client: TestClient, id: string, headers = {}) =>
  client.graphql("query ($id: ID!) { work(id: $id) { title } }", { id }, headers);

async function viewsOf(id: string): Promise<number> {
  await server.services.views.flush();
  return (await server.em().findOneOrFail(Work, id)).viewCount;
}

async function published(changes = {}) {
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company, changes);
  await em.flush();
  return { company, work };
}

it("a work counts each visitor once a day, and again on the next", async () => {
  const { work } = await published();
  const [seeker, other, visitor] = [await server.asSeeker(), await server.asSeeker(), server.anonymous()];
  server.setNow(new Date());
  for (const client of [seeker, seeker, other, visitor, visitor]) await see(client, work.id);
  expect(await viewsOf(work.id)).toBe(3);
  await see(seeker, work.id);
  await see(visitor, work.id, { "user-agent": "another browser" });
  expect(await viewsOf(work.id)).toBe(4);
  server.setNow(new Date(Date.now() + 24 * 3_600_000));
  await see(visitor, work.id);
  expect(await viewsOf(work.id)).toBe(5);
});

it("the own company, the back office and a work that is not open do not count; another company does", async () => {
  server.setNow(new Date());
  const { company, work } = await published();
  const paused = await published({ status: "PAUSED" });
  for (const client of [await server.asCompany("VIEWER", company), await server.asAdmin()]) await see(client, work.id);
  await see(await server.asSeeker(), paused.work.id);
  expect([await viewsOf(work.id), await viewsOf(paused.work.id)]).toEqual([0, 0]);
  await see(await server.asCompany(), work.id);
  expect(await viewsOf(work.id)).toBe(1);
});

it("seeing a work writes nothing before the answer, changes neither version nor date, and a GET counts nothing", async () => {
  const { work } = await published();
  const before = await server.em().findOneOrFail(Work, work.id);
  const statements = await statementsOf(server.services.database, () => see(server.anonymous(), work.id));
  expect(statements.filter((sql) => /work_view|^update/i.test(sql))).toEqual([]);
  const query = encodeURIComponent(`{ work(id: "${work.id}") { title } }`);
  const answer = await server.anonymous().get(`/graphql?query=${query}`, { "apollo-require-preflight": "1", "user-agent": "by GET" });
  expect(answer.status).toBe(200);
  expect(await viewsOf(work.id)).toBe(1);
  const { version, updatedAt, infoUpdatedAt } = await server.em().findOneOrFail(Work, work.id);
  expect([version, updatedAt, infoUpdatedAt]).toEqual([before.version, before.updatedAt, before.infoUpdatedAt]);
});

it("who saw what is forgotten after yesterday; the counts stay", async () => {
  const { work } = await published();
  const now = new Date("2026-12-03T12:00:00Z");
  server.setNow(new Date("2026-12-01T12:00:00Z"));
  await see(server.anonymous(), work.id);
  server.setNow(new Date("2026-12-02T12:00:00Z"));
  await see(server.anonymous(), work.id);
  await viewsOf(work.id);
  await forgetOldViews(server.em(), now);
  expect((await server.em().find(WorkView, { work: work.id })).map(({ day }) => day)).toEqual(["2026-12-02"]);
  expect(await viewsOf(work.id)).toBe(2);
});
