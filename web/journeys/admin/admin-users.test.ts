import { describe, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { overflow, visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const newPassword = "三毛猫と歩く春の川べりの道をゆく";

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const text = (key: string) => t("adminUsers", key);

  async function enter() {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
    const main = page.getByRole("main");
    const isWellMade = async () => expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    return { page, main, complaints, close, isWellMade };
  }

  test("an owner invites a colleague, who sets a password; then takes the access away", async () => {
    const { page, main, complaints, close, isWellMade } = await enter();
    const email = `colleague-${language}@example.jp`;
    await page.goto("/admin/admin_user");
    await main.locator("tbody tr").first().waitFor();
    await isWellMade();
    await main.getByRole("link", { name: text("invite"), exact: true }).click();
    await page.waitForURL(/\/new$/);
    await isWellMade();
    await page.locator("#field-email").fill(email);
    await page.locator("#field-name").fill("同僚 七海");
    await page.locator("#field-role").selectOption("EDITOR");
    await main.getByRole("button", { name: text("send"), exact: true }).click();
    await page.waitForURL(/\/admin\/admin_user$/);
    const [mail] = await site.mailsTo(email);
    const link = /https?:\S+kind=admin\S+/.exec(mail?.text ?? "")?.[0] ?? "";

    const guest = await visit(browser, { url: site.url, width, locale });
    await guest.page.goto(link);
    await guest.page.locator("#field-password").fill(newPassword);
    await guest.page.locator('main form button[type="submit"]').click();
    await guest.page.getByText(t("password", "done.text")).waitFor();
    await signIn(guest.page, "/admin/login", { email, password: newPassword });

    await page.goto(`/admin/admin_user?q=${encodeURIComponent(email)}`);
    await main.locator("tbody a").click();
    await page.waitForURL(/\/detail\?id=/);
    await main.locator("#field-role").waitFor();
    expect(await main.locator("#field-role").inputValue()).toBe("EDITOR");
    await isWellMade();
    await main.getByRole("button", { name: text("act.disable"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: text("act.disable") });
    await isWellMade();
    await dialog.getByRole("button", { name: text("act.disable"), exact: true }).click();
    await page.getByText(text("done.disable")).first().waitFor();
    await guest.page.goto("/admin/home");
    await guest.page.waitForURL(/\/admin\/login/);
    expect([complaints, guest.complaints]).toEqual([[], []]);
    await guest.close();
    await close();
  });

  test("what was done stands in the record, narrowed by what it is about", async () => {
    const { page, main, complaints, close, isWellMade } = await enter();
    await page.goto("/admin/audit?noun=session");
    await main.locator("tbody tr").first().waitFor();
    await isWellMade();
    await main.locator("tbody a").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("session.signIn").waitFor();
    await isWellMade();
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => !url.search.includes("event="));
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("button", { name: t("adminTable", "csv"), exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
