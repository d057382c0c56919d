import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

describe.each(views)("a visitor in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const email = `asks-${language}@example.jp`;
  const field = (page: Page, name: string) => page.locator(`#field-${name}`);
  const press = (page: Page, namespace: string, key: string) => page.getByRole("button", { name: t(namespace, key), exact: true }).click();

  test("asks about a posting: writes, checks, corrects, sends, and gets a number", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/japanesejob");
    await page.locator("article a").first().click();
    await page.waitForURL(/japanesejob\/[0-9a-f-]{36}/);
    // The work's own page takes reports itself; who has more to say comes by this address.
    const { pathname } = new URL(page.url());
    await page.goto(pathname.replace(/japanesejob\/(.*)$/, "contact?category=POSTING&work=$1"));
    await expectSound(page);
    await press(page, "contact", "toConfirm");
    await page.getByRole("alert").waitFor();
    await expectSound(page);
    await field(page, "name").fill("Linh Nguyen");
    await field(page, "email").fill(email);
    await field(page, "body").fill("賃金が\n求人と違いました。");
    await page.reload();
    // The page comes drawn and empty; what was written is in this tab alone.
    await expect.poll(() => field(page, "body").inputValue()).toBe("賃金が\n求人と違いました。");
    await field(page, "agreed").check();
    await press(page, "contact", "toConfirm");
    await page.getByRole("heading", { level: 1, name: t("contact", "confirmTitle") }).waitFor();
    await page.getByText(email).waitFor();
    await expectSound(page);
    await page.getByRole("link", { name: t("common", "edit"), exact: true }).click();
    await field(page, "name").fill("Linh N.");
    await press(page, "contact", "toConfirm");
    await page.getByText("Linh N.").waitFor();
    await press(page, "common", "send");
    await page.getByRole("heading", { level: 1, name: t("contact", "sentTitle") }).waitFor();
    await expectSound(page);
    const ticket = /KW-\w{4}-\w{4}/.exec(await page.locator("main").innerText())?.[0] ?? "";
    const [toSender] = await site.mailsTo(email);
    expect(toSender?.subject).toContain(ticket);
    // The operator has the mails of other inquiries as well, so this one is waited for by its number.
    const toOperator = async () => (await site.mailsTo("support@kotoba-works.example")).find(({ subject }) => subject.includes(ticket));
    await expect.poll(async () => (await toOperator())?.text, { timeout: 15_000 }).toContain("Linh N.");
    await page.reload();
    await page.getByText(ticket).waitFor();
    await page.goBack();
    expect(await field(page, "body").inputValue()).toBe("");
    expect(complaints).toEqual([]);
    await close();
  });

  test("is led to the form when there is nothing to confirm", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/contact_confirm");
    await page.waitForURL("**/contact");
    await field(page, "body").waitFor();
    await close();
  });
});
