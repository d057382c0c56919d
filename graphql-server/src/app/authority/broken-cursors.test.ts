import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { restTable } from "../../rest/routes.ts";
import { newId } from "../../shared/ids.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { brokenCursors, enumValuesOf, pageOperation } from "../../testing/operations/hostile-operation.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";
import { operationAudiences } from "./check-audiences.ts";

const lists = Object.values(createSchema().getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  args.some(({ name }) => name === "after"),
);
/** Lists of REST; those inside of one object ask for it first, and are read by the functions of the lists above. */
const restLists = restTable.filter(
  ({ method, handle: { docs } }) => method === "GET" && docs.query?.shape["after"] && !docs.query.shape["id"],
);

let server: TestServer;
let clients: Map<string, TestClient>;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  const adminOwner = await server.asAdmin("OWNER");
  clients = new Map([
    ["visitor", server.anonymous()],
    ["seeker", await server.asSeeker()],
    ["companyOwner", await server.asCompany("OWNER")],
    ["adminOwner", adminOwner],
  ]);
  const made = await adminOwner.graphql('mutation { createApiKey(input: { name: "Partner", requestsPerMinute: 6000 }) { token } }');
  authorization = `Bearer ${made.data.createApiKey.token}`;
});
afterAll(() => server.close());

function clientFor(audience: Parameters<typeof verdicts>[0]): TestClient {
  const allowed = verdicts(audience);
  const actor = [...clients.keys()].find((each) => allowed[each] !== "deny") ?? "adminOwner";
  const client = clients.get(actor);
  if (!client) throw new Error(`No client ${actor}`);
  return client;
}

/** A text that no database takes is refused before anything reads it. */
const codeFor = (after: string) => (after.isWellFormed() && !after.includes("\0") ? "CURSOR_INVALID" : "INVALID");

describe("a cursor that is none", () => {
  it("is tried at every list", () => expect([lists.length > 30, restLists.length >= 10]).toEqual([true, true]));

  it.each(lists.map((field) => [field.name, field] as const))(
    "is refused by %s with a code in every order, never answered as its first page",
    async (name, field) => {
      const client = clientFor(operationAudiences().get(`Query.${name}`) ?? []);
      const sorts = enumValuesOf(field, "sort");
      for (const after of brokenCursors) {
        for (const sort of sorts.length > 0 ? sorts : [undefined]) {
          const { query, variables } = pageOperation(field, { after, sort });
          const { errors } = await client.graphql(query, variables);
          const codes = errors.map(({ extensions }) => extensions?.code);
          expect(codes, `${JSON.stringify(after)} ${sort} ${JSON.stringify(errors)}`).toEqual([codeFor(after)]);
        }
      }
    },
  );

  it.each(restLists.map((route) => [route.path, route] as const))(
    "is refused by %s, which says what is wrong",
    async (path, { audience }) => {
      // A value of spaces in an address is one that was not given.
      for (const after of brokenCursors.filter((text) => text.trim() !== "")) {
        const headers = { authorization, "x-api-version": "1" };
        const response = await clientFor(audience).get(`${path}?after=${encodeURIComponent(after.toWellFormed())}`, headers);
        const { code, errors } = await response.json();
        expect([response.status, code, errors[0].path], after).toEqual([
          422,
          expect.stringMatching(/^(CURSOR_)?INVALID$|^TOO_LONG$/),
          ["after"],
        ]);
      }
    },
  );

  it.each([
    ["ja", "この一覧のページではありません。最初のページから開いてください。"],
    ["en", "This is not a page of the list. Please start at its first page."],
    ["vi", "Trang này không thuộc danh sách. Vui lòng xem lại từ trang đầu."],
  ])("is told in the reader's language: %s", async (language, message) => {
    const query = '{ works(first: 1, sort: NEWEST, after: "x") { items { id } } }';
    const { data, errors } = await server.anonymous().graphql(query, {}, { "accept-language": language });
    expect([data, errors[0]?.message]).toEqual([null, message]);
  });

  it("is refused in the list inside of a row, too", async () => {
    const seeker = await server.asSeeker();
    const input = { audience: "SEEKER", recipientId: seeker.user.id, subject: "確認", body: "確認させてください。", operationId: newId() };
    const start = "mutation ($input: StartThreadInput!) { startThread(input: $input) { thread { id } errors { code } } }";
    expect((await (await server.asAdmin("OPERATOR")).graphql(start, { input })).data.startThread.errors).toEqual([]);
    const { errors } = await seeker.graphql('{ conversations(first: 1) { items { messages(first: 1, after: "W10") { items { id } } } } }');
    expect(errors.map(({ path, extensions }) => [path, extensions?.code])).toEqual([
      [["conversations", "items", 0, "messages"], "CURSOR_INVALID"],
    ]);
  });
});
