import { afterAll, beforeAll, expect, test } from "vitest";
import { readingSources } from "../../../app/reading-sources.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import { Message } from "../../message/message/message.entity.ts";
import { News } from "../../site/news/news.entity.ts";
import { fillMissingRuby } from "./fill-missing-ruby.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const now = new Date("2026-11-20T00:00:00Z");
/** Fills in missing readings, as the background does within seconds. */
async function fill(): Promise<void> {
  const missing = "select (select count(*) from work where ruby is null) + (select count(*) from message where ruby is null) as count";
  do await fillMissingRuby(server.em(), server.services.furigana, readingSources);
  while (Number((await server.em().execute(missing))[0]?.count) > 0);
}
const set = `mutation ($input: SetCompanyReadingInput!) {
  setCompanyReading(input: $input) { readings { word reading } errors { code path message } } }`;
const setNews =
  "mutation ($input: SetNewsReadingInput!) { setNewsReading(input: $input) { readings { word reading } errors { code path } } }";

async function aCompanyWithWork(title: string) {
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company, { title });
  await em.flush();
  await fill();
  return { company, work };
}

async function titleRuby(id: string) {
  const { data } = await server.anonymous().graphql("query ($id: ID!) { work(id: $id) { ruby } }", { id });
  return data.work.ruby?.title ?? null;
}

test("a reading set for a work is shown at once, in that work only, and survives that its text changes", async () => {
  const { company, work } = await aCompanyWithWork("生物の受付");
  const recruiter = await server.asCompany("RECRUITER", company);
  const answer = await recruiter.graphql(set, { input: { workId: work.id, word: "生物", reading: "ナマモノ" } });
  expect(answer.data.setCompanyReading).toEqual({ readings: [{ word: "生物", reading: "なまもの" }], errors: [] });
  expect((await titleRuby(work.id))[0]).toEqual(["生物", "なまもの", 0]);
  await server.em().execute("update work set title = '新しい生物の受付' where id = ?", [work.id]);
  await fill();
  expect(await titleRuby(work.id)).toContainEqual(["生物", "なまもの", 0]);
  const other = await aCompanyWithWork("生物の受付");
  expect((await titleRuby(other.work.id))[0]).toEqual(["生物", "せいぶつ", 4]);
});

test("a reading of the company counts for its works and messages, one of the work goes before it, an empty one takes it back", async () => {
  const { company, work } = await aCompanyWithWork("海野通りの店");
  const em = server.em();
  const conversation = em.create(Conversation, {
    id: newId(),
    kind: "SEEKER_COMPANY",
    company: company.id,
    lastMessageAt: now,
    createdAt: now,
  });
  const message = em.create(Message, {
    id: newId(),
    conversation,
    senderKind: "COMPANY",
    body: "海野です。",
    operationId: newId(),
    createdAt: now,
  });
  await em.flush();
  await fill();
  const owner = await server.asCompany("OWNER", company);
  await owner.graphql(set, { input: { word: "海野", reading: "うんの" } });
  await fill();
  expect((await titleRuby(work.id))[0]).toEqual(["海野", "うんの", 0]);
  const stored = await server.em().findOneOrFail(Message, message.id);
  expect(stored.ruby).toEqual({ body: [["海野", "うんの", 0], "です。"] });
  await owner.graphql(set, { input: { workId: work.id, word: "海野", reading: "かいの" } });
  expect((await titleRuby(work.id))[0]).toEqual(["海野", "かいの", 0]);
  const cleared = await owner.graphql(set, { input: { workId: work.id, word: "海野", reading: "" } });
  expect(cleared.data.setCompanyReading.readings).toEqual([]);
  expect((await titleRuby(work.id))[0]).toEqual(["海野", "うんの", 0]);
});

test.each([
  [{ word: "ひらがな", reading: "ひらがな" }, "READING_WORD_WITHOUT_KANJI", ["word"]],
  [{ word: "漢字", reading: "kanji" }, "READING_NOT_KANA", ["reading"]],
  [{ word: "", reading: "かな" }, "REQUIRED", ["word"]],
  [{ workId: newId(), word: "漢字", reading: "かんじ" }, "NOT_FOUND", ["workId"]],
])("%o is refused with %s", async (input, code, path) => {
  const member = await server.asCompany();
  const { data } = await member.graphql(set, { input });
  expect(data.setCompanyReading.readings).toBeNull();
  expect(data.setCompanyReading.errors[0]).toMatchObject({ code, path });
});

test("a foreign work is not found, neither to set nor to list", async () => {
  const { work } = await aCompanyWithWork("受付");
  const stranger = await server.asCompany();
  const { data } = await stranger.graphql(set, { input: { workId: work.id, word: "受付", reading: "うけつけ" } });
  expect(data.setCompanyReading.errors).toMatchObject([{ code: "NOT_FOUND" }]);
  const listed = await stranger.graphql("query ($id: ID) { companyReadings(workId: $id) { word } }", { id: work.id });
  expect(listed.data?.companyReadings ?? null).toBeNull();
});

test("an editor sets how a word of a news item is read; an accountant may not", async () => {
  const em = server.em();
  const text = { title: "山下の講演", summary: "要約", bodyHtml: "<p>山下氏</p>" };
  const news = em.create(News, {
    id: newId(),
    category: "NEWS",
    status: "PUBLISHED",
    publishedAt: now,
    ...text,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  const input = { newsId: news.id, word: "山下", reading: "さんげ" };
  const editor = await server.asAdmin("EDITOR");
  const done = await editor.graphql(setNews, { input });
  expect(done.data.setNewsReading).toEqual({ readings: [{ word: "山下", reading: "さんげ" }], errors: [] });
  const { data } = await server.anonymous().graphql("{ newsList(category: NEWS) { items { ruby bodyRuby } } }");
  expect(data.newsList.items[0].ruby.title[0]).toEqual(["山下", "さんげ", 0]);
  expect(data.newsList.items[0].bodyRuby[0][0]).toEqual(["山下", "さんげ", 0]);
  const accountant = await server.asAdmin("ACCOUNTANT");
  const refused = await accountant.graphql(setNews, { input });
  expect(refused.errors[0]?.extensions?.code).toBe("FORBIDDEN");
});
