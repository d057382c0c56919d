import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bankFile } from "../../../graphql-server/src/demo/money/demo-bank-file.ts";
import { violations } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Goes to an address, waits for its heading, and judges it. */
async function look(page: Page, path?: string): Promise<void> {
  if (path) await page.goto(path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  expect([page.url(), await violations(page), await overflow(page)]).toEqual([page.url(), [], 0]);
}

/** Opens a row of the list and waits until its page is there. */
async function open(page: Page, row: number, address: RegExp): Promise<void> {
  await page.locator("tbody a").nth(row).click();
  await page.waitForURL(address);
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
}

async function confirm(page: Page, name: string, reason?: { label: string; text: string }): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name, exact: true }).waitFor();
  const ground = dialog.getByRole("combobox");
  if (await ground.count()) await ground.selectOption("REPORT_CHECKED");
  if (reason) await dialog.getByRole("textbox", { name: reason.label }).fill(reason.text);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name, exact: true }).click();
}

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const money = (key: string) => t("adminMoney", key);
  const company = (key: string) => t("adminCompany", key);

  test("an operator asks a new company for corrections, opens another, and stops one with its works", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OPERATOR"));
    await look(page, "/admin/company?review=WAITING");
    await open(page, 0, /detail/);
    await look(page);
    const reason = { label: company("reason"), text: "ビル名まで入力してください。" };
    await press(page, company("act.refuse"));
    await confirm(page, company("act.refuse"), reason);
    await page.getByText(company("done.refuse")).first().waitFor();
    await page.getByRole("main").getByText(company("reviews.REFUSED"), { exact: true }).first().waitFor();

    await page.goto("/admin/company?review=REFUSED");
    await open(page, 0, /detail/);
    await press(page, company("act.approve"));
    await confirm(page, company("act.approve"));
    await page.getByText(company("done.approve")).first().waitFor();

    await look(page, "/admin/company?status=ACTIVE&plan=PREMIUM&sort=NAME");
    await open(page, language === "ja" ? 4 : 5, /detail/);
    await look(page);
    await press(page, company("act.suspend"));
    await confirm(page, company("act.suspend"), reason);
    await page.getByText(company("done.suspend")).first().waitFor();
    await press(page, company("act.restore"));
    await confirm(page, company("act.restore"), reason);
    await page.getByText(company("done.restore")).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("an accountant records a payment, looks at a bank's file, books it, and gives what is left to an invoice", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "ACCOUNTANT"));
    await look(page, "/admin/company/bank_payment?status=INVOICED&method=TRANSFER&sort=DUE_FIRST");
    await open(page, 0, /edit/);
    await look(page);
    await page.locator("#field-payerName").fill("ｶ)ﾐﾅﾄﾉｶｾﾞ");
    await press(page, money("act.record"));
    await page.getByText(money("done.record")).first().waitFor();
    await page.getByRole("link", { name: money("receiptPdf") }).waitFor();

    await look(page, "/admin/company/bank_payment?tab=files");
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles({ name: "bad.txt", mimeType: "text/plain", buffer: Buffer.from("日付,金額") });
    await page.getByText(money("upload.bad")).waitFor();
    const stranger = [{ amount: language === "ja" ? 32_780 : 107_800, payerName: `ﾀﾅｶ ${language === "ja" ? "ｲﾁﾛｳ" : "ｼﾞﾛｳ"}` }];
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date());
    await chooser.setInputFiles({ name: `NYUKIN_${language}.txt`, mimeType: "text/plain", buffer: bankFile(stranger, { day: today }) });
    await page.waitForURL(/file=/);
    await look(page);
    await press(page, money("act.import"));
    await confirm(page, money("act.import"));
    await page.getByText(money("done.import")).first().waitFor();
    await page.getByRole("link", { name: money("toOpen") }).click();
    await page.waitForURL(/tab=payments/);
    await look(page);
    await open(page, 0, /payment=/);
    await look(page);
    await press(page, money("act.assign"));
    await confirm(page, money("act.assign"));
    await page.getByText(money("done.assign")).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
