import { afterAll, beforeAll, expect, test } from "vitest";
import { readingSources } from "../../../app/reading-sources.ts";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Movie } from "../../exam/movie/movie.entity.ts";
import { movieTopics } from "../../exam/movie/movie.vocabulary.ts";
import { Conversation } from "../../message/conversation/conversation.entity.ts";
import { Message } from "../../message/message/message.entity.ts";
import { News } from "../../site/news/news.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { fillMissingRuby } from "./fill-missing-ruby.ts";
import { requireTriggers } from "./require-triggers.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Fills in missing readings, as the background does within seconds. */
async function fill(): Promise<void> {
  const missing = "select (select count(*) from work where ruby is null) + (select count(*) from message where ruby is null) as count";
  do await fillMissingRuby(server.em(), server.services.furigana, readingSources);
  while (Number((await server.em().execute(missing))[0]?.count) > 0);
}
const now = new Date("2026-11-20T00:00:00Z");

async function openWork(changes: Partial<Work> = {}): Promise<Work> {
  const em = server.em();
  const work = aWork(em, aCompany(em), changes);
  await em.flush();
  return work;
}

const workQuery = `query ($id: ID!) { work(id: $id) {
  title ruby bodyRuby company { ruby bodyRuby } } }`;

test("a saved work has readings for everyone once the background has read it, and none of texts without kanji", async () => {
  const work = await openWork({ title: "介護の仕事", nearestStation: "つつじヶ丘", description: "食事を配ります。", benefits: "おやつ" });
  const before = await server.anonymous().graphql(workQuery, { id: work.id });
  expect(before.data.work).toMatchObject({ title: "介護の仕事", ruby: null, bodyRuby: null });
  await fill();
  const { data } = await server.anonymous().graphql(workQuery, { id: work.id });
  expect(data.work.ruby.title).toEqual([["介護", "かいご", 1], "の", ["仕事", "しごと", 4]]);
  expect(data.work.bodyRuby.description).toEqual([["食事", "しょくじ", 4], "を", ["配", "くば", 3], "ります。"]);
  expect(data.work.bodyRuby).not.toHaveProperty("benefits");
  expect(data.work.company.bodyRuby.city).toEqual([
    ["千代田", "ちよだ", 4],
    ["区", "く", 2],
  ]);
});

test("a list with readings costs as many statements as one without", async () => {
  for (const title of ["配達", "清掃", "警備"]) await openWork({ title });
  await fill();
  const list = (fields: string) =>
    statementsOf(server.services.database, () => server.anonymous().graphql(`{ works(first: 20) { items { id title ${fields} } } }`));
  const [plain, withRuby] = [await list(""), await list("ruby company { ruby }")];
  expect(withRuby.length).toBe(plain.length);
});

test("readings of the texts of many works come in one statement", async () => {
  const sent = await statementsOf(server.services.database, () =>
    server.anonymous().graphql("{ works(first: 20) { items { id bodyRuby } } }"),
  );
  expect(sent.filter((sql) => sql.includes("ruby_body"))).toHaveLength(1);
});

/** Of encrypted texts the database cannot tell a change from being encrypted anew: whoever changes one forgets its readings. */
const plainSources = readingSources.filter(({ sealed }) => !sealed);

test.each(plainSources)("whoever changes a text of $table, its readings are forgotten", async (source) => {
  const em = server.em();
  const company = aCompany(em);
  aWork(em, company);
  em.create(News, {
    id: newId(),
    category: "NEWS",
    title: "題",
    summary: "要約",
    bodyHtml: "<p>本文</p>",
    createdAt: now,
    updatedAt: now,
  });
  em.create(Movie, {
    id: newId(),
    title: "題",
    description: "説明",
    level: "N5",
    topic: movieTopics[0],
    captions: "WEBVTT\n\n00:00.000 --> 00:01.000\n字幕",
    createdAt: now,
    updatedAt: now,
  });
  const conversation = em.create(Conversation, { id: newId(), kind: "SEEKER_COMPANY", company, lastMessageAt: now, createdAt: now });
  em.create(Message, { id: newId(), conversation, senderKind: "COMPANY", body: "本文", operationId: newId(), createdAt: now });
  await em.flush();
  for (const column of Object.values({ ...source.short, ...source.long })) {
    await fill();
    const stale = () => em.execute(`select id from ${source.table} where ruby is null`);
    expect(await stale(), column).toEqual([]);
    await em.execute(`update ${source.table} set ${column} = '変更'`);
    expect((await stale()).length, column).toBeGreaterThan(0);
  }
});

test("a text whose readings nothing forgets is named at the start", async () => {
  await requireTriggers(server.em(), readingSources);
  const sources = [{ table: "work", owners: "'[]'", short: { title: "title", number: "number" }, long: { status: "status" } }];
  await expect(requireTriggers(server.em(), sources)).rejects.toThrow("forgets the readings of work.number, work.status: see");
  await expect(
    requireTriggers(server.em(), [{ table: "message", owners: "'[]'", short: { by: "sender_kind" }, sealed: true }]),
  ).resolves.toBeUndefined();
});

test("a count that changes leaves the readings", async () => {
  const work = await openWork();
  await fill();
  await server.em().execute("update work set view_count = view_count + 1 where id = ?", [work.id]);
  expect(await server.em().count(Work, { id: work.id, ruby: null })).toBe(0);
});

test("the company's own kana is how its name is read", async () => {
  const em = server.em();
  const company = aCompany(em, { name: "株式会社海野商事", nameKana: "カイノショウジ" });
  const work = aWork(em, company);
  await em.flush();
  await fill();
  const { data } = await server.anonymous().graphql(workQuery, { id: work.id });
  expect(data.work.company.ruby.name).toEqual([
    ["株式会社", "かぶしきがいしゃ", 3],
    ["海野商事", "かいのしょうじ", 0],
  ]);
});

test("a body of news has readings for each piece of text between its tags", async () => {
  const em = server.em();
  const body = '<h2>休業</h2><p>明日は<b>休み</b> &amp; <ruby>祭<rt>まつり</rt></ruby>です。</p><p class="駅">&nbsp;</p>';
  const news = em.create(News, {
    id: newId(),
    category: "COLUMN",
    status: "PUBLISHED",
    publishedAt: now,
    title: "休業のお知らせ",
    summary: "冬休み",
    bodyHtml: body,
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  await fill();
  const { data } = await server.anonymous().graphql("{ newsList(category: COLUMN) { items { id ruby bodyRuby } } }");
  const item = data.newsList.items.find(({ id }: { id: string }) => id === news.id);
  expect(item.ruby.summary).toEqual([["冬休", "ふゆやす", 4], "み"]);
  expect(item.bodyRuby).toEqual([
    [["休業", "きゅうぎょう", 4]],
    [["明日", "あした", 4], "は"],
    [["休", "やす", 5], "み"],
    [" & "],
    ["です。"],
  ]);
});
