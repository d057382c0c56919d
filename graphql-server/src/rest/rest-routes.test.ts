import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AdminRole } from "../shared/viewer/roles.ts";
import { aCompany, aWork } from "../testing/factories.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { matchPath } from "./match-path.ts";
import { restTable } from "./routes.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The calls of the contract, as it lists them. */
const contractPaths =
  `/api /api/emali_send_for_registration /api/signup /api/user/login /api/user/test_result_register /api/login /api/admin
  /api/admin/user /api/admin/user/detail /api/admin/user/message /api/admin/user/message/detail /api/admin/user/message/create
  /api/admin/user/message/create_reply /api/admin/news /api/admin/news/create /api/admin/news/edit /api/admin/admin_user
  /api/admin/admin_user/new /api/admin/admin_user/detail /api/admin/test /api/admin/movie /api/admin/movie/create /api/admin/movie/edit
  /api/admin/message /api/admin/message/download /api/admin/company /api/admin/company/detail /api/admin/company/message
  /api/admin/company/message/detail /api/admin/company/message/create /api/admin/company/message/create_reply
  /api/admin/company/bank_payment /api/admin/company/bank_payment/edit /api/admin/work /api/admin/work/edit`.split(/\s+/);

const adminRoutes = restTable.filter(({ path }) => path.startsWith("/api/admin"));
const methods = ["POST", "PUT", "PATCH", "DELETE"];
const shout = (path: string) => path.replace(/[a-z]/g, (sign, index: number) => (index % 2 ? sign.toUpperCase() : sign));

async function problemOf(response: Response): Promise<{ status: number; code: string; detail: string }> {
  expect(response.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
  return response.json();
}

describe("the route table", () => {
  it("has every path of the contract once", () => {
    const paths = restTable.map(({ path }) => path);
    expect(contractPaths.filter((path) => paths.filter((known) => known === path).length !== 1)).toEqual([]);
  });

  it.each(restTable)("names who may call $method $path", ({ audience }) => {
    expect(audience).not.toEqual([]);
  });
});

/** The area of the back office a path belongs to, by what follows /api/admin/, and the roles that work there. */
const areas: readonly [RegExp, readonly AdminRole[]][] = [
  [/^company\/bank_payment/, ["OWNER", "ACCOUNTANT"]],
  [/^company\/message/, ["OWNER", "OPERATOR"]],
  [/^company/, ["OWNER", "OPERATOR", "ACCOUNTANT"]],
  [/^(user|message|work|inquiry|complaint)(\/|$)/, ["OWNER", "OPERATOR"]],
  [/^(news|movie|test)(\/|$)/, ["OWNER", "EDITOR"]],
  [/^(admin_user|audit)/, ["OWNER"]],
  [/^$/, ["OWNER", "OPERATOR", "EDITOR", "ACCOUNTANT"]],
];

describe("an admin path", () => {
  it.each(["OWNER", "OPERATOR", "EDITOR", "ACCOUNTANT"] as const)("is open to the %s's areas only", async (role) => {
    const admin = await server.asAdmin(role);
    const wrong: string[] = [];
    for (const { path } of adminRoutes) {
      const area = path.replace("/api/admin", "").replace(/^\//, "");
      const isOpen = areas.find(([pattern]) => pattern.test(area))?.[1].includes(role);
      if (((await admin.get(path)).status !== 403) !== isOpen) wrong.push(path);
    }
    expect(wrong).toEqual([]);
  });

  it.each(adminRoutes.map(({ path }) => path))("%s is closed to visitors, seekers and companies", async (path) => {
    const seeker = await server.asSeeker();
    const company = await server.asCompany();
    for (const client of [server.anonymous(), seeker, company]) {
      const response = await client.get(path);
      expect(response.status).toBe(401);
      expect((await problemOf(response)).code).toBe("UNAUTHENTICATED");
    }
  });

  it.each(adminRoutes.map(({ path }) => path))("%s has the same policy in any case and with any slashes", async (path) => {
    const owner = await server.asAdmin("OWNER");
    const plain = (await owner.get(path)).status;
    expect([200, 404, 422]).toContain(plain);
    const doubled = path.replaceAll("/", "//");
    for (const variant of [shout(path), `${path}/`, `${path}//`, doubled, shout(doubled), path.replace("admin", "%61dmin")]) {
      expect((await server.anonymous().get(variant)).status).toBe(401);
      expect((await owner.get(variant)).status).toBe(plain);
    }
  });

  it.each(adminRoutes.map(({ path }) => path))("%s answers 405 to everything but reading", async (path) => {
    const owner = await server.asAdmin("OWNER");
    for (const method of methods) {
      const response = await owner.send(method, path);
      expect(response.status).toBe(405);
      expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    }
  });

  it("answers the figures of the first screen", async () => {
    const admin = await server.asAdmin("ACCOUNTANT");
    const body = await (await admin.get("/api/admin")).json();
    expect(body.session).toMatchObject({ id: admin.admin.id, role: "ACCOUNTANT" });
    expect(body.home).toMatchObject({ openWorkCount: 0, oldestReviewAt: null });
  });
});

describe("the works of the back office", () => {
  it("are listed by filter, a page at a time", async () => {
    const em = server.em();
    const company = aCompany(em, { name: "検索できる商事" });
    const works = ["REVIEW", "REVIEW", "OPEN"].map((status, day) =>
      aWork(em, company, { status: status === "OPEN" ? "OPEN" : "REVIEW", submittedAt: new Date(Date.UTC(2026, 10, 10 + day)) }),
    );
    await em.flush();
    const operator = await server.asAdmin("OPERATOR");
    const address = `/api/admin/work?status=REVIEW&first=1&companyId=${company.id}`;
    const first = await (await operator.get(address)).json();
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(first.works).toMatchObject([{ id: works[0]?.id, status: "REVIEW", company: { name: "検索できる商事" } }]);
    const next = await (await operator.get(`${address}&after=${first.pageInfo.endCursor}`)).json();
    expect(next.works.map(({ id }: { id: string }) => id)).toEqual([works[1]?.id]);
  });

  it("are shown whole, with what may be done with them", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status: "REVIEW" });
    await em.flush();
    const operator = await server.asAdmin("OPERATOR");
    const { work: shown } = await (await operator.get(`/api/admin/work/edit?id=${work.id}`)).json();
    expect(shown).toMatchObject({
      id: work.id,
      version: 1,
      salary: { unit: "HOUR", min: 1300 },
      workplace: { prefecture: "13" },
      events: [],
    });
    expect(shown.legalMoves).toContain("RETURNED");
  });

  it("are shown with what the linter says about them, in the reader's language, as GraphQL does", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status: "REVIEW", description: "若い女性が活躍中です。", payMin: 500, dutiesChangeScope: null });
    await em.flush();
    const operator = await server.asAdmin("OPERATOR");
    const query = `query ($id: ID!) { adminWork(id: $id) { issues { code group path message word rewrite }
      readability { level isTooHard hardWords { word level } } } }`;
    for (const language of ["ja", "en"]) {
      const headers = { "accept-language": language };
      const { work: shown } = await (await operator.get(`/api/admin/work/edit?id=${work.id}`, headers)).json();
      const { issues, readability } = (await operator.graphql(query, { id: work.id }, headers)).data.adminWork;
      expect(issues.length).toBeGreaterThan(1);
      expect(shown).toMatchObject({ issues, readability, revision: null, pastRevisions: [] });
    }
  });

  it.each(["?status=NONSENSE", "?first=0", "?first=101", "?sort=drop", "?first=x"])(
    "refuse a query that makes no sense: %s",
    async (query) => {
      const operator = await server.asAdmin("OPERATOR");
      expect((await operator.get(`/api/admin/work${query}`)).status).toBe(422);
    },
  );

  it.each(["", "?id=x", "?id=00000000-0000-7000-8000-00000000dead"])("do not show what is not there: %j", async (query) => {
    const operator = await server.asAdmin("OPERATOR");
    expect([404, 422]).toContain((await operator.get(`/api/admin/work/edit${query}`)).status);
  });
});

describe("the version of the API", () => {
  it.each([undefined, "1"])("may be %s", async (version) => {
    const response = await server.anonymous().get("/api", version ? { "x-api-version": version } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get("x-api-version")).toBe("1");
    expect(await response.json()).toMatchObject({ name: "Kotoba Works", version: "1" });
  });

  it.each(["2", "", "1.0", "one"])("may not be %j", async (version) => {
    const response = await server.anonymous().get("/api", { "x-api-version": version });
    expect(response.status).toBe(400);
    expect((await problemOf(response)).code).toBe("UNSUPPORTED_API_VERSION");
  });
});

describe("every answer", () => {
  it("is kept from caches and differs by cookie", async () => {
    for (const path of ["/api", "/api/login", "/api/admin", "/api/nothing"]) {
      const response = await server.anonymous().get(path);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("vary")).toContain("Cookie");
    }
  });

  it("speaks the reader's language", async () => {
    const detail = async (language: string) =>
      (await problemOf(await server.anonymous().get("/api/nothing", { "accept-language": language }))).detail;
    expect(await detail("en-GB,en;q=0.9")).toBe("Not found. It was removed, or you cannot see it.");
    expect(await detail("ja-x-easy")).toContain("ありません。");
    expect(await detail("fr")).toContain("見つかりませんでした");
  });
});

describe("a body", () => {
  it("must be JSON", async () => {
    const client = server.anonymous();
    const form = await client.post("/api/user/login", "email=a%40b.jp&password=x", { "content-type": "application/x-www-form-urlencoded" });
    expect([form.status, (await problemOf(form)).code]).toEqual([415, "UNSUPPORTED_TYPE"]);
    const broken = await client.post("/api/user/login", '{"email":', { "content-type": "application/json" });
    expect([broken.status, (await problemOf(broken)).code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("has a limit", async () => {
    const response = await server.anonymous().post("/api/user/login", { email: "a@example.jp", password: "x".repeat(200_000) });
    expect([response.status, (await problemOf(response)).code]).toEqual([413, "TOO_LARGE"]);
  });

  it.each([[null], [[]], ["text"], [3], [{}], [{ email: 3, password: "x" }], [{ email: ["a@example.jp"], password: "x" }]])(
    "of the wrong shape is refused field by field: %j",
    async (body) => {
      const response = await server.anonymous().post("/api/user/login", JSON.stringify(body), { "content-type": "application/json" });
      expect(response.status).toBe(422);
      expect(["REQUIRED", "INVALID"]).toContain((await problemOf(response)).code);
    },
  );
});

describe("matching a path", () => {
  it("hands over what stands in a place, in its own case", () => {
    expect(matchPath("/api/file/{id}", "/API//File/AbC/")).toEqual({ id: "AbC" });
    expect(matchPath("/api/file/{id}", "/api/file")).toBeUndefined();
    expect(matchPath("/api/file/{id}", "/api/file/a%2Fb")).toBeUndefined();
    expect(matchPath("/api/file/{id}", "/api/file/%E0%A4%A")).toBeUndefined();
  });
});
