import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../shared/ids.ts";
import { aCompany } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { askDeeply, minimalOperation } from "../testing/minimal-operation.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { operationAudiences } from "./check-audiences.ts";
import { verdicts } from "./contract/actors.ts";
import { createSchema } from "./create-schema.ts";

const schema = createSchema();
const refusals = new Set(["UNAUTHENTICATED", "FORBIDDEN"]);
/** Acts that would end the session of the actor who asks. */
const ending = new Set(["signOut", "changePassword"]);

let server: TestServer;
let clients: Record<string, TestClient>;

const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, root: "Query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, root: "Mutation", field })),
].filter(({ field }) => !ending.has(field.name));

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const [own, other] = [aCompany(em), aCompany(em)];
  await em.flush();
  clients = {
    visitor: server.anonymous(),
    seeker: await server.asSeeker(),
    otherSeeker: await server.asSeeker(),
    companyOwner: await server.asCompany("OWNER", own),
    companyRecruiter: await server.asCompany("RECRUITER", own),
    companyViewer: await server.asCompany("VIEWER", own),
    otherCompany: await server.asCompany("OWNER", other),
    adminOwner: await server.asAdmin("OWNER"),
    adminOperator: await server.asAdmin("OPERATOR"),
    adminEditor: await server.asAdmin("EDITOR"),
    adminAccountant: await server.asAdmin("ACCOUNTANT"),
  };
});

afterAll(() => server.close());

describe("authority over the whole schema", () => {
  it.each(operations.map((operation) => [`${operation.root}.${operation.field.name}`, operation] as const))(
    "lets exactly the actors of the matrix reach %s",
    async (name, operation) => {
      const audience = operationAudiences().get(name) ?? [];
      const expected = verdicts(audience);
      for (const [actor, client] of Object.entries(clients)) {
        const { data, errors } =
          operation.kind === "query"
            ? await askDeeply(client, operation.field, { depth: 2 })
            : await client.graphql(minimalOperation({ ...operation, depth: 1 }));
        const codes = errors.map((error: { extensions?: { code?: string } }) => error.extensions?.code ?? "");
        const refused = codes.some((code: string) => refusals.has(code)) && (data?.[operation.field.name] ?? null) === null;
        expect(refused, `${actor}: ${JSON.stringify(errors)}`).toBe(expected[actor] === "deny");
        if (!refused) expect(codes, `${actor}: ${JSON.stringify(errors)}`).toEqual([]);
      }
    },
  );

  it("answers a foreign id like one that does not exist", async () => {
    const byId = operations.filter(({ kind, field }) => kind === "query" && field.args.some(({ name }) => name === "id"));
    for (const operation of byId) {
      for (const client of Object.values(clients)) {
        const { data } = await client.graphql(minimalOperation({ ...operation, depth: 0, id: newId() }));
        expect(data?.[operation.field.name] ?? null).toBeNull();
      }
    }
  });
});
