import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { indexWork } from "../../modules/work/search/work.search-index.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let authorization: string;
let tokyo: Work;
let osaka: Work;
let hidden: Work[];

beforeAll(async () => {
  server = await startTestServer();
  const owner = await server.asAdmin("OWNER");
  const made = await owner.graphql('mutation { createApiKey(input: { name: "Partner", requestsPerMinute: 6000 }) { token } }');
  authorization = `Bearer ${made.data.createApiKey.token}`;
  const em = server.em();
  const company = aCompany(em, { name: "海の商事" });
  const closed = aCompany(em, { status: "SUSPENDED" });
  tokyo = aWork(em, company, {
    title: "東京の接客",
    infoUpdatedAt: new Date("2026-11-18T00:00:00Z"),
    prefecture: "13",
    contactEmail: "secret@example.jp",
    publishedAt: new Date("2026-11-18T00:00:00Z"),
  });
  osaka = aWork(em, company, {
    title: "大阪の事務",
    prefecture: "27",
    category: "OFFICE",
    publishedAt: new Date("2026-11-19T00:00:00Z"),
    infoUpdatedAt: new Date("2026-11-19T12:00:00Z"),
  });
  hidden = [
    aWork(em, company, { status: "DRAFT", publishedAt: null }),
    aWork(em, company, { status: "SUSPENDED" }),
    aWork(em, company, { status: "REVIEW" }),
  ];
  const elsewhere = aWork(em, closed);
  for (const work of [tokyo, osaka]) indexWork(work, company);
  await em.flush();
  hidden.push(elsewhere);
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => server.anonymous().get(path, { authorization, ...headers });
const listed = async (query = "") => (await (await get(`/api/v1/works${query}`)).json()).works.map(({ id }: { id: string }) => id);

describe("the works API for partners", () => {
  it("lists open works of active companies, the newest first, with what their page says", async () => {
    const body = await (await get("/api/v1/works")).json();
    expect(body.works.map(({ id }: { id: string }) => id)).toEqual([osaka.id, tokyo.id]);
    expect(body.works[1]).toMatchObject({
      title: "東京の接客",
      status: "OPEN",
      url: `${server.url.replace("127.0.0.1", "localhost")}/japanesejob/${tokyo.id}`,
      company: { name: "海の商事" },
      salary: { unit: "HOUR", min: 1300, max: 1500 },
      workplace: { prefecture: "13" },
      publishedAt: "2026-11-18T00:00:00.000Z",
    });
    expect(body).toMatchObject({ pageInfo: { hasNextPage: false }, totalCount: { value: 2, exact: true } });
    expect(JSON.stringify(body)).not.toContain("secret@example.jp");
  });

  it("hands over a page at a time without gap or repetition", async () => {
    const first = await (await get("/api/v1/works?first=1")).json();
    const second = await (await get(`/api/v1/works?first=1&after=${first.pageInfo.endCursor}`)).json();
    expect([first.works[0].id, first.pageInfo.hasNextPage, second.works[0].id, second.pageInfo.hasNextPage]).toEqual([
      osaka.id,
      true,
      tokyo.id,
      false,
    ]);
  });

  it("takes the conditions of the search", async () => {
    expect(await listed("?companyId=00000000-0000-7000-8000-00000000dead")).toEqual([]);
    expect(await listed("?monthlyPayMin=99000000")).toEqual([]);
    expect(await listed("?monthlyPayMin=1")).toEqual([osaka.id, tokyo.id]);
    expect(await listed("?prefecture=13")).toEqual([tokyo.id]);
    expect(await listed("?prefecture=13,27&category=OFFICE")).toEqual([osaka.id]);
    expect(await listed(`?keyword=${encodeURIComponent("接客")}&sort=RELEVANCE`)).toEqual([tokyo.id]);
    expect(await listed("?employmentType=FULL_TIME")).toEqual([]);
    expect(await listed("?japaneseLevel=N4")).toEqual([]);
    expect(await listed("?japaneseLevel=N2&sort=PAY")).toHaveLength(2);
    expect(await listed("?visaSupport=true")).toEqual([]);
    expect(await listed("?visaSupport=false")).toHaveLength(2);
  });

  it.each([
    "?first=0",
    "?first=101",
    "?sort=MATCH",
    "?prefecture=99",
    "?category=NONSENSE",
    "?japaneseLevel=N9",
    "?remote=maybe",
    "?monthlyPayMin=x",
  ])("refuses a query that makes no sense: %s", async (query) => {
    const response = await get(`/api/v1/works${query}`);
    expect([response.status, (await response.json()).errors[0].path[0]]).toEqual([422, query.slice(1).split("=")[0]]);
  });

  it("shows one work by its id, also when it is over, and never one that is not public", async () => {
    expect((await (await get(`/api/v1/works/${tokyo.id}`)).json()).work.title).toBe("東京の接客");
    for (const { id } of hidden.slice(0, 3)) expect((await get(`/api/v1/works/${id}`)).status).toBe(404);
    for (const id of ["x", "00000000-0000-7000-8000-00000000dead"]) expect((await get(`/api/v1/works/${id}`)).status).toBe(404);
    await server.em().nativeUpdate(Work, { id: tokyo.id }, { status: "CLOSED" });
    expect((await (await get(`/api/v1/works/${tokyo.id}`)).json()).work.status).toBe("CLOSED");
    expect(await listed()).toEqual([osaka.id]);
    await server.em().nativeUpdate(Work, { id: tokyo.id }, { status: "OPEN" });
  });
});

describe("a partner who asks again", () => {
  it.each(["/api/v1/works", "/api/v1/works/{id}"])(
    "gets 304 from %s while nothing changed, and the whole once something did",
    async (pattern) => {
      const path = pattern.replace("{id}", osaka.id);
      const first = await get(path);
      expect(first.headers.get("last-modified")).toBe("Thu, 19 Nov 2026 12:00:00 GMT");
      expect(first.headers.get("cache-control")).toBe("private, no-cache");
      expect(first.headers.get("vary")).toBe("Authorization, Accept-Language");
      const etag = first.headers.get("etag") ?? "";
      const same = await get(path, { "if-none-match": etag });
      expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
      await server.em().nativeUpdate(Work, { id: osaka.id }, { title: `大阪の事務 ${pattern.length}` });
      expect((await get(path, { "if-none-match": etag })).status).toBe(200);
    },
  );

  it("is not told by a date alone that nothing changed: a work may have left the list", async () => {
    expect((await get("/api/v1/works", { "if-modified-since": "Fri, 20 Nov 2026 12:00:00 GMT" })).status).toBe(200);
  });

  it("without a key gets no 304 either", async () => {
    const etag = (await get("/api/v1/works")).headers.get("etag") ?? "";
    expect((await server.anonymous().get("/api/v1/works", { "if-none-match": etag })).status).toBe(401);
  });
});
