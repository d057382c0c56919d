import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { publishDueNews } from "./publish-due-news.ts";

let server: TestServer;
let editor: TestClient & { admin: { name: string } };
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

const written = {
  category: "NEWS",
  topic: "SERVICE",
  audience: "PUBLIC",
  title: "新しい機能",
  summary: "便利です。",
  bodyHtml: "<p>本文です。</p>",
};
const fields = "news { id version status title publishAt publishedAt legalMoves } errors { code path message }";

async function mutate(name: string, type: string, input: object, selection = fields) {
  const { data, errors } = await editor.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`, { input });
  expect(errors).toEqual([]);
  return data[name];
}
const write = async (changes: object = {}, operationId = newId()) =>
  mutate("createNews", "CreateNewsInput", { operationId, content: { ...written, ...changes } });
const publish = (input: object) => mutate("publishNews", "PublishNewsInput", input);
const withdraw = (input: object) => mutate("withdrawNews", "WithdrawNewsInput", input);

async function isPublic(id: string): Promise<boolean> {
  const { data } = await server.anonymous().graphql("{ newsList(category: NEWS, first: 100) { items { id } } }");
  const listed = data.newsList.items.some((item: { id: string }) => item.id === id);
  const map = await (await server.anonymous().get("/sitemap-news.xml")).text();
  expect(map.includes(id)).toBe(listed);
  return listed;
}

describe("an item", () => {
  it("is written as a draft that nobody else sees, once however often it is sent", async () => {
    const operationId = newId();
    const { news } = await write({}, operationId);
    expect(news).toMatchObject({ status: "DRAFT", publishedAt: null, legalMoves: ["PUBLISHED", "SCHEDULED"] });
    expect((await write({}, operationId)).news).toEqual(news);
    expect((await write({ title: "別の題" }, operationId)).errors[0].code).toBe("OPERATION_CONFLICT");
    expect(await isPublic(news.id)).toBe(false);
  });

  it("is on the site and in the sitemap the moment it is published, with readings, and gone the moment it is taken down", async () => {
    const { news } = await write();
    const done = await publish({ id: news.id, version: news.version });
    expect(done.news).toMatchObject({ status: "PUBLISHED", publishedAt: "2026-11-21T03:00:00.000Z", legalMoves: ["ARCHIVED"] });
    expect(await isPublic(news.id)).toBe(true);
    const query = "query ($id: ID!) { newsItem(id: $id, category: NEWS) { withdrawn news { title ruby bodyRuby } } }";
    const { data } = await server.anonymous().graphql(query, { id: news.id });
    expect(data.newsItem.news.ruby.title[0]).toEqual(["新", "あたら", 4]);
    const saved = await mutate("updateNews", "UpdateNewsInput", {
      id: news.id,
      version: done.news.version,
      content: { ...written, title: "直した題" },
    });
    const again = await server.anonymous().graphql(query, { id: news.id });
    expect(again.data.newsItem.news.title).toBe("直した題");
    expect(again.data.newsItem.news.ruby).not.toBeNull();
    await withdraw({ id: news.id, version: saved.news.version, reason: "終わったため" });
    expect(await isPublic(news.id)).toBe(false);
    expect((await server.anonymous().graphql(query, { id: news.id })).data.newsItem).toEqual({ withdrawn: true, news: null });
  });

  it("comes back under its first date", async () => {
    const { news } = await write();
    const first = await publish({ id: news.id, version: news.version });
    const down = await withdraw({ id: news.id, version: first.news.version });
    server.setNow(new Date("2026-11-21T03:10:00Z"));
    const back = await publish({ id: news.id, version: down.news.version });
    expect(back.news).toMatchObject({ status: "PUBLISHED", publishedAt: "2026-11-21T03:00:00.000Z" });
  });

  it("waits for its time and appears then; before that it can be taken back", async () => {
    const [{ news: one }, { news: other }] = [await write(), await write()];
    const publishAt = "2026-11-21T03:20:00.000Z";
    const planned = await publish({ id: one.id, version: one.version, publishAt });
    expect(planned.news).toMatchObject({ status: "SCHEDULED", publishAt, publishedAt: null });
    const second = await publish({ id: other.id, version: other.version, publishAt });
    expect((await withdraw({ id: other.id, version: second.news.version })).news).toMatchObject({ status: "DRAFT", publishAt: null });
    server.setNow(new Date("2026-11-21T03:19:59Z"));
    expect(await publishDueNews(systemContext(server.services, "test").ctx)).toBe(0);
    server.setNow(new Date("2026-11-21T03:20:07Z"));
    expect(await publishDueNews(systemContext(server.services, "test").ctx)).toBe(1);
    expect([await isPublic(one.id), await isPublic(other.id)]).toEqual([true, false]);
    const { data } = await editor.graphql("query ($id: ID!) { adminNews(id: $id) { publishedAt } }", { id: one.id });
    expect(data.adminNews.publishedAt).toBe(publishAt);
  });

  it.each([
    [{ summary: " " }, "REQUIRED", "summary"],
    [{ bodyHtml: "<p> <br></p>" }, "REQUIRED", "bodyHtml"],
    [{ bodyHtml: '<p>a</p><img src="/api/news_image/x">' }, "NEWS_IMAGE_ALT", "bodyHtml"],
  ])("with %j is not published: %s", async (changes, code, field) => {
    const { news } = await write(changes);
    expect((await publish({ id: news.id, version: news.version })).errors).toMatchObject([{ code, path: [field] }]);
  });

  it.each(["2026-11-20T00:00:00Z", "2028-01-01T00:00:00Z"])("is not scheduled for %s", async (publishAt) => {
    const { news } = await write();
    expect((await publish({ id: news.id, version: news.version, publishAt })).errors[0].path).toEqual(["publishAt"]);
  });

  it("that was public is not deleted and keeps its kind; a draft is deleted", async () => {
    const { news } = await write();
    const { news: open } = await publish({ id: news.id, version: news.version });
    const remove = (input: object) => mutate("deleteNews", "DeleteNewsInput", input, "deletedId errors { code }");
    expect((await remove({ id: open.id, version: open.version })).errors).toEqual([{ code: "NEWS_WAS_PUBLISHED" }]);
    const moved = await mutate("updateNews", "UpdateNewsInput", {
      id: open.id,
      version: open.version,
      content: { ...written, category: "COLUMN" },
    });
    expect(moved.errors).toMatchObject([{ code: "NEWS_CATEGORY_FIXED" }]);
    const { news: draft } = await write();
    expect(await remove({ id: draft.id, version: draft.version })).toEqual({ deletedId: draft.id, errors: [] });
    expect((await remove({ id: draft.id, version: draft.version })).errors).toEqual([{ code: "NOT_FOUND" }]);
  });
});

describe("two editors", () => {
  it("do not overwrite each other: the second is told, and what they typed is kept apart", async () => {
    const { news } = await write();
    const other = await server.asAdmin("OWNER");
    const mine = { ...written, title: "わたしの題" };
    const save = "mutation ($input: UpdateNewsInput!) { updateNews(input: $input) { errors { code path } } }";
    const input = { id: news.id, version: news.version, content: { ...written, title: "先に保存した題" } };
    expect((await other.graphql(save, { input })).data.updateNews.errors).toEqual([]);
    await mutate(
      "saveNewsDraft",
      "SaveNewsDraftInput",
      { newsId: news.id, baseVersion: news.version, content: mine },
      "savedAt errors { code }",
    );
    const refused = await mutate("updateNews", "UpdateNewsInput", { id: news.id, version: news.version, content: mine });
    expect(refused.errors).toMatchObject([{ code: "STALE_VERSION", path: ["version"] }]);
    const query =
      "query ($id: ID!) { adminNews(id: $id) { title version draft { baseVersion content { title } } history { action by changed } } }";
    const { data } = await editor.graphql(query, { id: news.id });
    expect(data.adminNews).toMatchObject({
      title: "先に保存した題",
      draft: { baseVersion: news.version, content: { title: "わたしの題" } },
    });
    expect(data.adminNews.history[0]).toEqual({ action: "news.update", by: "管理花子", changed: ["title"] });
    expect((await other.graphql(query, { id: news.id })).data.adminNews.draft).toBeNull();
    const done = await mutate("updateNews", "UpdateNewsInput", { id: news.id, version: data.adminNews.version, content: mine });
    expect(done.errors).toEqual([]);
    expect((await editor.graphql(query, { id: news.id })).data.adminNews.draft).toBeNull();
  });

  it("may each keep one unsaved new item, which may break every rule of a saved one but its size", async () => {
    const content = { ...written, title: "", summary: "あ".repeat(900) };
    const keep = (input: object) => mutate("saveNewsDraft", "SaveNewsDraftInput", input, "savedAt errors { code path }");
    expect((await keep({ content })).errors).toEqual([]);
    expect((await keep({ content: { ...content, title: "二回目" } })).errors).toEqual([]);
    expect((await keep({ content: { ...content, bodyHtml: "x".repeat(30_001) } })).errors[0]).toMatchObject({ code: "TOO_LONG" });
    expect((await keep({ newsId: unknownId, content })).errors).toEqual([{ code: "NOT_FOUND", path: ["newsId"] }]);
    const draft = "{ newsDraft { content { title } } }";
    expect((await editor.graphql(draft)).data.newsDraft.content.title).toBe("二回目");
    expect((await (await server.asAdmin("EDITOR")).graphql(draft)).data.newsDraft).toBeNull();
    expect((await mutate("discardNewsDraft", "DiscardNewsDraftInput", {}, "discarded")).discarded).toBe(true);
    expect((await editor.graphql(draft)).data.newsDraft).toBeNull();
  });
});

describe("the list of the back office", () => {
  it("is narrowed by words and states and paged without a gap", async () => {
    for (let number = 0; number < 5; number += 1) await write({ title: `一覧の記事${number}`, category: "COLUMN", topic: "LIFE" });
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const query = `query ($filter: AdminNewsFilter, $after: String) { adminNewsList(filter: $filter, sort: NEWEST, first: 2, after: $after) {
        totalCount items { title } pageInfo { hasNextPage endCursor } } }`;
      const filter = { keyword: "一覧の", statuses: ["DRAFT"], categories: ["COLUMN"], topics: ["LIFE"], audiences: ["PUBLIC"] };
      const { data, errors } = await editor.graphql(query, { filter, after });
      expect(errors).toEqual([]);
      expect(data.adminNewsList.totalCount).toBe(5);
      seen.push(...data.adminNewsList.items.map(({ title }: { title: string }) => title));
      after = data.adminNewsList.pageInfo.endCursor;
      if (!data.adminNewsList.pageInfo.hasNextPage) break;
    }
    expect(seen).toEqual([4, 3, 2, 1, 0].map((number) => `一覧の記事${number}`));
    const rest = await (await editor.get("/api/admin/news?keyword=%E4%B8%80%E8%A6%A7%E3%81%AE&status=DRAFT,ARCHIVED&first=3")).json();
    expect([rest.totalCount, rest.news.length, rest.pageInfo.hasNextPage]).toEqual([5, 3, true]);
    expect((await editor.get("/api/admin/news?status=NONSENSE")).status).toBe(422);
    expect((await editor.get(`/api/admin/news/edit?id=${unknownId}`)).status).toBe(404);
    const form = await (await editor.get("/api/admin/news/create")).json();
    expect(form).toMatchObject({ limits: { title: 160 }, draft: null, choices: { audiences: ["PUBLIC", "SEEKER", "COMPANY"] } });
  });
});

describe("a preview", () => {
  it("is what the page will show, with the item's own readings, and writes nothing", async () => {
    const { news } = await write({ title: "山下の講演" });
    await mutate("setNewsReading", "SetNewsReadingInput", { newsId: news.id, word: "山下", reading: "さんげ" }, "errors { code }");
    const query =
      "query ($id: ID, $content: NewsContentInput!) { newsPreview(newsId: $id, content: $content) { title bodyHtml ruby bodyRuby } }";
    const content = { ...written, title: "山下の話", bodyHtml: "<h1>見出し</h1><p>山下</p><script>x</script>" };
    const { data } = await editor.graphql(query, { id: news.id, content });
    expect(data.newsPreview).toMatchObject({ title: "山下の話", bodyHtml: "<h2>見出し</h2><p>山下</p>" });
    expect(data.newsPreview.ruby.title[0]).toEqual(["山下", "さんげ", 0]);
    expect(data.newsPreview.bodyRuby).toHaveLength(2);
    const { data: kept } = await editor.graphql("query ($id: ID!) { adminNews(id: $id) { title version } }", { id: news.id });
    expect(kept.adminNews).toEqual({ title: "山下の講演", version: news.version });
  });
});

describe("a picture for news", () => {
  const form = (as: string, purpose: string, name: string, bytes: Buffer) => {
    const data = new FormData();
    data.append("as", as);
    data.append("purpose", purpose);
    data.append("file", new Blob([new Uint8Array(bytes)]), name);
    return data;
  };

  it("is uploaded by editors, redrawn, and seen by everyone; no other file is served there", async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#1c4680" } })
      .withExif({ IFD0: { Copyright: "SECRET" } })
      .png()
      .toBuffer();
    const headers = { "x-api-version": "1" };
    const sent = await editor.post("/api/upload", form("ADMIN", "NEWS", "図.png", png), headers);
    expect(sent.status).toBe(201);
    const { attachment } = await sent.json();
    const shown = await server.anonymous().get(`/api/news_image/${attachment.id}`);
    expect([shown.status, shown.headers.get("content-type"), shown.headers.get("cache-control")]).toEqual([
      200,
      "image/jpeg",
      "public, max-age=31536000, immutable",
    ]);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.includes("SECRET")).toBe(false);
    const pdf = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF");
    expect((await editor.post("/api/upload", form("ADMIN", "NEWS", "a.pdf", pdf), headers)).status).toBe(422);
    expect((await editor.post("/api/upload", form("ADMIN", "RESUME", "a.png", png), headers)).status).toBe(422);
    const seeker = await server.asSeeker();
    expect((await seeker.post("/api/upload", form("ADMIN", "NEWS", "a.png", png), headers)).status).toBe(403);
    const own = await (await seeker.post("/api/upload", form("SEEKER", "PHOTO", "a.png", png), headers)).json();
    expect((await server.anonymous().get(`/api/news_image/${own.attachment.id}`)).status).toBe(404);
  });
});

it("accountants and operators do not write news", async () => {
  const text = "mutation ($input: CreateNewsInput!) { createNews(input: $input) { errors { code } } }";
  for (const role of ["ACCOUNTANT", "OPERATOR"] as const) {
    const { errors } = await (await server.asAdmin(role)).graphql(text, { input: { operationId: newId(), content: written } });
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  }
});
