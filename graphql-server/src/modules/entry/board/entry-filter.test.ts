import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function save(client: TestClient, name: string, filter: object = {}) {
  const text = "mutation ($input: SaveEntryFilterInput!) { saveEntryFilter(input: $input) { entryFilter { id name } errors { code } } }";
  return (await client.graphql(text, { input: { name, filter } })).data.saveEntryFilter;
}
const list = async (client: TestClient) =>
  (await client.graphql("{ entryFilters { id name filter { keyword statuses workId } } }")).data.entryFilters;
const remove = async (client: TestClient, id: string) =>
  (await client.graphql("mutation ($id: ID!) { deleteEntryFilter(input: { id: $id }) { deletedId errors { code } } }", { id })).data
    .deleteEntryFilter;

it("keeps a member's own filters, replaces one of the same name, and shows them to nobody else", async () => {
  const member = await server.asCompany("VIEWER");
  const colleague = await server.asCompany("OWNER", member.company);
  const workId = newId();
  await save(member, "面接前", { keyword: " グエン ", statuses: ["SCREENING", "SCHEDULING", "SCREENING"], workId });
  const { entryFilter } = await save(member, "面接前", { statuses: ["SCREENING"] });
  expect(await list(member)).toEqual([
    { id: entryFilter.id, name: "面接前", filter: { keyword: null, statuses: ["SCREENING"], workId: null } },
  ]);
  expect(await list(colleague)).toEqual([]);
  expect((await remove(colleague, entryFilter.id)).errors).toEqual([{ code: "NOT_FOUND" }]);
  expect(await remove(member, entryFilter.id)).toEqual({ deletedId: entryFilter.id, errors: [] });
});

it("keeps at most twenty, and none without a name or with a foreign state", async () => {
  const member = await server.asCompany();
  for (let index = 0; index < 20; index += 1) expect((await save(member, `条件${index}`)).errors).toEqual([]);
  expect((await save(member, "ひとつ多い")).errors).toEqual([{ code: "TOO_MANY_FILTERS" }]);
  expect((await save(member, "条件3", { keyword: "a" })).errors).toEqual([]);
  expect((await save(member, " ")).errors).toEqual([{ code: "REQUIRED" }]);
  expect(await list(member)).toHaveLength(20);
});

it("keeps a view for the whole company, with all its conditions; an owner may forget a colleague's", async () => {
  const member = await server.asCompany("RECRUITER");
  const owner = await server.asCompany("OWNER", member.company);
  const recruiter = await server.asCompany("RECRUITER", member.company);
  const stranger = await server.asCompany();
  const filter = { openOnly: true, verdicts: ["NG"], levelFrom: "N3", waitingDays: 7, unassigned: true };
  const text = `mutation ($input: SaveEntryFilterInput!) { saveEntryFilter(input: $input) { entryFilter { id } errors { code } } }`;
  const input = { name: "急ぎ", isShared: true, filter, sort: "LONGEST_WAITING" };
  const { id } = (await member.graphql(text, { input })).data.saveEntryFilter.entryFilter;
  const query = `{ entryFilters { id isShared isOwn viewerCanDelete filter { openOnly verdicts levelFrom waitingDays unassigned sort tagId } } }`;
  const seen = async (client: TestClient) => (await client.graphql(query)).data.entryFilters;
  const conditions = { ...filter, sort: "LONGEST_WAITING", tagId: null };
  expect(await seen(recruiter)).toEqual([{ id, isShared: true, isOwn: false, viewerCanDelete: false, filter: conditions }]);
  expect(await seen(stranger)).toEqual([]);
  expect((await remove(recruiter, id)).errors).toEqual([{ code: "NOT_FOUND" }]);
  expect((await remove(stranger, id)).errors).toEqual([{ code: "NOT_FOUND" }]);
  expect((await remove(owner, id)).errors).toEqual([]);
  expect(await seen(member)).toEqual([]);
});
