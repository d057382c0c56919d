import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    env: {
      NODE_ENV: undefined,
      GRAPHQL_SAFELIST: "0",
      PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`,
      HMAC_KEY: "x7Jw0s8q".repeat(5),
    },
  });
});
afterAll(() => server.close());

const ask = (query: string, variables = {}) => server.anonymous().graphql(query, variables);
const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, index) => make(index)).join(" ");

async function passesAndStops(query: (size: number) => string, limit: number): Promise<void> {
  const passing = await ask(query(limit));
  expect(passing).toMatchObject({ status: 200, errors: [] });
  const stopped = await ask(query(limit + 1));
  expect(stopped).toMatchObject({ status: 400, data: undefined });
  expect(stopped.errors[0]?.extensions?.code).toMatch(/^(OPERATION_TOO_LARGE|GRAPHQL_PARSE_FAILED)$/);
}

test("an operation of 1000 tokens passes, one of 1001 does not", async () => {
  // Two braces; four tokens a fragment; the rest plain names.
  const fragments = repeat(240, () => "... { __typename }");
  await passesAndStops((size) => `{ ${fragments} ${repeat(size - 962, () => "__typename")} }`, 1_000);
});

test("five aliases pass, six do not", async () => {
  await passesAndStops((size) => `{ ${repeat(size, (index) => `a${index}: __typename`)} }`, 5);
});

test("ten directives pass, eleven do not", async () => {
  await passesAndStops((size) => `{ ${repeat(size, () => `... @include(if: true) { __typename }`)} }`, 10);
});

test("a fragment does not hide aliases", async () => {
  const query = `{ ...F } fragment F on Query { ${repeat(6, (index) => `a${index}: __typename`)} }`;
  expect(await ask(query)).toMatchObject({ status: 400 });
});

test("a second mutation in one operation is refused, also through a fragment", async () => {
  const client = server.anonymous();
  for (const query of [
    "mutation { logOut: __typename b: __typename }",
    "mutation { ...F __typename } fragment F on Mutation { a: __typename }",
  ]) {
    expect((await client.graphql(query)).errors[0]?.extensions?.code).toBe("OPERATION_TOO_LARGE");
  }
});

test("a batch of operations is refused", async () => {
  const response = await server.anonymous().post("/graphql", [{ query: "{ __typename }" }, { query: "{ __typename }" }]);
  expect(response.status).toBe(400);
});

test("a form or a text body is refused", async () => {
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await server.anonymous().post("/graphql", '{"query":"{ __typename }"}', { "content-type": type });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  }
});

test("a mutation cannot be sent by GET", async () => {
  const response = await server
    .anonymous()
    .get(`/graphql?query=${encodeURIComponent("mutation { __typename }")}`, { "apollo-require-preflight": "1" });
  expect(response.status).toBe(405);
});
