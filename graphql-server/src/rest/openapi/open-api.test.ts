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
      const { docs } = handle!;
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
    const original = home.handle!;
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
