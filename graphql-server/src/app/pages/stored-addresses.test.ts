import type { EntityManager } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtSite } from "../../testing/built-site.ts";
import { aCompany, aNews, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { newsPath } from "./news-page.ts";

const harmful = [
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
];
/** An address where a browser or a reader of feeds would follow or load one. */
const asLink =
  /(?:href|src|action|xlink:href)\s*=\s*["']?\s*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|vbscript|data)\s*:|<(?:link|url|guid)[^>]*>\s*(?:<!\[CDATA\[)?\s*(?:javascript|vbscript|data):/i;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ webDir: builtSite() });
});
afterAll(async () => {
  await server?.close();
});

function withAddress(em: EntityManager, address: string) {
  const company = aCompany(em, { websiteUrl: address });
  const work = aWork(em, company, { contactFormUrl: address, description: `[こちら](${address}) <a href="${address}">こちら</a>` });
  const news = aNews(em, { bodyHtml: `<p><a href="${address}">開く</a><img src="${address}"></p>` });
  return { work, news };
}

it.each(harmful)("an address %j that lies in the database is a link on no page", async (address) => {
  const em = server.em();
  const { work, news } = withAddress(em, address);
  await em.flush();
  for (const path of [`/japanesejob/${work.id}`, "/japanesejob", "/", newsPath(news), `/en${newsPath(news)}`, "/news"]) {
    const page = await (await server.anonymous().get(path, { accept: "text/html" })).text();
    expect([path, asLink.exec(page)?.[0]]).toEqual([path, undefined]);
    if (path.includes(news.id)) expect(page).toContain("開く");
  }
});

it("none of them is a link in a feed", async () => {
  const em = server.em();
  const works = harmful.map((address) => withAddress(em, address).work);
  await em.flush();
  const [rss, indeed] = await Promise.all(
    ["/feed/works.rss", "/feed/indeed.xml"].map(async (path) => (await server.anonymous().get(path)).text()),
  );
  for (const { id } of works) expect(rss).toContain(id);
  expect([asLink.exec(rss ?? "")?.[0], asLink.exec(indeed ?? "")?.[0]]).toEqual([undefined, undefined]);
});
