import { afterAll, beforeAll, expect, it } from "vitest";
import { sanitizeHtml } from "../../../platform/html/sanitize-html.ts";
import { newId } from "../../../shared/ids.ts";
import { aNews } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { problemsOfHtml } from "../../../testing/texts/harmless-html.ts";
import { xssPayloads } from "../../../testing/texts/xss-payloads.data.ts";
import { News } from "../news/news.entity.ts";
import { NewsDraft } from "./news-draft.entity.ts";

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

const all = xssPayloads.map((payload) => `<p>前</p>${payload}<p>後</p>`);

it("the eye that judges sees what is wrong", () => {
  for (const evil of [
    "<script>x</script>",
    '<p onclick="x">',
    '<a href="javascript:x">',
    '<img src="//evil.example/a">',
    "<p",
    '<img src="/\\evil.example/a">',
  ]) {
    expect([evil, problemsOfHtml(evil).length > 0]).toEqual([evil, true]);
  }
  expect(problemsOfHtml('<p>a &lt;b&gt;<a href="/x" rel="noopener">c</a><br /></p>')).toEqual([]);
  expect(xssPayloads.length).toBeGreaterThanOrEqual(150);
});

it.each(xssPayloads)("%s comes out harmless, and harmless again", (payload) => {
  const clean = sanitizeHtml(payload);
  expect(problemsOfHtml(clean)).toEqual([]);
  expect(sanitizeHtml(clean)).toBe(clean);
});

it("an item made of them is stored clean, by every way of writing", async () => {
  const content = { category: "COLUMN", topic: "LIFE", audience: "PUBLIC", title: "記事", summary: "要約" };
  const create = "mutation ($input: CreateNewsInput!) { createNews(input: $input) { news { id version } errors { code } } }";
  const keep = "mutation ($input: SaveNewsDraftInput!) { saveNewsDraft(input: $input) { savedAt errors { code } } }";
  for (let start = 0; start < all.length; start += 40) {
    const input = { operationId: newId(), content: { ...content, bodyHtml: all.slice(start, start + 40).join("") } };
    expect((await editor.graphql(create, { input })).data.createNews.errors).toEqual([]);
    expect(problemsOfHtml((await server.em().findOneOrFail(News, { operationId: input.operationId })).bodyHtml)).toEqual([]);
    await editor.graphql(keep, { input: { newsId: null, content: input.content } });
    const [draft] = await server.em().find(NewsDraft, {});
    expect(problemsOfHtml(draft?.content.bodyHtml ?? "<")).toEqual([]);
  }
});

it("what got into the table by another way is shown clean everywhere: public, back office, page, draft and preview", async () => {
  const em = server.em();
  const bodyHtml = all.join("");
  const news = aNews(em, { category: "COLUMN", bodyHtml });
  await em.flush();
  const shown: string[] = [];
  const { data } = await server
    .anonymous()
    .graphql("query ($id: ID!) { newsItem(id: $id, category: COLUMN) { news { bodyHtml } } }", { id: news.id });
  shown.push(data.newsItem.news.bodyHtml);
  const admin = await editor.graphql("query ($id: ID!) { adminNews(id: $id) { bodyHtml } }", { id: news.id });
  shown.push(admin.data.adminNews.bodyHtml);
  shown.push((await (await editor.get(`/api/admin/news/edit?id=${news.id}`)).json()).news.bodyHtml);
  const preview = "query ($content: NewsContentInput!) { newsPreview(content: $content) { bodyHtml } }";
  const content = { category: "COLUMN", topic: "LIFE", audience: "PUBLIC", title: "x", summary: "x", bodyHtml: bodyHtml.slice(0, 12_000) };
  shown.push((await editor.graphql(preview, { content })).data.newsPreview.bodyHtml);
  expect(shown.map(problemsOfHtml)).toEqual([[], [], [], []]);
  expect(shown.every((html) => html.includes("<p>前</p>"))).toBe(true);
});
