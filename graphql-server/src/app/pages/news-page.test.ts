import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../../testing/built-site.ts";
import { aNews } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const baseUrl = "https://works.example.jp";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { BASE_URL: baseUrl }, webDir: builtSite() });
});
afterAll(async () => {
  await server.close();
});

async function page(path: string) {
  const response = await server.anonymous().get(path);
  return { status: response.status, html: await response.text() };
}

describe.each([
  { category: "NEWS", list: "/news", item: "/news_detail", other: "/news_detail2", type: "NewsArticle" },
  { category: "COLUMN", list: "/column", item: "/news_detail2", other: "/news_detail", type: "Article" },
] as const)("pages of $category", ({ category, list, item, other, type }) => {
  it("show an item to a reader without JavaScript and say in the head what it is", async () => {
    const em = server.em();
    const news = aNews(em, { category, title: "題名 <b>&", bodyHtml: "<h2>小見出し</h2><p>本文<script>alert(1)</script></p>" });
    await em.flush();
    const { html, status } = await page(`${item}?id=${news.id}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${baseUrl}${item}?id=${news.id}">`);
    expect(html).toMatch(/<h1[^>]*>題名 &lt;b&gt;&amp;<\/h1>/);
    expect(html).toContain("<h2>小見出し</h2><p>本文</p>");
    const markup = JSON.parse(/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "{}");
    expect(markup).toMatchObject({ "@type": type, headline: "題名 <b>&", datePublished: "2026-11-20T00:00:00.000Z" });
    expect((await page(`${other}?id=${news.id}`)).status).toBe(404);
    const index = await page(`${list}?month=2026-11`);
    expect(index.html).toContain(`href="${item}?id=${news.id}"`);
    expect(index.html).toContain(`<link rel="canonical" href="${baseUrl}${list}">`);
    expect((await page(`${list}?q=x&month=2026-11`)).html).not.toContain(`href="${item}?id=${news.id}"`);
    expect((await page("/sitemap-news.xml")).html).toContain(`<loc>${baseUrl}${item}?id=${news.id}</loc>`);
  });

  it("answer 410 for an item that was taken down and 404 for what never was there", async () => {
    const em = server.em();
    const gone = aNews(em, { category, status: "ARCHIVED", title: "消えた題名" });
    const draft = aNews(em, { category, status: "DRAFT", title: "消えた題名" });
    await em.flush();
    const { html, status } = await page(`${item}?id=${gone.id}`);
    expect(status).toBe(410);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain("消えた題名");
    for (const id of [draft.id, "x", "", "a&id=b"]) expect([id, (await page(`${item}?id=${id}`)).status]).toEqual([id, 404]);
    expect((await page(item)).status).toBe(404);
  });
});
