import { describe, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { overflow, visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const text = (key: string) => t("adminApiKeys", key);

  test("an owner makes a key for a partner, who reads the works with it until it is ended", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
    await page.goto("/admin/api_key");
    const main = page.getByRole("main");
    await main.getByRole("heading", { level: 1, name: text("title") }).waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);

    await main.getByRole("button", { name: text("make") }).click();
    await main.getByText(text("required")).first().waitFor();
    const name = `求人ボード ${language}`;
    await page.locator("#field-name").fill(name);
    await main.getByRole("button", { name: text("make") }).click();
    const token = await main.locator("pre", { hasText: /^kw_.{43}$/ }).innerText();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    const ask = () => fetch(`${site.url}/api/v1/works?first=1`, { headers: { authorization: `Bearer ${token}` } });
    const answer = await ask();
    expect([answer.status, (await answer.json()).works.length]).toEqual([200, 1]);

    await main.getByRole("button", { name: text("kept") }).click();
    await expect.poll(() => main.getByText(token).count()).toBe(0);
    await main
      .getByRole("checkbox", { name: new RegExp(name) })
      .first()
      .check();
    await main.getByRole("button", { name: text("revoke") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(text("revokeExplanation")).waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("button", { name: text("revoke") }).click();
    await expect.poll(async () => (await ask()).status).toBe(401);
    expect(complaints).toEqual([]);
    await close();
  });

  test("the description of the API is a page to read", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/api/docs");
    await page.getByRole("link", { name: "/api/v1/works/{id}" }).first().click();
    await page.locator("article:target summary").click();
    await page.locator("article:target").getByRole("link", { name: "PartnerWork" }).click();
    await page.getByRole("heading", { name: "PartnerWork", exact: true }).waitFor();
    expect([await violations(page), await overflow(page), complaints]).toEqual([[], 0, []]);
    await close();
  });
});
