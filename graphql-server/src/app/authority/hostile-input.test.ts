import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../../rest/routes.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { enumValuesOf, forgedCursors, hostileOperation, hostileTexts, pageOperation } from "../../testing/operations/hostile-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";
import { operationAudiences } from "./check-audiences.ts";

const schema = createSchema();
/** Acts that would end the session of the actor who asks. */
const ending = new Set(["signOut", "signOutEverywhere", "changePassword"]);
const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, root: "Query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, root: "Mutation", field })),
].filter(({ field }) => !ending.has(field.name) && field.args.length > 0);

let server: TestServer;
let clients: Map<string, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  clients = new Map([
    ["seeker", await server.asSeeker()],
    ["companyOwner", await server.asCompany("OWNER")],
    ["adminOwner", await server.asAdmin("OWNER")],
    ["adminAccountant", await server.asAdmin("ACCOUNTANT")],
    ["visitor", server.anonymous()],
  ]);
});
afterAll(() => server.close());

/** Returns a client allowed to call the operation, as one refused at the door would have nothing read. */
function clientFor(name: string): TestClient {
  const allowed = verdicts(operationAudiences().get(name) ?? []);
  const actor = [...clients.keys()].find((each) => allowed[each] !== "deny") ?? "visitor";
  const client = clients.get(actor);
  if (!client) throw new Error(`No client ${actor}`);
  return client;
}

describe("hostile input", () => {
  it.each(operations.map((operation) => [`${operation.root}.${operation.field.name}`, operation] as const))(
    "is answered by %s with a coded error or as a text like any other",
    async (name, { kind, field }) => {
      for (const turn of hostileTexts.keys()) {
        const { query, variables } = hostileOperation(kind, field, turn);
        const { status, errors } = await clientFor(name).graphql(query, variables);
        const told = `${JSON.stringify(variables).slice(0, 300)} ${JSON.stringify(errors)}`;
        expect(status, told).toBeLessThan(500);
        expect(
          errors.map(({ extensions }) => extensions?.code),
          told,
        ).not.toContain("INTERNAL");
      }
    },
  );

  const paged = operations.filter(({ field }) => field.args.some(({ name }) => name === "after"));

  it("lists in pages are among the operations", () => expect(paged.length).toBeGreaterThan(20));

  it.each(paged.map((operation) => [`${operation.root}.${operation.field.name}`, operation] as const))(
    "is answered by %s when its cursor was made elsewhere",
    async (name, { field }) => {
      const sorts = enumValuesOf(field, "sort");
      for (const [turn, after] of forgedCursors.entries()) {
        for (const sort of sorts.length > 0 ? sorts : [undefined]) {
          const { query, variables } = pageOperation(field, { after, sort });
          const { status, errors } = await clientFor(name).graphql(query, variables);
          const codes = errors.map(({ extensions }) => extensions?.code);
          expect([status < 500, codes.includes("INTERNAL")], `${turn} ${sort} ${JSON.stringify(errors)}`).toEqual([true, false]);
        }
      }
    },
  );

  it("in addresses, query strings and bodies of REST is no failure of the server", async () => {
    const actors = [...clients.values()];
    for (const { method, path } of restTable) {
      for (const [turn, text] of hostileTexts.entries()) {
        const client = actors[turn % actors.length];
        const written = encodeURIComponent(text.slice(0, 60).toWellFormed());
        const address = path.replaceAll(/\{\w+\}/g, written);
        const body = method === "GET" ? undefined : { email: text, password: text, id: text, input: text, answers: [text] };
        const response = await client?.send(method, `${address}?q=${written}&page=${written}&after=${written}&id=${written}`, body);
        await response?.body?.cancel();
        expect(response?.status, `${method} ${address}`).toBeLessThan(500);
      }
    }
  });
});
