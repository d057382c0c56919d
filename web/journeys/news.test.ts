import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

/** The months in Japan of the items that are listed. */
async function monthsOf(page: Page): Promise<string[]> {
  const times = await page.locator("article time").evaluateAll((found) => found.map((time) => time.getAttribute("datetime") ?? ""));
  return [...new Set(times.map((time) => new Date(Date.parse(time) + 9 * 3_600_000).toISOString().slice(0, 7)))];
}

describe.each(views)("a visitor in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  test.each(["/news", "/column"])("pages through %s, narrows it, and the address holds the search", async (path) => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto(path);
    const articles = page.locator("article");
    await articles.first().waitFor();
    await expectSound(page);
    const month = page.locator("select[name=month]");
    const chosen = (await month.locator("option").nth(1).getAttribute("value")) ?? "";
    await month.selectOption(chosen);
    await page.waitForURL((url) => url.searchParams.get("month") === chosen);
    await expect.poll(() => monthsOf(page)).toEqual([chosen]);
    const shown = await articles.count();
    await page.reload();
    await articles.first().waitFor();
    expect(await articles.count()).toBe(shown);
    await page.locator("input[name=q]").fill("この言葉はどこにもない");
    await page.locator("form[role=search] button[type=submit]").click();
    await page.getByRole("button", { name: t("news", "clear") }).waitFor();
    await expectSound(page);
    await page.getByRole("button", { name: t("news", "clear") }).click();
    await page.waitForURL((url) => url.search === "");
    await articles.first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("reads an item and goes on to a related one", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/column");
    const first = page.locator("article a").first();
    const title = (await first.innerText()).trim();
    await first.click();
    await page.waitForURL("**/news_detail2?id=*");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.title()).toContain(title);
    await expectSound(page);
    await page.locator("section article a").first().click();
    await page.waitForFunction((before) => document.querySelector("h1")?.textContent !== before, title);
    expect(complaints).toEqual([]);
    await close();
  });

  test("is told when an item is not there", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    const answer = await page.goto("/news_detail?id=nothing");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: t("news", "unknown") }).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: t("news", "NEWS.toList") }).click();
    await page.waitForURL("**/news");
    await close();
  });
});
