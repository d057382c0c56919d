import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function save(client: TestClient, name: string, body = "{氏名} 様\nご応募ありがとうございます。") {
  const text =
    "mutation ($input: SaveCompanyTemplateInput!) { saveCompanyTemplate(input: $input) { template { id name body } errors { code path } } }";
  return (await client.graphql(text, { input: { name, body } })).data?.saveCompanyTemplate;
}
const list = async (client: TestClient) => (await client.graphql("{ companyTemplates { id name body } }")).data.companyTemplates;
async function remove(client: TestClient, id: string) {
  const text = "mutation ($id: ID!) { deleteCompanyTemplate(input: { id: $id }) { deletedId errors { code } } }";
  return (await client.graphql(text, { id })).data?.deleteCompanyTemplate;
}

it("keeps texts for all members of a company, replaces one of the same name, and shows them to no other company", async () => {
  const owner = await server.asCompany();
  const recruiter = await server.asCompany("RECRUITER", owner.company);
  const other = await server.asCompany();
  await save(owner, " 応募のお礼 ");
  const { template, errors } = await save(recruiter, "応募のお礼", "ありがとうございます。");
  expect(errors).toEqual([]);
  await save(owner, "面接の案内");
  expect(await list(owner)).toMatchObject([
    { id: template.id, name: "応募のお礼", body: "ありがとうございます。" },
    { name: "面接の案内" },
  ]);
  expect(await list(other)).toEqual([]);
  expect((await remove(other, template.id)).errors).toEqual([{ code: "NOT_FOUND" }]);
  expect((await remove(owner, "x")).errors).toEqual([{ code: "NOT_FOUND" }]);
  expect(await remove(recruiter, template.id)).toEqual({ deletedId: template.id, errors: [] });
  expect(await list(owner)).toHaveLength(1);
});

it("lets those who only look read the texts, and change none", async () => {
  const owner = await server.asCompany();
  const viewer = await server.asCompany("VIEWER", owner.company);
  const { template } = await save(owner, "見るだけ");
  expect(await list(viewer)).toHaveLength(1);
  expect(await save(viewer, "書けない")).toBeUndefined();
  expect(await remove(viewer, template.id)).toBeUndefined();
  expect(await list(owner)).toHaveLength(1);
});

it("keeps at most fifty, and none without a name or a text", async () => {
  const owner = await server.asCompany();
  for (let index = 0; index < 50; index += 1) expect((await save(owner, `文${index}`)).errors).toEqual([]);
  expect((await save(owner, "ひとつ多い")).errors).toEqual([{ code: "TEMPLATE_LIMIT", path: [] }]);
  expect((await save(owner, "文3", "変えました")).errors).toEqual([]);
  expect((await save(owner, " ")).errors).toMatchObject([{ code: "REQUIRED", path: ["name"] }]);
  expect((await save(owner, "x", " ")).errors).toMatchObject([{ code: "REQUIRED", path: ["body"] }]);
  expect((await save(owner, "x", "あ".repeat(4_001))).errors).toMatchObject([{ code: "TOO_LONG", path: ["body"] }]);
  expect(await list(owner)).toHaveLength(50);
});
