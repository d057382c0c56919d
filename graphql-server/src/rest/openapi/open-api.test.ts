import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { restTable } from "../routes.ts";
import type { OpenApiDocument } from "./open-api.ts";

let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer();
  document = await (await server.anonymous().get("/api/openapi.json")).json();
});
afterAll(() => server.close());

describe("the OpenAPI document", () => {
  it("is valid by the official schema of OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect([errors, valid, validator.version]).toEqual([undefined, true, "3.1"]);
  });

  it("has every path and method of the route table, and no other", () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.toSorted()).toEqual(restTable.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  it("gives every operation a name of its own", () => {
    const names = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => Reflect.get(operation, "operationId")),
    );
    expect(new Set(names).size).toBe(restTable.length);
  });

  it.each(restTable.filter(({ handle }) => handle).map(({ method, path, ...route }) => [`${method} ${path}`, { path, ...route }] as const))(
    "says what %s takes and answers",
    (_name, { handle, body, path }) => {
      const { docs } = handle;
      expect(docs.summary).toMatch(/\.$/);
      expect(docs.response).toBeDefined();
      expect(docs.request !== undefined).toBe(body !== "NONE");
      expect(path).not.toMatch(/[A-Z]/);
    },
  );
});

describe("the check of every answer in the tests", () => {
  it("fails where an answer has what its description does not say", async () => {
    const home = restTable.find(({ path, method }) => path === "/api" && method === "GET")!;
    const original = home.handle;
    home.handle = Object.assign(async () => ({ status: 200, body: { name: "Kotoba Works", version: "1", links: {}, secret: 1 } }), {
      docs: original.docs,
    });
    await expect(server.anonymous().get("/api")).rejects.toThrow("additional properties");
    home.handle = Object.assign(async () => ({ status: 202, body: {} }), { docs: original.docs });
    await expect(server.anonymous().get("/api")).rejects.toThrow("does not know");
    home.handle = original;
    expect((await server.anonymous().get("/api")).status).toBe(200);
  });
});

it("what /api links to is there", async () => {
  const { links } = await (await server.anonymous().get("/api")).json();
  const known = [...restTable.map(({ path }) => path), "/graphql"];
  expect(Object.values(links).filter((path) => !known.includes(String(path)))).toEqual([]);
});

describe("the page to read", () => {
  it("tells every path, its fields and what they mean, without a script and within the policy of the site", async () => {
    const response = await server.anonymous().get("/api/docs");
    const html = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect(/<script|<[^>]*\son\w+=|(src|href)="(?![/#])/.exec(html)).toBeNull();
    expect(Object.keys(document.paths).filter((path) => !html.includes(`<code>${path}</code>`))).toEqual([]);
    expect(Object.keys(document.components.schemas).filter((name) => !html.includes(`id="schema-${name}"`))).toEqual([]);
    expect(html.includes("<code>pageInfo</code>")).toBe(true);
  });

  it("begins with calls that work as they are copied, once the key is set", async () => {
    const html = await (await server.anonymous().get("/api/docs")).text();
    const commands = [...html.matchAll(/<pre[^>]*><code>([^]*?)<\/code>/g)].map(([, command = ""]) => command.replaceAll("&quot;", '"'));
    const made = await (await server.asAdmin("OWNER")).graphql(
      'mutation { createApiKey(input: { name: "A", requestsPerMinute: 60 }) { token } }',
    );
    const authorization = `Bearer ${made.data.createApiKey.token}`;
    const base = server.services.environment.baseUrl;
    const answers = commands.map(async (command) => {
      const path = /"(http[^"]+)"/.exec(command.replaceAll("&amp;", "&"))?.[1]?.replace(base, "") ?? "";
      return (await server.anonymous().get(path, command.includes("$KEY") ? { authorization } : {})).status;
    });
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200]);
  });

  it("links only to what is on it", async () => {
    const html = await (await server.anonymous().get("/api/docs")).text();
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});
