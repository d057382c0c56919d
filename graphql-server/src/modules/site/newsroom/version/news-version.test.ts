import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../../shared/ids.ts";
import type { TestClient } from "../../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

const content = {
  category: "NEWS",
  topic: "SERVICE",
  audience: "PUBLIC",
  title: "新しい機能",
  summary: "便利です。",
  bodyHtml: "<p>本文です。</p>",
};
const vietnamese = { language: "vi", title: "Tính năng mới", summary: "Tiện lợi.", bodyHtml: "<p>Nội dung.</p>" };
const fields = "news { id version languageVersions { language title isBehind version } } errors { code path }";

async function mutate(name: string, type: string, input: object) {
  const { data } = await editor.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`, { input });
  return data[name];
}
const save = (newsId: string, input: object) => mutate("saveNewsVersion", "SaveNewsVersionInput", { newsId, ...input });

async function published() {
  const { news } = await mutate("createNews", "CreateNewsInput", { operationId: newId(), content });
  return (await mutate("publishNews", "PublishNewsInput", { id: news.id, version: news.version })).news;
}

async function readIn(language: string, id: string) {
  const query = "query ($id: ID!) { newsItem(id: $id, category: NEWS) { news { language title summary bodyHtml } } }";
  const { data } = await server.anonymous().graphql(query, { id }, { "accept-language": language });
  return data.newsItem.news;
}

describe("a version of an item in another language", () => {
  it("is what its readers get at once; others get English where it is there, else the Japanese, each with its language", async () => {
    const news = await published();
    expect(await readIn("vi", news.id)).toMatchObject({ language: "ja", title: "新しい機能" });
    const saved = await save(news.id, vietnamese);
    expect(saved.errors).toEqual([]);
    expect(await readIn("vi", news.id)).toEqual({
      language: "vi",
      title: "Tính năng mới",
      summary: "Tiện lợi.",
      bodyHtml: "<p>Nội dung.</p>",
    });
    expect(await readIn("ne", news.id)).toMatchObject({ language: "ja" });
    await save(news.id, { ...vietnamese, language: "en", title: "A new function" });
    expect(await readIn("ne", news.id)).toMatchObject({ language: "en", title: "A new function" });
    expect(await readIn("ja-x-easy", news.id)).toMatchObject({ language: "ja" });
  });

  it("is found by its own words, by its readers", async () => {
    const news = await published();
    await save(news.id, { ...vietnamese, title: "Từ khóa hiếm" });
    const list = "query ($keyword: String) { newsList(category: NEWS, keyword: $keyword, first: 50) { items { id } } }";
    const find = async (language: string) =>
      (await server.anonymous().graphql(list, { keyword: "khóa hiếm" }, { "accept-language": language })).data.newsList.items;
    expect(await find("vi")).toEqual([{ id: news.id }]);
    expect(await find("ja")).toEqual([]);
  });

  it("is not overwritten unread, says when the Japanese has changed since, and goes with the item's text in that language only", async () => {
    const news = await published();
    const { news: one } = await save(news.id, vietnamese);
    expect((await save(news.id, vietnamese)).errors).toMatchObject([{ code: "STALE_VERSION" }]);
    const version = one.languageVersions[0].version;
    await mutate("updateNews", "UpdateNewsInput", { id: news.id, version: one.version, content: { ...content, title: "直した題" } });
    const { news: behind } = await save(news.id, { ...vietnamese, language: "en" });
    expect(behind.languageVersions).toMatchObject([
      { language: "en", isBehind: false },
      { language: "vi", isBehind: true },
    ]);
    const removed = await mutate("removeNewsVersion", "RemoveNewsVersionInput", { newsId: news.id, language: "vi", version });
    expect(removed.news.languageVersions).toMatchObject([{ language: "en" }]);
  });

  it("is the editors' alone, in a known language, with every text, and without scripts", async () => {
    const news = await published();
    const operator = await server.asAdmin("OPERATOR");
    const mutation = "mutation ($input: SaveNewsVersionInput!) { saveNewsVersion(input: $input) { errors { code } } }";
    const { errors } = await operator.graphql(mutation, { input: { newsId: news.id, ...vietnamese } });
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await save(news.id, { ...vietnamese, language: "ja" })).errors).not.toEqual([]);
    expect((await save(news.id, { ...vietnamese, title: " " })).errors).not.toEqual([]);
    expect((await save(newId(), vietnamese)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    await save(news.id, { ...vietnamese, bodyHtml: "<p onclick='x()'>a</p><script>alert(1)</script>" });
    expect((await readIn("vi", news.id)).bodyHtml).toBe("<p>a</p>");
  });
});
