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
