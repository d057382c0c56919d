import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { chooseLanguage, visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

const pages = [
  "/about",
  "/about_for_company",
  "/terms",
  "/privacypolicy",
  "/law",
  "/company_info",
  "/accessibility",
  "/data_sharing",
  "/faq",
];

describe.each(views)("a visitor in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  test.each(pages)("reads %s, whose links to public pages all lead somewhere", async (path) => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto(path);
    await page.getByRole("contentinfo").getByRole("link").first().waitFor();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(await page.locator("main").innerText()).not.toMatch(/[{}]|undefined|\]\(/);
    const hrefs = await page
      .locator("main a[href^='/'], footer a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of new Set(hrefs.filter((each) => !each.startsWith("/user/")))) {
      const answer = await page.request.get(href);
      expect([href, answer.status()]).toEqual([href, 200]);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("finds an answer by words, and the address of a question opens it", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/faq#password");
    await page.locator("details#password[open]").waitFor();
    const all = await page.locator("details").count();
    await page.getByLabel(t("site", "faq.search")).fill(language === "ja" ? "ﾊﾟｽﾜｰﾄﾞ" : "PASSWORD");
    await page.waitForURL((url) => url.searchParams.has("q"));
    const found = await page.locator("details").count();
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all);
    await page.reload();
    await page.locator("details").first().waitFor();
    expect(await page.locator("details").count()).toBe(found);
    await expectSound(page);
    await page.getByLabel(t("site", "faq.search")).fill("xyzxyz");
    await page.getByRole("button", { name: t("site", "faq.all") }).click();
    await page
      .locator("details")
      .nth(all - 1)
      .waitFor();
    await close();
  });

  test("finds every version of the terms with its day, and none that never was", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/terms");
    const versions = page.getByRole("list", { name: t("site", "versions.title"), exact: true });
    await versions.getByText(t("site", "versions.now"), { exact: true }).waitFor();
    const first = versions.getByRole("link").last();
    await first.click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    expect((await page.request.get("/terms?version=2000-01-01")).status()).toBe(404);
    await close();
  });

  test("reads the same page in another language at its own address", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/terms");
    const title = page.getByRole("heading", { level: 1 });
    const before = await title.innerText();
    await chooseLanguage(page, "やさしい日本語");
    await page.getByRole("heading", { level: 1, name: "利用規約（つかう" }).waitFor();
    expect(await title.innerText()).not.toBe(before);
    expect(new URL(page.url()).pathname).toBe("/easy/terms");
    await close();
  });
});
