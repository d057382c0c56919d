import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { openBrowser, visit, type widths } from "./support/browser.ts";
import { type Site, startSite } from "./support/site.ts";
import { type Language, textsOf } from "./support/texts.ts";

const views: { language: Language; locale: string; width: keyof typeof widths; email: string }[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", email: "mai@example.jp" },
  { language: "en", locale: "en-GB", width: "phone", email: "hajimete@example.jp" },
];
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each(views)("buying a licence in $language on a $width", ({ language, locale, width, email }) => {
  const t = textsOf(language);
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole("button", { name: t("licence", key, values), exact: true });
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
    await page.goto("/user/licence/purchase");
    await page.locator("#field-email").fill(email);
    await page.locator("#field-password").fill("hajimemashite-2026");
    await page.getByRole("button", { name: t("common", "signIn"), exact: true }).click();
    await page.getByRole("heading", { level: 1, name: t("licence", "title") }).waitFor();
  });
  afterAll(() => page.context().close());

  async function isFine(): Promise<void> {
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  const choose = () =>
    page
      .getByRole("button", { name: t("licence", "choose") })
      .first()
      .click();
  const payButton = () => page.getByRole("button", { name: /1,980/ });
  const pick = (card: string) => page.getByRole("radio", { name: t("licence", `test.card.${card}`) }).check();

  test("shows prices, says that work stays free, and wants the consent before the money", async () => {
    await page.getByText(t("licence", "free.title")).waitFor();
    await isFine();
    await choose();
    await page.getByRole("heading", { name: t("licence", "final.title") }).waitFor();
    await isFine();
    await payButton().click();
    await page.getByText(t("common", "validation.agree")).waitFor();
  });

  test("says why a card was refused and keeps the order on the screen", async () => {
    await page.getByRole("checkbox", { name: t("licence", "final.agree") }).check();
    await pick("test_declined");
    await payButton().click();
    await page
      .getByRole("alert")
      .filter({ hasText: t("licence", "pay.failed") })
      .waitFor();
  });

  test("lets the bank ask, and shows the licence and the receipt", async () => {
    await pick("test_three_d_secure");
    await payButton().click();
    await button("test.bankYes").click();
    await page.getByText(t("licence", "result.paidTitle")).waitFor();
    await page.getByRole("main").getByText(t("licence", "kindName.EXAM_ATTEMPT")).first().waitFor();
    await isFine();
    const [mail] = await site.mailsTo(email);
    expect(mail?.text).toMatch(/\d{8}-[0-9A-F]{8}/);
  });
});
