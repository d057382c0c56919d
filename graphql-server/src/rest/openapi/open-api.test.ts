import { Validator } from "@seriousme/openapi-schema-validator";
import { Ruleset, Spectral } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { isFileShape } from "../rest-route.ts";
import { restTable } from "../routes.ts";
import type { OpenApiDocument } from "./open-api.ts";
import { samples } from "./samples.data.ts";

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

  it("has nothing that the usual rules for such documents warn of", async () => {
    const spectral = new Spectral();
    spectral.setRuleset(new Ruleset(oas));
    const found = await spectral.run(structuredClone(document));
    expect(found.map(({ code, message, path }) => `${code} ${path.join(".")}: ${message}`)).toEqual([]);
    // One that is broken is noticed.
    const broken = structuredClone(document);
    Reflect.deleteProperty(broken.info, "contact");
    expect((await spectral.run(broken)).map(({ code }) => code)).toEqual(["info-contact"]);
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

interface Media {
  schema?: object;
  example?: unknown;
}
interface Described {
  parameters: { name?: string; in?: string; description?: string; example?: unknown; schema?: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

const isDescribed = (operation: object): operation is Described => "responses" in operation && "parameters" in operation;
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => (isDescribed(operation) ? [{ name: `${method} ${path}`, operation }] : [])),
  );
const mediaOf = ({ requestBody, responses }: Described): [string, Media][] => [
  ...Object.entries(requestBody?.content ?? {}).map(([type, media]): [string, Media] => [`body ${type}`, media]),
  ...Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content ?? {}).map(([type, media]): [string, Media] => [`${status} ${type}`, media]),
  ),
];

/** Texts, numbers and lists in an example that say nothing. */
function emptyParts(value: unknown, path = ""): string[] {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => emptyParts(inner, `${path}.${name}`));
}

describe("the examples", () => {
  it("are there for every answer, body and parameter of every operation, and say something", () => {
    expect(operations()).toHaveLength(restTable.length);
    for (const { name, operation } of operations()) {
      expect([name, mediaOf(operation).length > 0]).toEqual([name, true]);
      for (const [place, { example }] of mediaOf(operation)) {
        expect([name, place, example === undefined, emptyParts(example)]).toEqual([name, place, false, []]);
      }
      for (const { name: parameter, description, example } of operation.parameters.filter((one) => one.name)) {
        expect([name, parameter, example === undefined || example === "", !description]).toEqual([name, parameter, false, false]);
      }
    }
    for (const [status, response] of Object.entries(document.components["responses"] ?? {})) {
      const content = Reflect.get(response, "content")["application/problem+json"];
      expect([status, content.example.status]).toEqual([status, Number(status)]);
    }
  });

  it("fit the schemas beside them", () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema(document, "openapi");
    const placed = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"#/components', '"openapi#/components'));
    const faults: string[] = [];
    const check = (where: string, { schema, example }: Media) => {
      const resolved = placed(schema);
      if (typeof resolved !== "object" || resolved === null) return;
      const validate = ajv.compile(resolved);
      if (!validate(example)) faults.push(`${where}: ${ajv.errorsText(validate.errors)}`);
    };
    for (const { name, operation } of operations()) {
      for (const [place, media] of mediaOf(operation)) if (media.schema) check(`${name} ${place}`, media);
      for (const parameter of operation.parameters) if (parameter.schema) check(`${name} ${parameter.name}`, parameter);
    }
    for (const [status, response] of Object.entries(document.components["responses"] ?? {})) {
      check(status, Reflect.get(response, "content")["application/problem+json"]);
    }
    expect(faults).toEqual([]);
  });

  it.each(restTable.map(({ method, path, handle }) => [`${method} ${path}`, handle.docs] as const))(
    "of %s are taken by the handler's own shapes",
    (name, { query, request }) => {
      const operation = operations().find((one) => one.name.toUpperCase() === name.toUpperCase())?.operation;
      if (request && !isFileShape(request)) {
        const result = request.safeParse(operation?.requestBody?.content["application/json"]?.example);
        expect([result.error?.issues ?? []]).toEqual([[]]);
      }
      for (const { name: parameter, in: place, example } of operation?.parameters ?? []) {
        const shape = place === "query" && parameter ? query?.shape[parameter] : undefined;
        if (shape) expect([parameter, z.safeParse(shape, String(example)).error?.issues ?? []]).toEqual([parameter, []]);
      }
    },
  );

  it("come from samples that are all in use", () => {
    const used = JSON.stringify(document);
    expect(
      Object.entries(samples).filter(
        ([name]) => !used.includes(`"${name.split(".").findLast((part) => part !== "*" && part !== "value")}"`),
      ),
    ).toEqual([]);
  });
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
  const known = [...restTable.map(({ path }) => path), "/graphql", "/developers"];
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
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200]);
  });

  it("links only to what is on it", async () => {
    const html = await (await server.anonymous().get("/api/docs")).text();
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});
