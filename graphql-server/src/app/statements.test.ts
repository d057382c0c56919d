import { afterAll, beforeAll, expect, test } from "vitest";
import { EntryEvent } from "../modules/entry/entry/entry-event.entity.ts";
import { Conversation } from "../modules/message/conversation/conversation.entity.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { WorkLike } from "../modules/work/like/work-like.entity.ts";
import { indexWork } from "../modules/work/search/work.search-index.ts";
import { newId } from "../shared/ids.ts";
import { statementsOf } from "../testing/database/count-statements.ts";
import { aCompany, aNews, anEntry, aWork } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

let server: TestServer;
let seeker: Awaited<ReturnType<TestServer["asSeeker"]>>;
let owner: Awaited<ReturnType<TestServer["asCompany"]>>;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  seeker = await server.asSeeker();
  owner = await server.asCompany();
  admin = await server.asAdmin();
});
afterAll(() => server.close());

/** Rows of every list, each beside rows of other companies. */
async function add(count: number): Promise<void> {
  const em = server.em();
  const user = em.merge(seeker.user);
  const own = em.merge(owner.company);
  const at = new Date();
  for (let index = 0; index < count; index += 1) {
    const company = index % 2 ? own : aCompany(em);
    const work = aWork(em, company, { title: `介護スタッフ${index}` });
    indexWork(work, company);
    em.create(WorkLike, { user: user.id, work: work.id, createdAt: at });
    const entry = anEntry(em, { user, work });
    em.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", at });
    const between = { kind: "SEEKER_COMPANY", user, company, entry, lastMessageAt: at, createdAt: at } as const;
    const conversation = em.create(Conversation, { id: newId(), ...between });
    em.create(Message, { id: newId(), conversation, senderKind: "COMPANY", body: "はじめまして。", operationId: newId(), createdAt: at });
    aNews(em);
  }
  await em.flush();
}

const work = "id title liked openEntryId salary { min } company { id name verified openWorkCount }";
const lists: readonly (readonly [string, () => TestClient, string])[] = [
  ["works for a visitor", () => server.anonymous(), `{ works(first: 15) { totalCount { value } items { ${work} } } }`],
  ["works for a seeker", () => seeker, `{ works(first: 15) { totalCount { value } items { ${work} match { score } } } }`],
  ["works with a condition", () => server.anonymous(), `{ works(first: 2, filter: { keyword: "介護" }) { items { ${work} } } }`],
  ["news", () => server.anonymous(), "{ newsList(category: NEWS, first: 15) { totalCount items { id title } } }"],
  ["liked works", () => seeker, `{ likedWorks(first: 15) { totalCount items { likedAt work { ${work} } } } }`],
  ["a seeker's entries", () => seeker, `{ entries(first: 15) { totalCount items { id events { by } work { ${work} } } } }`],
  ["a seeker's conversations", () => seeker, "{ conversations(first: 15) { totalCount items { id lastMessage { by body } } } }"],
  ["a company's works", () => owner, "{ companyWorks(first: 15) { totalCount items { id title events { by } issues { code } } } }"],
  [
    "a company's entries",
    () => owner,
    "{ companyEntries(first: 15) { totalCount items { id events { by } work { id title } applicant { displayName } } } }",
  ],
  ["a company's conversations", () => owner, "{ companyConversations(first: 15) { totalCount items { id lastMessage { by body } } } }"],
  ["the back office's works", () => admin, "{ adminWorks(first: 15) { totalCount items { id title events { by } company { name } } } }"],
];

/** Tables written beside a request: their statements are not counted as the request's own. */
const beside = /boss\.|outbox_mail|work_view|rate_limit/;

async function statementsFor(client: TestClient, query: string): Promise<number> {
  const statements = await statementsOf(server.services.database, async () => {
    const { errors } = await client.graphql(query);
    expect(errors, query).toEqual([]);
  });
  return statements.filter((text) => !beside.test(text)).length;
}

test("every list sends as many statements for many rows as for few", async () => {
  const ask = async () => {
    const counts = [];
    for (const [name, client, query] of lists) counts.push([name, await statementsFor(client(), query)]);
    return counts;
  };
  await add(4);
  await ask();
  const few = await ask();
  await add(40);
  expect(await ask()).toEqual(few);
});
