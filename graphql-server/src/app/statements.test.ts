import { afterAll, beforeAll, expect, test } from "vitest";
import { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import { EntryEvent } from "../modules/entry/entry/entry-event.entity.ts";
import { MovieProgress } from "../modules/exam/watching/movie-progress.entity.ts";
import { Conversation } from "../modules/message/conversation/conversation.entity.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { WorkLike } from "../modules/work/like/work-like.entity.ts";
import { indexWork } from "../modules/work/search/work.search-index.ts";
import { newId } from "../shared/ids.ts";
import { statementsOf } from "../testing/database/count-statements.ts";
import { aCompany, aNews, anEntry, aWork } from "../testing/factories.ts";
import type { TestClient } from "../testing/http-client.ts";
import { aMovie } from "../testing/movie-factories.ts";
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

/** What a seeker's start page shows, as the site asks for it. */
const dashboard = `{
  me { id profile { completeness measurement { level } } }
  entryCounts { status count }
  entriesUnderWay(first: 4) { id status movedAt work { id title titleEn company { id name } } }
  conversations(first: 3) {
    items { id counterpartName unreadCount lastMessageAt lastMessage { id body } entry { id work { id title titleEn } } }
  }
  notificationSettings { family site }
  closingLikedWorks { work { id title titleEn applyBy } }
  recommendedWorks(first: 3) {
    items { id title liked salary { min } company { id name ruby } match { score reasons { criterion } } permission { verdict } }
    unset
  }
  moviesToContinue(first: 2) { id title posterUrl locked ruby progress { id watchedMs } practice { items answered } }
  userNewsList(first: 4) { items { id title publishedAt ruby } }
}`;

async function prepareDashboard(): Promise<void> {
  const em = server.em();
  const at = new Date();
  const movie = aMovie(em, { access: "PREMIUM" });
  const user = em.merge(seeker.user);
  aWork(em, aCompany(em));
  em.create(MovieProgress, { id: newId(), user, movie, ranges: [], startedAt: at, updatedAt: at });
  const profile = await em.findOneOrFail(UserProfile, { user: user.id });
  Object.assign(profile, { wishedPrefectures: ["13"], wishedCategories: ["CARE"], selfDeclaredLevel: "N3" });
  await em.flush();
}

test("a seeker's start page takes at most four statements, the session included, and none more for more rows", async () => {
  await prepareDashboard();
  await add(2);
  const { data } = await seeker.graphql(dashboard);
  expect(data.conversations.items[0]).toMatchObject({
    lastMessage: { body: "はじめまして。" },
    entry: { work: { title: expect.any(String) } },
  });
  expect(data.recommendedWorks.items.length).toBeGreaterThan(0);
  expect(data.moviesToContinue).toMatchObject([{ locked: true, progress: { watchedMs: 0 } }]);
  const few = await statementsFor(seeker, dashboard);
  expect(few).toBeLessThanOrEqual(4);
  await add(10);
  expect(await statementsFor(seeker, dashboard)).toBe(few);
});

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
