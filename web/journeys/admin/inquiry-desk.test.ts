import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, type View } from "../support/product.ts";
import { textsOf } from "../support/texts.ts";

const views: (View & { from: string })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", from: "inquiry1@example.jp" },
  { language: "en", locale: "en-GB", width: "phone", from: "inquiry2@example.jp" },
];

describe.each(views)("in $language on a $width", ({ language, locale, width, from }) => {
  const t = textsOf(language);
  const d = (key: string) => t("desk", key);

  test("an operator makes a complaint of an inquiry, answers it and settles it", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    const { email, password } = site.account("ADMIN", "OPERATOR");
    await page.goto("/admin/login");
    await page.locator("#field-email").fill(email);
    await page.locator("#field-password").fill(password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL((url) => url.pathname !== "/admin/login");
    const inquiry = page.getByRole("main").getByRole("table").getByRole("link", { name: /^KW-/ });
    // What the demo's people wrote is made searchable in the background, soon after the start.
    await expect
      .poll(
        async () => {
          await page.goto(`/admin/inquiry?q=${from}`);
          await page.getByRole("main").getByText(/\d/).first().waitFor();
          return inquiry.count();
        },
        { timeout: 120_000, interval: 1_000 },
      )
      .toBe(1);
    await expectSound(page);
    await inquiry.first().click();
    await page.waitForURL("**/admin/inquiry/detail?id=*");
    await page.getByRole("link", { name: d("inquiry.makeComplaint") }).click();
    await page.locator("#field-partyName").waitFor();
    await expectSound(page);
    await page.getByRole("button", { name: d("complaint.record"), exact: true }).click();
    await page.waitForURL("**/admin/complaint/detail?id=*");
    await page.getByLabel(d("complaint.kind")).selectOption("ANSWERED");
    await page.getByLabel(d("complaint.stepText")).fill("電話で回答した。");
    await page.getByRole("button", { name: d("complaint.add"), exact: true }).click();
    await page.getByText("電話で回答した。").first().waitFor();
    await page.getByLabel(d("complaint.outcome")).fill("求人を訂正した。");
    await page.getByRole("button", { name: d("complaint.settle"), exact: true }).click();
    await page.getByRole("button", { name: d("complaint.reopen"), exact: true }).waitFor();
    await expectSound(page);
    await page.goto("/admin/complaint");
    await page.getByRole("main").getByRole("table").waitFor();
    await expectSound(page);
    await page.goto(`/admin/inquiry?q=${from}`);
    await page.getByRole("main").getByRole("table").getByRole("link", { name: /^KW-/ }).first().click();
    await page.getByRole("link", { name: d("inquiry.seeComplaint") }).waitFor();
    await expectSound(page);
    await page.getByRole("textbox", { name: d("inquiry.answerText"), exact: true }).fill("確認しました。求人を訂正しました。");
    await page.getByRole("button", { name: d("inquiry.send") }).click();
    await page.getByText(d("inquiry.answered")).first().waitFor();
    const [mail] = await site.mailsTo(from);
    expect(mail?.text).toContain("求人を訂正しました。");
    expect(complaints).toEqual([]);
    await close();
  });
});
