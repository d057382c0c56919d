import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { openBrowser, visit, type widths } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
import { type Site, startSite } from "./support/site.ts";
import { type Language, textsOf } from "./support/texts.ts";

const views: { language: Language; locale: string; width: keyof typeof widths; email: string }[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", email: "mai@example.jp" },
  { language: "en", locale: "en-GB", width: "phone", email: "hajimete@example.jp" },
];
const patient = { timeout: 15_000 };
const password = "hajimemashite-2026";
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ GRAPHQL_SAFELIST: "0" }), openBrowser(["--autoplay-policy=no-user-gesture-required"])]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each(views)("teaching in $language on a $width", ({ language, locale, width, email }) => {
  const t = textsOf(language);
  const label = (key: string, values: Record<string, string> = {}) => t("teaching", key, values);
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
  });
  afterAll(() => page.context().close());

  const main = () => page.getByRole("main");
  /** The short lessons are articles of the page too. */
  const films = () =>
    main()
      .locator("article")
      .filter({ has: page.locator(`a[href*="/user/teaching/detail"]`) });
  const seconds = () => page.evaluate(() => document.querySelector("video")?.currentTime ?? 0);
  /** A work that demands more Japanese than the seeker has. */
  async function hardWork(): Promise<string> {
    const query = "{ works(first: 100) { items { id japaneseLevel } } }";
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${site.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) });
    const { data }: { data: { works: { items: { id: string; japaneseLevel: string }[] } } } = await answer.json();
    const demanding = (level: string) => data.works.items.find(({ japaneseLevel }) => japaneseLevel === level)?.id;
    return demanding("NATIVE") ?? demanding("N1") ?? "";
  }
  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  test("a visitor narrows the list, plays a free movie with its captions, and learns what a premium one needs", async () => {
    await page.goto("/user/teaching");
    await isFine();
    await main().getByLabel(label("filter.level")).selectOption("N2");
    await page.waitForURL("**level=N2**");
    await expect.poll(() => films().count(), patient).toBe(2);
    await films()
      .filter({ hasText: label("premiumLocked") })
      .getByRole("link")
      .click();
    await main()
      .getByRole("heading", { name: label("locked.title") })
      .waitFor();
    await isFine();
    await page.goto("/user/teaching?level=N3");
    await films().getByRole("link").first().click();
    await main()
      .getByRole("button", { name: label("player.play"), exact: true })
      .click();
    await expect.poll(seconds, patient).toBeGreaterThan(0.3);
    const [cues, shown] = await page.evaluate(() => {
      const track = document.querySelector("video")?.textTracks[0];
      return [track?.cues?.length ?? 0, track?.mode];
    });
    expect([cues > 5, shown]).toEqual([true, "showing"]);
    await main().getByLabel(label("player.captions"), { exact: true }).selectOption("en");
    const english = () => page.evaluate(() => document.querySelector("video")?.textTracks[1]?.activeCues?.length ?? 0);
    await expect.poll(english, patient).toBe(1);
    await main()
      .getByRole("button", { name: label("player.pause"), exact: true })
      .click();
    await isFine();
  });

  test("a seeker's film goes on where it was left, by keys and at a chosen speed, and skipping counts for nothing", async () => {
    await signIn(page, "/log-in", { email, password });
    await page.waitForURL("**/user/dashboard");
    await page.goto("/user/teaching?level=N5");
    await films().getByRole("link").first().click();
    await main()
      .getByRole("button", { name: label("player.play"), exact: true })
      .click();
    await expect.poll(seconds, patient).toBeGreaterThan(1);
    await main().getByLabel(label("player.speed")).selectOption("2");
    expect(await page.evaluate(() => document.querySelector("video")?.playbackRate)).toBe(2);
    await main()
      .getByRole("button", { name: label("player.pause"), exact: true })
      .focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowRight");
    await expect.poll(seconds, patient).toBeGreaterThan(15);
    await page.keyboard.press("k");
    const status = main().getByRole("status").first();
    await expect.poll(() => status.innerText(), patient).not.toBe(label("player.watched", { share: "0" }));
    expect(Number(/\d+/.exec(await status.innerText())?.[0])).toBeLessThan(40);
    const leftAt = await seconds();
    await page.reload();
    await main()
      .getByRole("button", { name: label("player.restart") })
      .waitFor();
    expect(Math.abs((await seconds()) - leftAt)).toBeLessThan(1.5);
    await main()
      .getByRole("button", { name: label("player.play"), exact: true })
      .click();
    await page.keyboard.press("l");
    await expect.poll(seconds, patient).toBeGreaterThan(leftAt + 4);
    await main()
      .getByRole("link", { name: label("back") })
      .click();
    await page.waitForURL("**/user/teaching");
    await page.goBack();
    await main()
      .getByRole("button", { name: label("player.restart") })
      .waitFor();
    expect(await seconds()).toBeGreaterThan(leftAt + 4);
    await isFine();
    await page.goto("/user/dashboard");
    await main()
      .getByRole("heading", { name: label("continue.title") })
      .waitFor();
    await main()
      .locator("article")
      .filter({ has: page.locator("img") })
      .first()
      .waitFor();
  });

  test("practice tells what is right only after the answer, and a work's unmet Japanese leads to movies and practice", async () => {
    await page.goto("/user/teaching?level=N4");
    await films().getByRole("link").first().click();
    const before = await main().locator("[data-mark]").count();
    await main().getByRole("radio").first().check();
    await main()
      .getByRole("button", { name: label("practice.answer"), exact: true })
      .click();
    await main().locator("[data-mark=right]").waitFor();
    expect(before).toBe(0);
    await isFine();
    await page.context().clearCookies();
    await signIn(page, "/log-in", { email: "hajimete@example.jp", password });
    await page.goto(`/user/job/detail?id=${await hardWork()}`);
    await main()
      .locator("summary", { hasText: t("matching", "title") })
      .click();
    await main()
      .getByRole("link", { name: t("matching", "learn") })
      .first()
      .click();
    await main()
      .getByRole("heading", { name: label("path.title") })
      .waitFor();
    expect(await main().locator("article").count()).toBeGreaterThan(0);
    await isFine();
    const practise = main().locator("button[aria-expanded]").first();
    await practise.click();
    for (let question = 0; question < 5; question += 1) {
      await main()
        .getByRole("button", { name: label("practice.unknown") })
        .click();
      await main().locator("[data-mark=right]").waitFor();
      await main()
        .getByRole("button", { name: label(question < 4 ? "practice.next" : "practice.toResult") })
        .click();
    }
    await main()
      .getByRole("heading", { name: label("practice.result", { items: "5", right: "0" }) })
      .waitFor();
    await isFine();
  });
});
