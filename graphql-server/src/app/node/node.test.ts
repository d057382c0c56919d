import { isInterfaceType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Conversation } from "../../modules/message/conversation/conversation.entity.ts";
import { nodeIdOf, readNodeId } from "../../shared/graphql/node-id.ts";
import { newId } from "../../shared/ids.ts";
import { aNews, anEntry, aWork } from "../../testing/factories.ts";
import type { TestClient } from "../../testing/http-client.ts";
import { aMovie } from "../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { verdicts } from "../contract/actors.ts";
import { createSchema } from "../create-schema.ts";
import { nodeFinders } from "./node-finders.ts";

let server: TestServer;
let clients: Record<string, TestClient>;
/** A row of each type: the public ones for everybody, the others of the seeker and of their company. */
let rows: Record<string, string>;
/** What nobody may see by these types: drafts, and what is of others. */
let hidden: Record<string, string>;
/** The actors whose own the rows are. */
let own: ReadonlySet<string>;

beforeAll(async () => {
  server = await startTestServer();
  const seeker = await server.asSeeker();
  const otherSeeker = await server.asSeeker();
  const companyOwner = await server.asCompany("OWNER");
  const otherCompany = await server.asCompany("OWNER");
  clients = {
    visitor: server.anonymous(),
    seeker,
    otherSeeker,
    companyOwner,
    companyRecruiter: await server.asCompany("RECRUITER", companyOwner.company),
    companyViewer: await server.asCompany("VIEWER", companyOwner.company),
    otherCompany,
    adminOwner: await server.asAdmin("OWNER"),
    adminOperator: await server.asAdmin("OPERATOR"),
    adminEditor: await server.asAdmin("EDITOR"),
    adminAccountant: await server.asAdmin("ACCOUNTANT"),
  };
  const em = server.em();
  const company = em.merge(companyOwner.company);
  const work = aWork(em, company, { publishedAt: new Date("2026-11-20T00:00:00Z") });
  const draft = aWork(em, company, { status: "DRAFT", publishedAt: null });
  const entry = anEntry(em, { user: em.merge(seeker.user), work });
  const between = { kind: "SEEKER_COMPANY", user: entry.user, company, entry, lastMessageAt: new Date(), createdAt: new Date() } as const;
  const conversation = em.create(Conversation, { id: newId(), ...between });
  const news = aNews(em, {});
  const secret = aNews(em, { audience: "COMPANY" });
  const movie = aMovie(em);
  const unpublished = aMovie(em, { status: "DRAFT", publishedAt: null });
  await em.flush();
  rows = {
    Work: work.id,
    Company: company.id,
    News: news.id,
    Movie: movie.id,
    Entry: entry.id,
    Conversation: conversation.id,
    CompanyWork: draft.id,
    CompanyEntry: entry.id,
    CompanyConversation: conversation.id,
  };
  hidden = { Work: draft.id, Company: em.merge(otherCompany.company).id, News: secret.id, Movie: unpublished.id };
  own = new Set(["seeker", "companyOwner", "companyRecruiter", "companyViewer"]);
});
afterAll(() => server.close());

const schema = createSchema();
const types = Object.entries(nodeFinders);
const query = "query ($nodeId: ID!) { node(nodeId: $nodeId) { __typename nodeId } }";
const answerOf = async (client: TestClient | undefined, type: string, id: string) => {
  const { data, errors } = await client!.graphql(query, { nodeId: nodeIdOf({ type, id }) });
  expect(errors).toEqual([]);
  return data.node;
};

describe("a node", () => {
  it("is of exactly the types that have a query of their own", () => {
    const node = schema.getType("Node");
    const possible = isInterfaceType(node) ? schema.getPossibleTypes(node).map(({ name }) => name) : [];
    expect(possible.toSorted()).toEqual(types.map(([name]) => name).toSorted());
  });

  it.each(types)("of the type %s is found by exactly the actors of the matrix", async (type, { audience }) => {
    const expected = verdicts([audience]);
    for (const [actor, client] of Object.entries(clients)) {
      const seen = expected[actor] === "allow" || (expected[actor] === "own" && own.has(actor));
      const nodeId = nodeIdOf({ type, id: rows[type]! });
      expect([actor, await answerOf(client, type, rows[type]!)]).toEqual([actor, seen ? { __typename: type, nodeId } : null]);
    }
  });

  it.each(["Work", "Company", "News", "Movie"])("of the type %s that the public may not see is nobody's by that type", async (type) => {
    const readers = type === "News" ? ["companyOwner", "companyRecruiter", "companyViewer", "otherCompany"] : [];
    for (const [actor, client] of Object.entries(clients)) {
      const found = await answerOf(client, type, hidden[type]!);
      expect([actor, found !== null]).toEqual([actor, readers.includes(actor)]);
    }
  });

  it("answers the fields of its type, with the id of addresses beside its own", async () => {
    const fields = "... on Work { id nodeId title company { name } } ... on Entry { id status work { id } }";
    const ids = ["Work", "Entry", "Company"].map((type) => nodeIdOf({ type, id: rows[type]! }));
    const { data, errors } = await clients["seeker"]!.graphql(`query ($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename ${fields} } }`, {
      ids,
    });
    expect(errors).toEqual([]);
    expect(data.nodes).toMatchObject([
      { __typename: "Work", id: rows["Work"], nodeId: ids[0], company: { name: expect.any(String) } },
      { __typename: "Entry", id: rows["Entry"], status: "APPLIED", work: { id: rows["Work"] } },
      { __typename: "Company" },
    ]);
  });

  it("is answered again and again, compiled too", async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await answerOf(server.anonymous(), "Work", rows["Work"]!)).not.toBeNull();
  });

  it("is one of each side for a browser that is signed in on both", async () => {
    const both = server.anonymous();
    for (const [name, value] of [...clients["seeker"]!.cookies, ...clients["companyOwner"]!.cookies]) both.cookies.set(name, value);
    const ids = ["Entry", "CompanyEntry", "Conversation", "CompanyConversation"].map((type) => nodeIdOf({ type, id: rows[type]! }));
    const { data, errors } = await both.graphql("query ($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename nodeId } }", { ids });
    expect(errors).toEqual([]);
    expect(data.nodes.map(({ nodeId }: { nodeId: string }) => nodeId)).toEqual(ids);
    expect(data.nodes.map(({ __typename }: { __typename: string }) => readNodeId(ids.shift()!)?.type === __typename)).toEqual(
      Array(4).fill(true),
    );
  });

  it.each([
    ["", "nothing"],
    ["x", "no such text"],
    [Buffer.from("Work:1").toString("base64url"), "no row's id"],
    [Buffer.from("constructor:00000000-0000-7000-8000-00000000dead").toString("base64url"), "no type of ours"],
    [Buffer.from("AdminWork:00000000-0000-7000-8000-00000000dead").toString("base64url"), "a type of the back office"],
    ["V".repeat(10_000), "a long text"],
  ])("that is %j (%s) is not found", async (nodeId) => {
    const { data, errors } = await clients["adminOwner"]!.graphql(query, { nodeId });
    expect([data, errors]).toEqual([{ node: null }, []]);
  });

  it("is asked for with at most twenty others", async () => {
    const ids = Array.from({ length: 21 }, () => nodeIdOf({ type: "Work", id: newId() }));
    const ask = (nodeIds: string[]) =>
      server.anonymous().graphql("query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }", { ids: nodeIds });
    expect((await ask(ids.slice(1))).data.nodes).toEqual(Array(20).fill(null));
    expect((await ask(ids)).errors[0]?.extensions?.code).toBe("OPERATION_TOO_LARGE");
  });
});
