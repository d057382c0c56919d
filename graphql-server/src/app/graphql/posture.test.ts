import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const secrets = { PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`, HMAC_KEY: "x7Jw0s8q".repeat(5) };

describe.each([undefined, "production"])("with NODE_ENV=%s", (NODE_ENV) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { NODE_ENV, GRAPHQL_SAFELIST: "0", ...secrets } });
  });
  afterAll(() => server.close());

  test.each([
    "{ __schema { types { name } } }",
    '{ __type(name: "Query") { name } }',
    '{ ... on Query { __type(name: "Query") { name } } }',
  ])("the schema is not told: %s", async (query) => {
    const answer = await server.anonymous().graphql(query);
    expect(answer.status).toBe(400);
    expect(answer.data).toBeUndefined();
  });

  test("a misspelled field gets no suggestion", async () => {
    const answer = await server.anonymous().graphql("{ newz { id } }");
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.errors)).not.toMatch(/did you mean|news/i);
  });

  test("no error carries a stack", async () => {
    for (const query of ["{", "{ nothing }", "query ($id: ID!) { __typename }"]) {
      const answer = await server.anonymous().graphql(query);
      expect(JSON.stringify(answer.errors)).not.toMatch(/stack|node_modules|\.ts:/);
    }
  });

  test.each([
    [
      "a variable of the wrong type",
      'mutation ($p: String!) { signIn(input: { email: "a@b.jp", password: $p }) { errors { code } } }',
      { p: ["hunter2!"] },
    ],
    [
      "a field of a variable",
      "mutation ($i: SignInInput!) { signIn(input: $i) { errors { code } } }",
      { i: { email: "a@b.jp", pasword: "hunter2!" } },
    ],
    ["a value in the text", 'query { news(first: "hunter2!") { items { id } } }', {}],
    ["a text that is no query", 'query { "hunter2!', {}],
  ])("nothing that was sent comes back: %s", async (_, query, variables) => {
    const answer = await server.anonymous().graphql(query, variables);
    expect(answer.status).toBe(400);
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer.errors)).not.toMatch(/hunter2|pasword|did you mean/i);
  });

  test.each([
    ["a variable of the wrong type", "subscription ($p: Boolean!) { inboxChanged @include(if: $p) { conversationId } }", { p: "hunter2!" }],
    ["a field that is not there", "subscription { inboxChanged { pasword } }", {}],
    ["a text that is no query", 'subscription { "hunter2!', {}],
  ])("nor over a socket: %s", async (_, query, variables) => {
    const url = `${server.url.replace("http", "ws")}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0 });
    const told = await new Promise<unknown>((resolve) => {
      client.subscribe({ query, variables }, { next: resolve, error: resolve, complete: () => resolve([]) });
    });
    await client.dispose();
    expect(told).toMatchObject([{ extensions: { code: expect.any(String) } }]);
    expect(JSON.stringify(told)).not.toMatch(/hunter2|pasword|did you mean|node_modules/i);
  });

  test("nor in an answer of REST", async () => {
    const bodies = [{ email: ["hunter2!"], password: "x" }, { email: "a@b.jp", password: { hunter2: 1 } }, { pasword: "hunter2!" }];
    for (const body of bodies) {
      const answer = await server.anonymous().post("/api/user/login", body);
      expect([answer.status, await answer.text()]).toEqual([422, expect.not.stringMatching(/hunter2|pasword|did you mean/i)]);
    }
  });

  test("nor does the name of an operation that is not there", async () => {
    const answer = await server.anonymous().post("/graphql", { query: "query A { __typename }", operationName: "hunter2!" });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain("OPERATION_RESOLUTION_FAILURE");
    expect(text).not.toContain("hunter2");
  });

  test("the mail page, the parts of the site, the playground and a landing page are not there", async () => {
    for (const path of ["/dev/mail", "/dev/ui", "/en/dev/ui", "/playground", "/playground/"]) {
      expect((await server.anonymous().get(path)).status).toBe(404);
    }
    const landing = await server.anonymous().get("/graphql", { accept: "text/html" });
    expect(landing.status).toBe(400);
    expect(await landing.text()).not.toMatch(/<html/i);
  });
});

test("development tells the schema, and shows mail and playground", async () => {
  const server = await startTestServer();
  expect((await server.anonymous().graphql("{ __schema { queryType { name } } }")).data.__schema.queryType.name).toBe("Query");
  expect((await server.anonymous().get("/dev/mail")).status).toBe(200);
  expect((await server.anonymous().get("/playground/")).status).toBe(200);
  await server.close();
});
