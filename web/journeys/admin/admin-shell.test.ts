import { describe, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { overflow, visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  async function enter(role: string) {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", role));
    await page.waitForURL(/\/admin\/home/);
    const main = page.getByRole("main");
    const isWellMade = async () => expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    return { page, main, complaints, close, isWellMade };
  }

  test("an admin begins at home, sees what waits, and goes to the queue", async () => {
    const { page, main, complaints, close, isWellMade } = await enter("OWNER");
    await main.getByRole("heading", { level: 1, name: t("adminHome", "title") }).waitFor();
    await main.locator("figure details summary").first().click();
    await isWellMade();
    await main.getByRole("link", { name: t("adminHome", "queue.POSTING_REVIEW") }).click();
    await page.waitForURL(/\/admin\/work/);
    await main.locator("tbody tr").first().waitFor();
    await isWellMade();
    expect(complaints).toEqual([]);
    await close();
  });

  test("a table is narrowed, walked and marked by keys, and keeps columns and views", async () => {
    const { page, main, complaints, close, isWellMade } = await enter("OPERATOR");
    await page.goto("/admin/work?status=ALL");
    await main.locator("tbody tr").nth(1).waitFor();
    for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
    expect(await main.locator("tbody input:checked").count()).toBe(2);
    await isWellMade();
    await page.keyboard.press("Escape");
    expect(await main.locator("tbody input:checked").count()).toBe(0);

    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: t("adminTable", "keys.title") }).waitFor();
    await isWellMade();
    await page.keyboard.press("Escape");

    await main.getByRole("button", { name: t("adminTable", "columns"), exact: true }).click();
    await page.getByRole("checkbox", { name: t("admin", "works.publishedAt") }).check();
    await isWellMade();
    await page.keyboard.press("Escape");
    await main.getByRole("button", { name: t("adminTable", "views"), exact: true }).click();
    await page.getByLabel(t("adminTable", "viewName")).fill("いつもの");
    await page.getByRole("button", { name: t("adminTable", "saveView"), exact: true }).click();
    await page.getByRole("link", { name: "いつもの" }).waitFor();
    await isWellMade();
    await page.keyboard.press("Escape");

    await main.getByRole("button", { name: t("adminTable", "next"), exact: true }).click();
    await page.waitForURL(/after=/);
    await page.goBack();
    await page.waitForURL((url) => !url.search.includes("after="));
    expect(complaints).toEqual([]);
    await close();
  });

  test("the palette finds a work from anywhere", async () => {
    const { page, complaints, close, isWellMade } = await enter("OPERATOR");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: t("adminShell", "palette.title") });
    await dialog.getByRole("combobox").fill("介護スタッフ");
    await dialog.getByRole("option").first().waitFor();
    await isWellMade();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/admin\/work\/edit\?id=/);
    expect(complaints).toEqual([]);
    await close();
  });
});
