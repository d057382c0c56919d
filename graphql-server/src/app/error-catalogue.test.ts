import type { GraphQLField } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../rest/routes.ts";
import { houseLocales, locales } from "../shared/locale.ts";
import { errorCatalogue } from "../shared/messages/error-catalogue.ts";
import { isReaderCode } from "../shared/messages/error-code.ts";
import type { TestClient } from "../testing/http-client.ts";
import { minimalOperation } from "../testing/operations/minimal-operation.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { createSchema } from "./create-schema.ts";

const catalogue = errorCatalogue();
const ending = new Set(["signOut", "changePassword"]);

/** Matches what must never reach a reader: words of the database, of our files and of our stack. */
const leaks =
  /\b(select|insert into|update .* set|constraint|relation "|column "|syntax error at)\b|\.ts:|node_modules|at async|[a-z]+_[a-z]+_(foreign|pkey|unique)/i;

let server: TestServer;
let clients: TestClient[];
beforeAll(async () => {
  server = await startTestServer();
  clients = [server.anonymous(), await server.asSeeker(), await server.asCompany(), await server.asAdmin()];
});
afterAll(() => server.close());

interface Told {
  where: string;
  code: unknown;
  message: unknown;
}

/** Returns one line for each error a client saw with an unknown code, an empty message or one that gives internals away. */
function faultsOf(told: readonly Told[]): string[] {
  return told.flatMap(({ where, code, message }) => {
    const known = typeof code === "string" && Object.hasOwn(catalogue, code);
    const clean = typeof message === "string" && message !== "" && !leaks.test(message);
    return known && clean ? [] : [`${where}: ${String(code)} ${String(message)}`];
  });
}

type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: { getFields(): Record<string, Field> } | null | undefined) => Object.values(type?.getFields() ?? {});

async function mutate(client: TestClient, field: Field): Promise<Told[]> {
  const { data, errors } = await client.graphql(minimalOperation({ kind: "mutation", field, depth: 1 }));
  const expected: { code: string; message: string }[] = data?.[field.name]?.errors ?? [];
  const top = errors.map(({ message, extensions }) => ({ code: extensions?.code, message }));
  return [...expected.map(({ code, message }) => ({ code, message })), ...top].map((error) => ({ where: field.name, ...error }));
}

describe("every error that a client may see", () => {
  it("has a description, and of what a person reads a text in every language", () => {
    expect(Object.keys(catalogue).length).toBeGreaterThan(200);
    for (const [code, { description, messages }] of Object.entries(catalogue)) {
      expect([code, description.length > 10 || messages !== undefined]).toEqual([code, true]);
      const readers = isReaderCode(code) ? locales : houseLocales;
      if (messages) expect([code, readers.filter((locale) => !messages[locale])]).toEqual([code, []]);
    }
  });

  it("is one of the list for every mutation with nothing useful in it, whoever sends it", async () => {
    const mutations = fieldsOf(createSchema().getMutationType()).filter(({ name }) => !ending.has(name));
    const told: Told[] = [];
    for (const field of mutations) for (const client of clients) told.push(...(await mutate(client, field)));
    expect(faultsOf(told)).toEqual([]);
    expect(new Set(told.map(({ code }) => code)).size).toBeGreaterThan(5);
  });

  it.each([
    ["no GraphQL", { query: "{" }],
    ["a field that is not there", { query: "{ nothingLikeThis }" }],
    ["introspection of nothing", { query: "{ __type(name: 1) { name } }" }],
    ["no operation of that name", { query: "query A { __typename }", operationName: "B" }],
    ["a variable of another type", { query: "query ($n: Int!) { works(first: $n) { items { id } } }", variables: { n: "many" } }],
    ["a variable that is missing", { query: "query ($n: Int!) { works(first: $n) { items { id } } }" }],
    ["too many aliases", { query: `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: __typename`).join(" ")} }` }],
    ["a stored operation", { extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } }],
    ["nothing", {}],
    ["a list", [{ query: "{ __typename }" }]],
  ])("is one of the list for a GraphQL request with %s", async (where, body) => {
    const response = await server.anonymous().post("/graphql", body);
    const { errors } = await response.json();
    const told = errors.map((error: { message: string; extensions?: { code?: string } }) => ({
      where,
      code: error.extensions?.code,
      message: error.message,
    }));
    expect([response.status < 500, told.length > 0, faultsOf(told)]).toEqual([true, true, []]);
  });

  it("is one of the list for every path of the API, with every method and with bad bodies", async () => {
    const told: Told[] = [];
    const bodies = [undefined, "{", [], { email: 1 }, "x".repeat(200_000)];
    for (const { path } of restTable) {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        for (const body of method === "GET" ? [undefined] : bodies) {
          const response = await clients[1]!.send(method, path.replace("{id}", "x"), body, { "x-api-version": "1" });
          if (response.status < 400) continue;
          expect([method, path, response.status < 500 || response.status === 501]).toEqual([method, path, true]);
          const { code, detail, errors = [] } = await response.json();
          told.push({ where: `${method} ${path}`, code, message: detail });
          for (const error of errors) told.push({ where: `${method} ${path}`, code: error.code, message: error.message });
        }
      }
    }
    expect(faultsOf(told)).toEqual([]);
  });
});
