import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { builtSite } from "../../testing/built-site.ts";
import { aCompany, aNews, aSeeker, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { htmlLanguage, type PageLanguage, pageLanguages } from "./words/page-language.ts";
import { siteLanguages } from "./words/site-texts.ts";

let server: TestServer;
let workId: string;
let madeId: string;
let newsId: string;
beforeAll(async () => {
  server = await startTestServer({ webDir: builtSite() });
  const em = server.em();
  workId = aWork(em, aCompany(em, { name: "ひかり介護" }), { title: "介護の仕事", titleEn: "Care work", category: "OFFICE" }).id;
  const place = {
    employerName: null,
    prefecture: "14",
    city: "逗子市",
    ruby: {
      city: [
        ["逗子", "ずし", 0],
        ["市", "し", 3],
      ],
    },
  } as const;
  madeId = aWork(em, aCompany(em, { name: "海の家", nameEn: "Umi House" }), {
    title: "受付",
    titleEn: null,
    category: "OFFICE",
    ...place,
  }).id;
  newsId = aNews(em, { title: "お休みのお知らせ", bodyHtml: "<h2>期間</h2><p>三日間</p>" }).id;
  await em.flush();
});
afterAll(async () => {
  await server.close();
});

async function bodyOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(`${server.url}${path}`, { headers });
  expect([path, response.status, response.headers.get("set-cookie")]).toEqual([path, 200, null]);
  return await response.text();
}

/** What stands inside of the application's element: what a browser shows before any script has run. */
function screenOf(html: string): string {
  return html.slice(html.indexOf('<div id="app">'), html.indexOf('<script type="application/json" id="page-data">'));
}

/** A word of the frame that each language has for itself. */
function frameWord(language: PageLanguage): string {
  const file = new URL(`../../../../web/src/platform/i18n/locales/${language}/common.json`, import.meta.url);
  return z.object({ register: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).register;
}

const pathsOf = () => [
  "/",
  "/japanesejob",
  `/japanesejob/${workId}`,
  "/news",
  `/news_detail?id=${newsId}`,
  "/log-in",
  "/register",
  "/contact",
  "/law",
];

describe("pages in eight languages at the same time", () => {
  it("are each wholly in their own, as when they are drawn alone", async () => {
    const addresses = pageLanguages.flatMap((language) =>
      pathsOf().map((path) => ({ language, path: siteLanguages[language].prefix + path })),
    );
    const alone = new Map<string, string>();
    for (const { path } of addresses) alone.set(path, await bodyOf(path));
    const together = await Promise.all(
      [...addresses, ...addresses.toReversed()].map(async (each) => ({ ...each, html: await bodyOf(each.path) })),
    );
    for (const { path, language, html } of together) {
      expect([path, html === alone.get(path)]).toEqual([path, true]);
      expect(html).toContain(`<html lang="${htmlLanguage(language)}"`);
      const screen = screenOf(html);
      expect([path, pageLanguages.filter((each) => screen.includes(`>${frameWord(each)}<`))]).toEqual([path, [language]]);
    }
  });
});

describe("a drawn page", () => {
  it("is the same whoever asks, and holds nothing of theirs", async () => {
    const em = server.em();
    const user = aSeeker(em, {}, { familyName: "Özgür", givenName: "Farida", latinName: "Farida Özgür" });
    await em.flush();
    const member = await server.asSeeker(user);
    const { data } = await member.graphql(
      "mutation ($input: LikeWorkInput!) { likeWork(input: $input) { work { liked } errors { code } } }",
      {
        input: { workId },
      },
    );
    expect(data.likeWork.work.liked).toBe(true);
    for (const path of [...pathsOf(), `/user/job/detail?id=${workId}`]) {
      const theirs = await (await member.get(path, { "accept-language": "vi", "user-agent": "phone" })).text();
      expect([path, theirs === (await bodyOf(path))]).toEqual([path, true]);
      expect(theirs).not.toContain("Farida");
    }
  });

  it("shows its content, its links and its styles without a script", async () => {
    const work = await bodyOf(`/japanesejob/${workId}`);
    expect(screenOf(work)).toMatch(/<h1[^>]*>[\s\S]*介護の仕事[\s\S]*<\/h1>/);
    expect(screenOf(work)).toContain("ひかり介護");
    expect(work.slice(0, work.indexOf("</head>"))).toMatch(/<link rel="stylesheet"[^>]*>/);
    expect(work).toContain('data-area="public"');
    expect(screenOf(await bodyOf("/japanesejob"))).toContain(`href="/japanesejob/${workId}"`);
    expect(screenOf(await bodyOf(`/news_detail?id=${newsId}`))).toContain("<p>三日間</p>");
    expect(screenOf(await bodyOf("/log-in"))).toMatch(/<input[^>]*type="password"/);
  });

  it("is that of a work inside the seekers' area too, in the area's look", async () => {
    const html = await bodyOf(`/user/job/detail?id=${workId}`);
    expect(screenOf(html)).toMatch(/<h1[^>]*>[\s\S]*介護の仕事[\s\S]*<\/h1>/);
    expect(html).toContain('data-area="seeker"');
    expect(html.slice(0, html.indexOf("</head>"))).toMatch(/<link rel="stylesheet"[^>]*>/);
    expect(screenOf(await bodyOf(`/en/user/job/detail?id=${workId}`))).toMatch(/<h1[^>]*>[\s\S]*Care work[\s\S]*<\/h1>/);
  });

  it.each([
    ["vi", "Văn phòng – Zushi-shi, Kanagawa", "Umi House"],
    ["zh", "行政文职（神奈川县逗子市）", "Umi House"],
    ["easy", "受付", "海の家"],
  ])("names a work that has no translation so that readers of /%s know what and where it is", async (prefix, title, company) => {
    const html = await bodyOf(`/${prefix}/japanesejob/${madeId}`);
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]).toContain(`${title}（${company}）`);
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}").title).toBe("受付");
    const screen = screenOf(html);
    if (prefix === "easy") return;
    expect(screen).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(screen).toMatch(/<span lang="ja">受付<\/span>/);
    const card = screenOf(await bodyOf(`/${prefix}/japanesejob`));
    expect(card).toContain(title);
    expect(card).toMatch(/<span lang="ja">受付<\/span>/);
  });

  it("asks nothing of the reader's: a page of theirs comes without a screen", async () => {
    const html = await bodyOf("/user/dashboard");
    expect(html).toContain('<div id="app"></div>');
    expect(html).not.toContain("page-data");
  });
});

it.each(["/japanesejob/%00", "/news/x%00y", "/japanesejob?keyword=%00"])(
  "an address that asks for what no database takes is no failure in the log: %s",
  async (path) => {
    const before = server.logLines.length;
    const response = await fetch(`${server.url}${path}`);
    await response.body?.cancel();
    expect(response.status).toBeLessThan(500);
    expect(server.logLines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);
