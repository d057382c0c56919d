import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { visit } from "./support/browser.ts";
import { browser, site } from "./support/product.ts";
import { signIn } from "./support/sign-in.ts";

const paths = [
  "/",
  "/japanesejob",
  "/japanesejob?q=%E4%BB%8B%E8%AD%B7&prefecture=13",
  "/news",
  "/column",
  "/exam",
  "/faq",
  "/terms",
  "/law",
  "/about",
  "/about_for_company",
  "/contact",
  "/log-in",
  "/register",
  "/password/send_reset_email",
  "/no/such/page",
];

/** Resolves when the screens have taken the page over, and what they read of the reader is there. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector("#app") ?? {}).some((key) => key.startsWith("__reactContainer")));
  await page.waitForLoadState("networkidle");
}

async function firstWork(page: Page): Promise<string> {
  await page.goto("/japanesejob");
  const address = (await page.locator("main a[href*='/japanesejob/']").first().getAttribute("href")) ?? "";
  // Once the page is taken over its links lead on in the reader's language.
  return address.replace(/^\/en(?=\/)/, "");
}

/** The operations whose answers came with a page; undefined for a page that was not drawn. */
function cameWith(html: string): string[] | undefined {
  const [, data] = /<script type="application\/json" id="page-data">([^<]*)</.exec(html) ?? [];
  const { answers } = z.object({ answers: z.array(z.tuple([z.string(), z.unknown()])) }).parse(JSON.parse(data ?? '{"answers":[]}'));
  return data === undefined ? undefined : answers.map(([key]) => key.slice(0, key.indexOf(" ")));
}

/** The operations that a page's own scripts ask for. */
function operationsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const body: { operationName?: string } = request.postDataJSON() ?? {};
    asked.push(body.operationName ?? "");
  });
  return asked;
}

describe.each(["", "/easy", "/en", "/vi", "/zh", "/ne", "/id", "/pt"])("in the language of %j", (prefix) => {
  test("every public page is taken over as it came, and asks nothing again", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true });
    const work = (await firstWork(page)).replace(/^\/japanesejob/, `${prefix}/japanesejob`);
    const asked = operationsOf(page);
    for (const path of [...paths.map((each) => prefix + (each === "/" && prefix ? "" : each)), work]) {
      const came = cameWith((await (await page.goto(path))?.text()) ?? "");
      expect([path, came !== undefined]).toEqual([path, true]);
      await takenOver(page);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect([path, complaints]).toEqual([path, []]);
      expect([path, asked.filter((name) => came?.includes(name))]).toEqual([path, []]);
      asked.length = 0;
    }
    await close();
  });
});

test("what a reader has chosen in this browser makes no page another than it came", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true, locale: "en-GB", width: "phone" });
  const work = await firstWork(page);
  await page.evaluate(() => {
    localStorage.setItem("furigana", "on N3");
    localStorage.setItem("theme", "dark");
  });
  for (const path of ["/", "/japanesejob", work, "/news", "/log-in", "/contact", "/terms"]) {
    await page.goto(path);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      theme: "dark",
      furigana: "N3",
      offer: "",
    });
    await takenOver(page);
    await page.getByRole("link", { name: "Read this page in English" }).waitFor();
    expect([path, complaints]).toEqual([path, []]);
  }
  await close();
});

test("who has read on before the scripts come stays where they are", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true, width: "phone" });
  const { promise: mayCome, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.evaluate("scrollTo(0, 900)");
  const taken = page.evaluate("new Promise((done) => document.addEventListener('taken-over', () => requestAnimationFrame(done)))");
  resolve();
  await taken;
  expect(await page.evaluate("scrollY")).toBe(900);
  expect(complaints).toEqual([]);
  await close();
});

test("a member's hearts, match and name come after the page that everybody gets", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true });
  const work = await firstWork(page);
  const account = site.account("SEEKER", "");
  await signIn(page, "/log-in", account);
  for (const path of ["/", "/japanesejob", work, work.replace("/japanesejob/", "/user/job/detail?id="), "/news", "/contact"]) {
    const answer = await page.goto(path);
    expect(await answer?.text()).not.toContain(account.email);
    await takenOver(page);
    await page.locator("header [aria-haspopup], header button[aria-expanded]").first().waitFor();
    expect([path, complaints]).toEqual([path, []]);
  }
  await close();
});

test("the areas of an account stand in their frame from the first byte until their screen is there", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true });
  await signIn(page, "/company/login", site.account("COMPANY", "OWNER"));
  for (const path of ["/company/top", "/company/work/lists", "/company/message"]) {
    const html = (await (await page.goto(path))?.text()) ?? "";
    expect(html).toMatch(/<html [^>]*data-area="company"/);
    expect(html).toContain('<div id="first-frame"');
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.locator("#first-frame").count()).toBe(0);
    expect([path, complaints]).toEqual([path, []]);
  }
  expect(await (await page.goto("/company/login"))?.text()).not.toContain("first-frame");
  await close();
});

describe("with scripts switched off", () => {
  test("a visitor reads and searches", async () => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: "ja-JP" });
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("main form [name=q]").fill("介護");
    await page.locator("main form [type=submit]").click();
    await page.waitForURL(/\/japanesejob\?.*q=/);
    const found = page.locator("main a[href^='/japanesejob/']");
    expect(await found.count()).toBeGreaterThan(0);
    expect(await page.locator("main [name=q]").inputValue()).toBe("介護");
    const title = (await found.first().textContent()) ?? "";
    await found.first().click();
    await page.waitForURL(/\/japanesejob\/[0-9a-f-]{36}$/);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(title);
    await page.goto("/news");
    await page.locator("main a[href^='/news_detail']").first().click();
    await page.waitForURL(/news_detail\?id=/);
    expect((await page.locator("main article").first().innerText()).length).toBeGreaterThan(40);
    await context.close();
  });
});
