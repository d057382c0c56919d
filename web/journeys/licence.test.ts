import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, type View } from "./support/product.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";

const views: (View & { email: string })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", email: "mai@example.jp" },
  { language: "en", locale: "en-GB", width: "phone", email: "hajimete@example.jp" },
];

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
    await page.locator('main form button[type="submit"]').click();
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

  test("is refunded by the accountant, and the seeker sees it with the return invoice", async () => {
    const m = (key: string, values?: Record<string, string>) => t("adminMoney", key, values);
    const [paid] = await site.mailsTo(email);
    const receipt = /\d{8}-[0-9A-F]{8}/.exec(paid?.text ?? "")?.[0] ?? "";
    const office = await visit(browser, { url: site.url, width, locale });
    await signIn(office.page, "/admin/login", site.account("ADMIN", "ACCOUNTANT"));
    await office.page.goto(`/admin/company/bank_payment?tab=sales&q=${receipt}`);
    await office.page.getByRole("link", { name: receipt }).first().waitFor();
    await expectSound(office.page);
    await office.page.getByRole("link", { name: receipt }).first().click();
    await office.page.getByRole("heading", { level: 1, name: m("sale.title", { number: receipt }) }).waitFor();
    await expectSound(office.page);
    await office.page.getByRole("main").getByRole("button", { name: /1,980/ }).click();
    const dialog = office.page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: m("reason") }).fill("電話で申し出");
    await dialog.getByRole("button", { name: /1,980/ }).click();
    await office.page.getByText(m("done.refund")).first().waitFor();
    await office.page.getByRole("heading", { name: m("sale.refund"), exact: true }).waitFor();
    await expectSound(office.page);
    expect(office.complaints).toEqual([]);
    await office.close();

    await page.reload();
    await page.getByRole("cell", { name: t("licence", "refund.DONE") }).waitFor();
    await page.getByText(t("licence", "own.empty")).waitFor();
    const paper = await page.getByRole("link", { name: t("licence", "refund.paper") }).getAttribute("href");
    expect((await page.request.get(paper ?? "")).headers()["content-type"]).toBe("application/pdf");
    await isFine();
    const [told] = await site.mailsTo(email, 2);
    expect(told?.text).toContain(`${receipt}-R`);
  });
});
