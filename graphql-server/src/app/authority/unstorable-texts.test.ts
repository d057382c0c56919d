import { type GraphQLInputType, getNamedType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../../rest/routes.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { hostileOperation, hostileTexts } from "../../testing/operations/hostile-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";
import { operationAudiences } from "./check-audiences.ts";

const schema = createSchema();

/** True for an argument that takes a text somewhere. */
function takesText(type: GraphQLInputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return ["String", "ID"].includes(named.name);
  return !above.includes(named.name) && Object.values(named.getFields()).some((field) => takesText(field.type, [...above, named.name]));
}

/** What would be refused for another reason before anybody reads a text. */
const harmless = (variables: Record<string, unknown>) => ("first" in variables ? { ...variables, first: 1 } : variables);

const fieldsOf = (kind: "query" | "mutation") =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => takesText(type)),
  );

/** Half of a surrogate pair, and the character NUL. */
const turns = [...hostileTexts.entries()].filter(([, text]) => !text.isWellFormed() || text.includes("\0")).map(([turn]) => turn);

let server: TestServer;
let actors: Map<string, () => Promise<TestClient>>;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.asCompany("OWNER");
  actors = new Map<string, () => Promise<TestClient>>([
    ["visitor", () => Promise.resolve(server.anonymous())],
    ["seeker", () => server.asSeeker()],
    ["companyOwner", () => server.asCompany("OWNER", company.company)],
    ["adminOwner", () => server.asAdmin("OWNER")],
    ["adminAccountant", () => server.asAdmin("ACCOUNTANT")],
  ]);
});
afterAll(() => server.close());

/** A client allowed to call an operation, with a session of its own: some operations end it. */
async function clientFor(name: string): Promise<TestClient> {
  const allowed = verdicts(operationAudiences().get(name) ?? []);
  const actor = [...actors.keys()].find((each) => allowed[each] !== "deny") ?? "adminOwner";
  return (await actors.get(actor)?.()) ?? server.anonymous();
}

describe("a text that no database takes", () => {
  it("is one of two kinds", () => expect(turns).toHaveLength(2));

  it.each(fieldsOf("query").map((field) => [field.name, field] as const))("is refused by %s with a code", async (name, field) => {
    const client = await clientFor(`Query.${name}`);
    for (const turn of turns) {
      const { query, variables } = hostileOperation("query", field, turn);
      const codes = (await client.graphql(query, harmless(variables))).errors.map(({ extensions }) => extensions?.code);
      expect(codes, JSON.stringify(variables)).toEqual(["INVALID"]);
    }
  });

  it.each(fieldsOf("mutation").map((field) => [field.name, field] as const))("is written by no %s", async (name, field) => {
    for (const turn of turns) {
      const client = await clientFor(`Mutation.${name}`);
      const { query, variables } = hostileOperation("mutation", field, turn);
      const { data, errors } = await client.graphql(query.replace(/ \{ __typename/, " { __typename errors { code }"), variables);
      const codes = [
        ...errors.map(({ extensions }) => extensions?.code),
        ...(data?.[name]?.errors ?? []).map(({ code }: { code: string }) => code),
      ];
      expect(codes, JSON.stringify(variables).slice(0, 300)).not.toEqual([]);
      expect(codes).not.toContain("INTERNAL");
    }
  });

  it("is refused in every body of REST, or is a text that is looked for and not found", async () => {
    for (const { method, path } of restTable.filter(({ body }) => body === "JSON")) {
      for (const actor of actors.values()) {
        const client = await actor();
        for (const text of ["half \ud800 pair", "nul\0nul"]) {
          const sent = { email: text, password: text, id: text, token: text, input: text, answers: [text], name: text, body: text };
          const response = await client.send(method, path.replaceAll(/\{\w+\}/g, "x"), sent, { "x-api-version": "1" });
          await response.body?.cancel();
          expect(response.status, `${method} ${path}`).toBeLessThan(500);
        }
      }
    }
  });

  it("has left no trace, not as another text either", async () => {
    const em = server.em();
    const tables: { name: string }[] = await em.execute(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows: { line: string }[] = await em.execute(`select t::text as line from "${name}" t`);
      if (rows.some(({ line }) => line.includes("half \ufffd pair") || line.includes("nulnul"))) found.push(name);
    }
    expect([tables.length > 60, found]).toEqual([true, []]);
  });
});
