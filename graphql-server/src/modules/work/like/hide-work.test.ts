import { afterAll, beforeAll, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function someWorks(title: string) {
  const em = server.em();
  const company = aCompany(em);
  const works = [1, 2, 3].map((number) => aWork(em, company, { title: `${title}${number}`, status: "OPEN" }));
  await em.flush();
  return { company: company.id, ids: works.map(({ id }) => id) };
}

async function hide(client: TestClient, workId: string | undefined, hidden = true) {
  const query = "mutation ($input: HideWorkInput!) { hideWork(input: $input) { work { id hidden } errors { code path } } }";
  const answer = await client.graphql(query, { input: { workId, hidden } });
  return answer.errors[0]?.extensions?.code ?? answer.data.hideWork;
}

async function listed(client: TestClient, companyId: string, sort: string): Promise<string[]> {
  const query = "query ($filter: WorkFilter, $sort: WorkSort!) { works(filter: $filter, sort: $sort) { items { id } } }";
  const { works } = (await client.graphql(query, { filter: { companyId }, sort })).data;
  return works.items.map(({ id }: { id: string }) => id).toSorted();
}

it.each(["NEWEST", "PAY", "MATCH"])("a hidden work leaves its seeker's lists by %s, nobody else's, and comes back", async (sort) => {
  const { company, ids } = await someWorks("棚卸し");
  const [seeker, other] = [await server.asSeeker(), await server.asSeeker()];
  const [first = "", ...rest] = ids.toSorted();
  expect(await hide(seeker, first)).toEqual({ work: { id: first, hidden: true }, errors: [] });
  expect(await hide(seeker, first)).toMatchObject({ work: { hidden: true } });
  expect(await listed(seeker, company, sort)).toEqual(rest);
  for (const client of [other, server.anonymous()]) expect(await listed(client, company, sort)).toEqual([first, ...rest]);
  expect((await seeker.graphql("query ($id: ID!) { work(id: $id) { hidden } }", { id: first })).data.work.hidden).toBe(true);
  expect(await hide(seeker, first, false)).toMatchObject({ work: { hidden: false } });
  expect(await listed(seeker, company, sort)).toEqual([first, ...rest]);
});

it("is for seekers, and for works that the public may see", async () => {
  const { ids } = await someWorks("清掃");
  expect(await hide(server.anonymous(), ids[0])).toBe("UNAUTHENTICATED");
  const em = server.em();
  const draft = aWork(em, aCompany(em), { status: "DRAFT" });
  await em.flush();
  expect(await hide(await server.asSeeker(), draft.id)).toEqual({ work: null, errors: [{ code: "NOT_FOUND", path: ["workId"] }] });
});
