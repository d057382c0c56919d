import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const newsList = `query NewsList($first: Int!) {
  newsList(category: NEWS, first: $first) { items { ...Row } pageInfo { hasNextPage } }
}

fragment Row on News { id title }`;
const signIn = "mutation SignIn($input: SignInInput!) { signIn(input: $input) { errors { code } } }";
const inbox = "subscription Inbox { inboxChanged { conversationId } }";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

const dir = mkdtempSync(join(tmpdir(), "kotoba-safelist-"));
const file = join(dir, "safelist.json");
const production = {
  NODE_ENV: "production",
  SAFELIST_FILE: file,
  PII_KEYS: `k1:${Buffer.from("0123456789abcdef0123456789abcdef").toString("base64")}`,
  HMAC_KEY: "x7Jw0s8q".repeat(5),
};

let server: TestServer;
beforeAll(async () => {
  const operations = [newsList, signIn, inbox].map((text) => ({ name: text.split(/\W/)[1], sha256: hashOf(text), text }));
  writeFileSync(file, JSON.stringify({ operations }));
  server = await startTestServer({ env: production });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const ask = (query: string, variables = {}) => server.anonymous().graphql(query, variables);
const refused = { status: 400, data: undefined, errors: [{ extensions: { code: "OPERATION_NOT_REGISTERED" } }] };

describe("a server in production answers a registered operation", () => {
  it.each([
    ["as it stands in the manifest", newsList],
    ["in one line", newsList.replaceAll(/\s+/g, " ")],
    ["with comments", `# hello\n${newsList}`],
    ["with its fragment first", newsList.split("\n\n").toReversed().join("\n")],
    [
      "with the names of types that a cache adds",
      newsList.replace("{ id title }", "{ __typename id title }").replace("items {", "items { __typename"),
    ],
  ])("%s", async (_name, query) => {
    // Often enough that it goes the short way too.
    for (let time = 0; time < 5; time += 1)
      expect(await ask(query, { first: 3 })).toMatchObject({ status: 200, errors: [], data: { newsList: { items: [] } } });
  });

  it("named by its hash", async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(newsList) } };
    for (let time = 0; time < 5; time += 1) {
      const response = await server.anonymous().post("/graphql", { extensions, variables: { first: 3 } });
      expect([response.status, await response.json()]).toEqual([
        200,
        { data: { newsList: { items: [], pageInfo: { hasNextPage: false } } } },
      ]);
    }
  });

  it("that changes something", async () => {
    const { data } = await ask(signIn, { input: { email: "a@example.jp", password: "not the password" } });
    expect(data.signIn.errors).toEqual([{ code: "INVALID_CREDENTIALS" }]);
  });
});

describe("it refuses before anything runs", () => {
  it.each([
    ["another operation", "{ newsList(category: NEWS, first: 3) { items { id } } }"],
    ["one field more", newsList.replace("id title", "id title body")],
    ["one field less", newsList.replace("id title", "id")],
    ["an alias", newsList.replace("id title", "id again: title")],
    ["a type's name under another name", newsList.replace("id title", "id title kind: __typename")],
    ["another value", newsList.replace("NEWS", "COLUMN")],
    ["another default", newsList.replace("Int!", "Int! = 100")],
    ["two registered operations in one document", `${newsList} ${signIn}`],
    ["introspection", "{ __schema { types { name } } }"],
    ["only the name of the root type", "{ __typename }"],
    ["what is no GraphQL", "{"],
    ["nothing", ""],
  ])("%s", async (_name, query) => {
    let answer;
    const statements = await statementsOf(server.services.database, async () => {
      answer = await ask(query, { first: 3 });
    });
    expect(answer).toMatchObject(refused);
    expect(statements).toEqual([]);
  });

  it.each([
    ["an unknown hash", { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf("x") } } }],
    [
      "an unknown text with a known hash",
      { query: "{ __typename }", extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(newsList) } } },
    ],
    ["a batch", [{ query: newsList }]],
    ["a body without an operation", {}],
    ["an operation that is no text", { query: { kind: "Document" } }],
  ])("%s", async (_name, body) => {
    const response = await server.anonymous().post("/graphql", body);
    expect([response.status, (await response.json()).errors[0].extensions.code]).toEqual([400, "OPERATION_NOT_REGISTERED"]);
  });

  it("what comes by GET", async () => {
    const get = (query: string) =>
      server.anonymous().get(`/graphql?query=${encodeURIComponent(query)}`, { "apollo-require-preflight": "1" });
    expect(await (await get("{ __typename }")).json()).toMatchObject({ errors: [{ extensions: { code: "OPERATION_NOT_REGISTERED" } }] });
    expect(await (await get("{ __typename } ")).json()).toMatchObject({ errors: [{ extensions: { code: "OPERATION_NOT_REGISTERED" } }] });
    expect((await get(signIn)).status).toBe(405);
  });

  it("what comes over the socket", async () => {
    class BrowserSocket extends WebSocket {
      constructor(address: string, protocols: string | string[]) {
        super(address, protocols, { headers: { origin: server.url } });
      }
    }
    const client = createClient({ url: `${server.url.replace("http", "ws")}/graphql`, webSocketImpl: BrowserSocket, retryAttempts: 0 });
    const codeOf = (query: string) =>
      new Promise((resolve) => {
        client.subscribe(
          { query },
          { next: resolve, complete: () => undefined, error: (errors) => resolve(Reflect.get(Object(errors), "0")?.extensions?.code) },
        );
      });
    expect(await codeOf(inbox.replace("conversationId", "conversationId totalUnreadCount"))).toBe("OPERATION_NOT_REGISTERED");
    expect(await codeOf(inbox)).toBe("UNAUTHENTICATED");
    await client.dispose();
  });
});

describe("the switch", () => {
  const code = async (env: Record<string, string | undefined>) => {
    const other = await startTestServer({ env });
    const { errors } = await other.anonymous().graphql("{ __typename }");
    await other.close();
    return errors[0]?.extensions?.code;
  };

  it("is on in production and when NODE_ENV is not set, and off for outside testers and in development", async () => {
    expect(await code({ ...production, NODE_ENV: undefined })).toBe("OPERATION_NOT_REGISTERED");
    expect(await code({ ...production, GRAPHQL_SAFELIST: "0" })).toBeUndefined();
    expect(await code({ ...production, ATTACK_POSTURE: "1" })).toBeUndefined();
    expect(await code({})).toBeUndefined();
    expect(await code({ GRAPHQL_SAFELIST: "1", SAFELIST_FILE: file })).toBe("OPERATION_NOT_REGISTERED");
  });

  it("does not let a server start that would have nothing to answer", async () => {
    await expect(startTestServer({ env: { ...production, SAFELIST_FILE: join(dir, "none.json") } })).rejects.toThrow("npm run build");
  });
});
