import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ClientOperation } from "./client-operation.entity.ts";
import { keepOperations } from "./register-operations.ts";

const register = `mutation Register($input: RegisterOperationsInput!) {
  registerOperations(input: $input) { registered { id client name version sha256 text } alreadyKnown errors { code path message } }
}`;
const retire = `mutation Retire($input: RetireOperationInput!) {
  retireOperation(input: $input) { operation { id retiredAt advice } errors { code path } }
}`;
const list =
  "query List($client: String) { adminClientOperations(first: 100, client: $client) { items { name version uses } totalCount } }";
const site = [register, retire, list];

const dir = mkdtempSync(join(tmpdir(), "kotoba-operations-"));
const file = join(dir, "safelist.json");
let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  const operations = site.map((text) => ({ name: "site", sha256: createHash("sha256").update(text).digest("hex"), text }));
  writeFileSync(file, JSON.stringify({ operations }));
  server = await startTestServer({ env: { GRAPHQL_SAFELIST: "1", SAFELIST_FILE: file } });
  owner = await server.asAdmin("OWNER");
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

const add = async (client: string, documents: string, by = owner) =>
  (await by.graphql(register, { input: { client, documents } })).data.registerOperations;
const codesOf = ({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code);
const ask = async (body: object) => {
  const response = await server.anonymous().post("/graphql", body);
  return { status: response.status, ...(await response.json()) };
};
/** What every process does every few seconds. */
const look = () => server.services.clientOperations.refresh();

const news = (name: string, field = "id") => `query ${name} { newsList(category: NEWS, first: 3) { items { ...Row${name} } } }
  fragment Row${name} on News { ${field} }`;

describe("a client's operation", () => {
  it("is refused before it is registered, and answered by its text and by its hash once processes have looked", async () => {
    const text = news("ByTextAndHash");
    expect(await ask({ query: text })).toMatchObject({ status: 400, errors: [{ extensions: { code: "OPERATION_NOT_REGISTERED" } }] });
    const { registered, alreadyKnown } = await add("mobile", text);
    expect([registered.length, alreadyKnown, registered[0].name, registered[0].version]).toEqual([1, 0, "ByTextAndHash", 1]);
    expect(createHash("sha256").update(registered[0].text).digest("hex")).toBe(registered[0].sha256);
    await look();
    const byHash = { extensions: { persistedQuery: { version: 1, sha256Hash: registered[0].sha256 } } };
    for (const body of [{ query: text }, { query: text.replaceAll(/\s+/g, " ") }, { query: registered[0].text }, byHash])
      expect(await ask(body)).toMatchObject({ status: 200, data: { newsList: { items: [] } } });
  });

  it("is not registered twice, however it is written", async () => {
    await add("twice", news("Twice"));
    const again = await add("twice", `# a note\n${news("Twice").replaceAll(/\s+/g, " ")}`);
    expect([again.registered, again.alreadyKnown, again.errors]).toEqual([[], 1, []]);
  });

  it("becomes the next version when another text bears its name, and both are answered", async () => {
    await add("versions", news("Versions"));
    const { registered } = await add("versions", news("Versions", "title"));
    expect(registered[0].version).toBe(2);
    await look();
    for (const text of [news("Versions"), news("Versions", "title")]) expect((await ask({ query: text })).status).toBe(200);
  });

  it("counts its uses", async () => {
    await add("uses", news("Uses"));
    await look();
    for (let time = 0; time < 3; time += 1) await ask({ query: news("Uses") });
    await look();
    const { data } = await owner.graphql(list, { client: "uses" });
    expect(data.adminClientOperations).toEqual({ items: [{ name: "Uses", version: 1, uses: 3 }], totalCount: 1 });
  });

  it("is retired with a word what to send instead, and answered again when it is registered anew", async () => {
    const { registered } = await add("retired", news("Retired"));
    const input = { id: registered[0].id, advice: "Send NewsPage, version 2 of the app." };
    const ended = (await owner.graphql(retire, { input })).data.retireOperation;
    expect(ended.operation).toMatchObject({ advice: input.advice, retiredAt: expect.any(String) });
    expect((await owner.graphql(retire, { input: { ...input, advice: "Other" } })).data.retireOperation).toEqual(ended);
    await look();
    const refused = { status: 400, errors: [{ extensions: { code: "OPERATION_RETIRED", advice: input.advice } }] };
    expect(await ask({ query: news("Retired") })).toMatchObject(refused);
    expect(await ask({ extensions: { persistedQuery: { version: 1, sha256Hash: registered[0].sha256 } } })).toMatchObject(refused);
    expect((await add("retired", news("Retired"))).registered[0].version).toBe(1);
    await look();
    expect((await ask({ query: news("Retired") })).status).toBe(200);
  });

  it("that two clients have is answered while one of them has it", async () => {
    const { registered } = await add("one", news("Shared"));
    await add("other", news("Shared"));
    await owner.graphql(retire, { input: { id: registered[0].id, advice: "None." } });
    await look();
    expect((await ask({ query: news("Shared") })).status).toBe(200);
  });
});

describe("nothing is registered", () => {
  it.each([
    ["what is no GraphQL", "query {", "OPERATION_INVALID"],
    ["a schema", "type A { b: Int }", "OPERATION_INVALID"],
    ["an operation without a name", "{ newsList(category: NEWS, first: 3) { items { id } } }", "OPERATION_INVALID"],
    ["a name that stands twice", `${news("Double")} query Double { viewer { admin { id } } }`, "OPERATION_INVALID"],
    ["a field that the schema does not have", news("Missing", "secret"), "OPERATION_INVALID"],
    ["a fragment that is missing", "query Lost { newsList(category: NEWS, first: 3) { items { ...Nowhere } } }", "OPERATION_INVALID"],
    [
      "two mutations in one",
      "mutation Two { a: signOut(input: { kind: SEEKER }) { errors { code } } b: signOut(input: { kind: SEEKER }) { errors { code } } }",
      "OPERATION_INVALID",
    ],
    ["fragments alone", "fragment Alone on News { id }", "REQUIRED"],
    ["nothing", "", "OPERATION_INVALID"],
  ])("of a text with %s", async (_name, documents, code) => {
    const { registered, errors } = await add("bad", `${documents}`);
    expect([registered, new Set(codesOf({ errors }))]).toEqual([[], new Set([code])]);
  });

  it("when one of many is bad: all or none", async () => {
    const before = await server.em().count(ClientOperation);
    expect(codesOf(await add("mixed", `${news("Good")} ${news("Bad", "secret")}`))).toEqual(["OPERATION_INVALID"]);
    expect(await server.em().count(ClientOperation)).toBe(before);
  });

  it("beyond the limits of one call and of all clients", async () => {
    const { ctx } = systemContext(server.services, "operations");
    const one = (place: number) => ({
      name: `N${place}`,
      sha256: "a".repeat(64),
      meaning: `${place}`.padStart(43, "0"),
      text: "x",
      problem: null,
    });
    const many = (count: number, from = 0) => Array.from({ length: count }, (_, place) => one(from + place));
    const keep = (operations: ReturnType<typeof many>) => keepOperations(ctx, { client: "flood", operations });
    await expect(keep(many(501))).rejects.toMatchObject({ problems: [{ code: "TOO_MANY" }] });
    for (let place = 0; place < 9; place += 1) await keep(many(500, place * 500));
    await expect(keep(many(500, 4_500))).rejects.toMatchObject({ problems: [{ code: "OPERATION_LIMIT" }] });
    expect(await server.em().count(ClientOperation, { client: "flood" })).toBe(4_500);
  });

  it.each(["Mobile", "a", "a b", "x".repeat(41), ""])("under the name %j", async (client) => {
    expect((await add(client, news("Named"))).errors[0].path).toEqual(["client"]);
  });

  it("by anybody but an owner of the back office", async () => {
    const operator = await server.asAdmin("OPERATOR");
    for (const client of [operator, server.anonymous(), await server.asSeeker()]) {
      const { errors } = await client.graphql(register, { input: { client: "foreign", documents: news("Foreign") } });
      expect(["FORBIDDEN", "UNAUTHENTICATED"]).toContain(errors[0]?.extensions?.code);
    }
  });
});
