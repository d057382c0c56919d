import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnvironment } from "../../platform/environment.ts";
import { builtSite } from "../../testing/built-site.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const ofNginx = "8d3c2f5e0a1b4c6d8e9f00112233aabb";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { TRUST_PROXY: "1", REQUEST_ID_HEADER: "X-Request-Id" }, webDir: builtSite() });
});
afterAll(() => server.close());

/** The lines of one request. */
const linesOf = (requestId: string) => server.logLines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);

describe("a request", () => {
  it("keeps the name that the proxy gave it: in the answer, in the problem and on its lines", async () => {
    const answer = await server.anonymous().get("/api/news_image/1", { "x-request-id": ofNginx });
    expect(answer.headers.get("x-request-id")).toBe(ofNginx);
    expect((await answer.json()).instance).toBe("urn:uuid:8d3c2f5e-0a1b-4c6d-8e9f-00112233aabb");
    expect(linesOf(ofNginx)).toMatchObject([
      { msg: "request", method: "GET", operation: "GET /api/news_image/{id}", path: "/api/news_image/1", status: 404, code: "NOT_FOUND" },
    ]);
  });

  it("has its name on the lines of what failed inside of it, too", async () => {
    const requestId = "0f0e0d0c-1111-4222-8333-444455556666";
    await server.em().execute("alter table news rename to news_away");
    await server.anonymous().graphql("{ newsList(category: NEWS) { items { id } } }", {}, { "x-request-id": requestId });
    await server.em().execute("alter table news_away rename to news");
    expect(linesOf(requestId).map(({ msg }) => msg)).toEqual(["operation failed", "graphql"]);
  });

  it("says when in UTC, and of a refusal which and whose", async () => {
    const requestId = "0f0e0d0c-1111-4222-8333-444455556667";
    const seeker = await server.asSeeker();
    await seeker.graphql("{ auditEvents(first: 10) { items { id } } }", {}, { "x-request-id": requestId });
    const [line] = linesOf(requestId);
    expect(line).toMatchObject({
      msg: "graphql",
      code: "UNAUTHENTICATED",
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(line).toMatchObject({ actor: `SEEKER:${seeker.user.id}` });
  });

  it.each(["../../etc/passwd", "a".repeat(33), "1", "<script>", "8d3c2f5e0a1b4c6d8e9f00112233aab"])(
    "gets a name of ours where the header holds %j",
    async (name) => {
      const answer = await server.anonymous().get("/api/news_image/1", { "x-request-id": name });
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f]{8}-/);
    },
  );

  it("is not named by its sender where no proxy is", async () => {
    const plain = await startTestServer();
    const answer = await plain.anonymous().get("/api/news_image/1", { "x-request-id": ofNginx });
    await plain.close();
    expect(answer.headers.get("x-request-id")).not.toBe(ofNginx);
    expect(() => readEnvironment({ REQUEST_ID_HEADER: "X-Request-Id" })).toThrow("REQUEST_ID_HEADER needs TRUST_PROXY");
  });
});

describe("the log of pages", () => {
  it("tells them by their pattern, and holds no query and nothing that opens something", async () => {
    const [page, secret] = ["aaaaaaaa000040008000000000000001", "aaaaaaaa000040008000000000000002"];
    await server.anonymous().get("/en/news?q=a-word-of-mine", { "x-request-id": page });
    await server.anonymous().get("/verify/THECODE123", { "x-request-id": secret });
    expect(linesOf(page)).toMatchObject([{ msg: "request", operation: "/news", path: "/en/news", status: 200 }]);
    expect(linesOf(secret)).toMatchObject([{ msg: "request", operation: "/verify/:code" }]);
    expect(server.logLines.join("")).not.toMatch(/a-word-of-mine|THECODE123/);
  });

  it("has no line for a file of the site", async () => {
    const file = "aaaaaaaa000040008000000000000003";
    await server.anonymous().get("/favicon.svg", { "x-request-id": file });
    expect(linesOf(file)).toEqual([]);
  });
});

it("writes of what fails over and over thirty lines a minute, and counts the rest", async () => {
  await server.em().execute("alter table news rename to news_gone");
  const fail = () => server.anonymous().graphql("{ newsList(category: NEWS) { items { id } } }");
  for (let time = 0; time < 40; time += 1) await fail();
  await server.em().execute("alter table news_gone rename to news");
  const failed = server.logLines.filter((line) => line.includes('"operation failed"'));
  expect(failed).toHaveLength(30);
});
