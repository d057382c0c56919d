import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Work } from "../../../modules/work/posting/work.entity.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

const texts = {
  page: "query Page($id: ID!) { work(id: $id) { id title liked description company { name } } }",
  list: "query List($first: Int) { works(first: $first) { items { id title description company { name } } } }",
  own: "query Own { me { id } }",
  viewer: "query Who { viewer { adminMustEnrol } }",
  mixed: "query Mixed { works(first: 1) { items { id } } viewer { adminMustEnrol } }",
  certificate: 'query Certificate { examCertificate(code: "x") { level } }',
  act: 'mutation Act { signIn(input: { email: "a@example.jp", password: "x" }) { errors { code } } }',
  gone: "query Gone { works(first: 1) { items { nobodyKnowsThisField } } }",
};
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const dir = mkdtempSync(join(tmpdir(), "kotoba-shared-get-"));
const file = join(dir, "safelist.json");
const production = {
  NODE_ENV: "production",
  SAFELIST_FILE: file,
  PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`,
  HMAC_KEY: "x7Jw0s8q".repeat(5),
};

let server: TestServer;
let work: Work;
beforeAll(async () => {
  const operations = Object.entries(texts).map(([name, text]) => ({ name, sha256: hashOf(text), text }));
  writeFileSync(file, JSON.stringify({ operations }));
  server = await startTestServer({ env: production, sharedMs: 60_000 });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  const em = server.em();
  work = aWork(em, aCompany(em), { title: "はじめの題", description: "仕事の説明。".repeat(200) });
  await em.flush();
});

function addressOf(text: string, variables: object = {}): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
  return `/graphql?${new URLSearchParams({ extensions, variables: JSON.stringify(variables) })}`;
}

const get = (text: string, variables: object = {}, headers: Record<string, string> = {}, client: TestClient = server.anonymous()) =>
  client.get(addressOf(text, variables), headers);
const page = (headers: Record<string, string> = {}, client?: TestClient) => get(texts.page, { id: work.id }, headers, client);
const write = () => server.anonymous().post("/api/user/login", { email: "a@example.jp", password: "x" });

describe("a registered query that visitors share, asked for by GET", () => {
  it("is answered from its first use on, and may be kept by who asks each time whether it still holds", async () => {
    const response = await page();
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "public, no-cache"]);
    expect((await response.json()).data.work).toMatchObject({ id: work.id, title: "はじめの題", liked: false });
    const vary = (response.headers.get("vary") ?? "").toLowerCase();
    for (const name of ["cookie", "accept-language", "accept-encoding", "accept"]) expect(vary.split(/,\s*/)).toContain(name);
  });

  it("costs whoever has the answer neither its bytes nor a statement", async () => {
    const tag = (await page()).headers.get("etag") ?? "";
    const asked = { "if-none-match": tag };
    const statements = await statementsOf(server.services.database, async () => {
      const again = await page(asked);
      expect([again.status, await again.text(), again.headers.get("etag")]).toEqual([304, "", tag]);
      expect(again.headers.get("cache-control")).toBe("public, no-cache");
    });
    expect(statements).toEqual([]);
    expect((await page({ "if-none-match": 'W/"another"' })).status).toBe(200);
  });

  it("is not what else the tag is sent with", async () => {
    const tag = (await page()).headers.get("etag") ?? "";
    const others = await server.anonymous().send("POST", addressOf(texts.page, { id: work.id }), {}, { "if-none-match": tag });
    const english = await page({ "if-none-match": tag, "accept-language": "en" });
    expect([others.status, english.status]).toEqual([400, 304]);
    const other = aWork(server.em(), work.company.unwrap());
    expect((await get(texts.page, { id: other.id }, { "if-none-match": tag })).status).toBe(200);
  });

  it("has the same tag whatever it is compressed with", async () => {
    const [plain, packed] = [await page({ "accept-encoding": "identity" }), await page({ "accept-encoding": "br" })];
    expect([plain.headers.get("content-encoding"), packed.headers.get("content-encoding")]).toEqual([null, "br"]);
    expect(packed.headers.get("etag")).toBe(plain.headers.get("etag"));
    expect(await packed.text()).toBe(await plain.text());
  });

  it("is another after a write", async () => {
    const tag = (await page()).headers.get("etag") ?? "";
    await server.em().nativeUpdate(Work, { id: work.id }, { title: "つぎの題" });
    await write();
    const response = await page({ "if-none-match": tag });
    expect([response.status, (await response.json()).data.work.title]).toEqual([200, "つぎの題"]);
  });

  it("counts no view, and one by POST that gets the same answer does", async () => {
    await page({ "user-agent": "by address" });
    await server.services.views.flush();
    const views = async () => (await server.em().findOneOrFail(Work, { id: work.id })).viewCount;
    const before = await views();
    const headers = { "user-agent": "by body" };
    for (let time = 0; time < 5; time += 1) await server.anonymous().graphql(texts.page, { id: work.id }, headers);
    await server.services.views.flush();
    expect([before, await views()]).toEqual([0, 1]);
  });

  it("answers HEAD with the same head", async () => {
    const [read, looked] = [await page(), await server.anonymous().send("HEAD", addressOf(texts.page, { id: work.id }))];
    expect([looked.status, looked.headers.get("etag"), await looked.text()]).toEqual([200, read.headers.get("etag"), ""]);
  });

  it("is kept by nobody when a part of it failed", async () => {
    await server.em().execute("alter table work rename column description to elsewhere");
    const response = await get(texts.page, { id: work.id });
    await server.em().execute("alter table work rename column elsewhere to description");
    expect((await response.json()).errors[0].extensions.code).toBe("INTERNAL");
    expect([response.headers.get("cache-control"), response.headers.get("etag")]).toEqual(["no-store", null]);
    await write();
  });
});

describe("by GET nobody gets", () => {
  const refused = async (response: Response) => [
    response.status,
    response.headers.get("cache-control"),
    response.headers.get("etag"),
    (await response.json()).data,
  ];

  it.each([
    ["what is somebody's own", texts.own],
    ["who is signed in", texts.viewer],
    ["something shared beside something that is not", texts.mixed],
    ["what a code names", texts.certificate],
    ["an act", texts.act],
    ["a query that does not fit the schema", texts.gone],
  ])("%s", async (_name, text) => {
    const statements = await statementsOf(server.services.database, async () => {
      const response = await get(text);
      expect(response.headers.get("allow")).toBe("POST");
      expect(await refused(response)).toEqual([405, "no-store", null, undefined]);
    });
    expect(statements).toEqual([]);
  });

  it("anything with a session, in force or not, even with the tag of the visitors' answer", async () => {
    const tag = (await page()).headers.get("etag") ?? "";
    const seeker = await server.asSeeker();
    const asked: Record<string, string>[] = [{}, { "if-none-match": tag }];
    for (const headers of asked) expect((await page(headers, seeker)).status).toBe(405);
    const ended = { cookie: `__Host-sid_u=${"x".repeat(43)}` };
    expect(await refused(await page(ended))).toEqual([405, "no-store", null, undefined]);
  });

  it("an operation that nobody registered", async () => {
    const response = await get("{ works(first: 1) { items { id } } }");
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, "OPERATION_NOT_REGISTERED"]);
  });

  it("an answer to variables that do not fit or ask for too much", async () => {
    for (const variables of [{ first: "many" }, { first: { deep: [[]] } }]) {
      expect(await refused(await get(texts.list, variables))).toEqual([400, "no-store", null, undefined]);
    }
    const unreadable = await server.anonymous().get(`${addressOf(texts.list)}x`);
    expect(unreadable.status).toBe(400);
  });
});
