import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtSite } from "../../testing/built-site.ts";
import { aCompany, aNews, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { htmlLanguage, pageLanguages, searchLanguages } from "./words/page-language.ts";
import { siteLanguages } from "./words/site-texts.ts";

const baseUrl = "https://works.example.jp";

let server: TestServer;
let workId: string;
beforeAll(async () => {
  server = await startTestServer({ env: { BASE_URL: baseUrl }, webDir: builtSite() });
  const em = server.em();
  const company = aCompany(em);
  workId = aWork(em, company, { title: "介護の仕事", titleEn: "Care work", category: "OFFICE", prefecture: "13", payUnit: "HOUR" }).id;
  aNews(em, { category: "NEWS" });
  aNews(em, { category: "COLUMN" });
  await em.flush();
});
afterAll(async () => {
  await server.close();
});

const decode = (text: string) => text.replaceAll("&amp;", "&");
const pathOf = (address: string) => address.slice(baseUrl.length) || "/";

async function page(path: string) {
  const response = await server.anonymous().get(path);
  const html = await response.text();
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return {
    status: response.status,
    html,
    language: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: decode(/<link rel="canonical" href="([^"]+)">/.exec(html)?.[1] ?? ""),
    alternates: new Map(links.map(([, hreflang = "", href = ""]) => [hreflang, decode(href)])),
  };
}

/** Every address of every sitemap, with the alternates it is listed with. */
async function listed(): Promise<{ address: string; alternates: Map<string, string> }[]> {
  const files = [...(await page("/sitemap.xml")).html.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => pathOf(found[1] ?? ""));
  const texts = await Promise.all(files.map(async (file) => (await page(file)).html));
  return texts.flatMap((text) =>
    [...text.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = ""]) => ({
      address: decode(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? ""),
      alternates: new Map(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang = "", href = ""]) => [hreflang, decode(href)]),
      ),
    })),
  );
}

describe("a crawler that follows the sitemap", () => {
  it("finds behind every address a page that is known by it, with alternates that all answer and link back", async () => {
    const entries = await listed();
    const pages = new Map<string, Awaited<ReturnType<typeof page>>>();
    for (const { address } of entries) pages.set(address, await page(pathOf(address)));
    expect(entries.length).toBe(new Set(entries.map(({ address }) => address)).size);
    expect(entries.length).toBeGreaterThan(pageLanguages.length * 15);
    for (const { address, alternates } of entries) {
      const found = pages.get(address);
      expect([address, found?.status, found?.canonical]).toEqual([address, 200, address]);
      expect([address, [...alternates]]).toEqual([address, [...(found?.alternates ?? [])]]);
      for (const [hreflang, other] of alternates) {
        const counterpart = pages.get(other);
        expect([other, counterpart?.status, [...(counterpart?.alternates.values() ?? [])]]).toEqual([other, 200, [...alternates.values()]]);
        expect([other, counterpart?.language]).toEqual([other, hreflang === "x-default" ? "ja" : hreflang]);
      }
    }
  });

  it("finds every language once, Japanese for all others, and easy Japanese outside with an address of its own", async () => {
    const { alternates, canonical } = await page(`/en/japanesejob/${workId}`);
    expect(canonical).toBe(`${baseUrl}/en/japanesejob/${workId}`);
    expect([...alternates.keys()]).toEqual([...searchLanguages.map(htmlLanguage), "x-default"]);
    expect(alternates.get("x-default")).toBe(`${baseUrl}/japanesejob/${workId}`);
    const easy = await page(`/easy/japanesejob/${workId}`);
    expect([easy.status, easy.language, easy.canonical]).toEqual([200, "ja", `${baseUrl}/easy/japanesejob/${workId}`]);
    expect(easy.alternates.size).toBe(0);
  });
});

describe("a page in a language", () => {
  it("speaks it in its head, its facts and its links", async () => {
    const { html, language } = await page(`/EN/japanesejob/${workId}/`);
    expect(language).toBe("en");
    expect(html).toMatch(/<h1[^>]*><span>Care work<\/span><\/h1>/);
    expect(html).toContain("¥1,300");
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    expect(html).toContain('href="/en/japanesejob"');
    const internal = [...html.matchAll(/<a ([^>]*)href="(\/[^"]*)"([^>]*)/g)].filter((found) => !/lang=/i.test(`${found[1]}${found[3]}`));
    expect(internal.map((found) => found[2] ?? "").filter((href) => !/^\/en(\/|$)/.test(href))).toEqual([
      "/company/login",
      "/company/login",
    ]);
  });

  it.each(pageLanguages)("exists for every page that anybody may read: %s", async (language) => {
    const { prefix } = siteLanguages[language];
    for (const path of [
      "/",
      "/japanesejob",
      "/exam",
      "/faq",
      "/about",
      "/terms",
      "/news",
      "/column",
      "/contact",
      "/log-in",
      "/user/dashboard",
    ]) {
      const { status, html } = await page(prefix + path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).not.toMatch(/\{\{\w+\}\}|undefined/);
    }
  });

  it("is not found for people at work, nor for a path that is not known", async () => {
    for (const path of ["/en/company/login", "/en/admin/login", "/en/nowhere", "/en/en/japanesejob", "/ja/japanesejob"]) {
      expect([path, (await page(path)).status]).toEqual([path, 404]);
    }
  });
});

it("an address in a language that is not spoken is not found, and offers the same page in those that are", async () => {
  const { status, html } = await page("/fr/japanesejob");
  expect(status).toBe(404);
  for (const language of pageLanguages) {
    const { html: tag, name, prefix } = siteLanguages[language];
    expect(html).toContain(`<a href="${prefix}/japanesejob" lang="${tag}" hrefLang="${tag}">${name}</a>`);
  }
  expect((await page("/fr/%3Cscript%3E")).html).toContain('<a href="/en" lang="en"');
});

it("the languages are those of the site", () => {
  const table = readFileSync(new URL("../../../../web/src/platform/i18n/languages.ts", import.meta.url), "utf8");
  const named = [...table.matchAll(/^ {2}"?([\w-]+)"?: \{\s+name: "/gm)].map((found) => found[1]);
  expect(pageLanguages).toEqual(named);
});
