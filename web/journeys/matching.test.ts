import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./support/accessibility.ts";
import { openBrowser, overflow, visit, type widths } from "./support/browser.ts";
import { type Site, startSite } from "./support/site.ts";
import { type Language, textsOf } from "./support/texts.ts";

const views: { language: Language; locale: string; width: keyof typeof widths }[] = [
  { language: "ja", locale: "ja-JP", width: "desktop" },
  { language: "en", locale: "en-GB", width: "phone" },
];
const demoPassword = "hajimemashite-2026";
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each(views)("matching in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
  });
  afterAll(() => page.context().close());

  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await barriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
  }

  /** Points on the page: those of each criterion and the sum that is shown. */
  async function points(): Promise<{ each: number[]; total: number }> {
    const cells = await page.locator("table tr td:last-child").allInnerTexts();
    const numbers = cells.map((cell) => Number(/\d+/.exec(cell)?.[0]));
    return { each: numbers.slice(0, -1), total: numbers.at(-1) ?? Number.NaN };
  }

  test("a visitor chooses a residence status, and every work that is left says whether it may be done", async () => {
    await page.goto("/japanesejob?residence=STUDENT");
    await page.getByText(t("matching", "permission.badge.CONDITIONAL")).first().waitFor();
    expect(await page.getByText(t("matching", "permission.badge.NG")).count()).toBe(0);
    await isFine();
    await page.locator("article h3 a").first().click();
    const select = page.getByLabel(t("matching", "permission.choose"));
    await select.selectOption("TEMPORARY_VISITOR");
    await page.getByText(t("matching", "permission.reason.NO_WORK")).first().waitFor();
    expect(new URL(page.url()).searchParams.get("residence")).toBe("TEMPORARY_VISITOR");
    await isFine();
  });

  test("a seeker sees recommended works with their reasons, sorts by match, and the points of a work add up", async () => {
    await page.goto("/log-in");
    await page.locator("#field-email").fill("mai@example.jp");
    await page.locator("#field-password").fill(demoPassword);
    await page.getByRole("button", { name: t("common", "signIn"), exact: true }).click();
    await page.waitForURL("**/user/dashboard");
    await page.getByRole("heading", { name: t("matching", "recommended.title") }).waitFor();
    await isFine();
    await page.goto("/user/job?sort=MATCH");
    const badges = page.locator("article").getByText(/^(マッチ |Match )\d+/);
    await badges.first().waitFor();
    const scores = (await badges.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(scores.length).toBeGreaterThan(5);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await isFine();
    await page.locator("article h3 a").first().click();
    await page.getByRole("heading", { name: t("matching", "title") }).waitFor();
    const { each, total } = await points();
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(total).toBe(scores[0]);
    await page.getByText(t("matching", "formula")).click();
    await page.locator("details li").nth(7).waitFor();
    await isFine();
  });
});
