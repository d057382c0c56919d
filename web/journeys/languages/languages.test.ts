import { expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { chooseLanguage, visit } from "../support/browser.ts";
import { browser, site } from "../support/product.ts";

const view = { width: "phone", locale: "en-GB", asGiven: true } as const;

test("a reader of English goes from the English top page to a work and to signing in, in English addresses all the way", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, ...view });
  const pathname = () => new URL(page.url()).pathname;
  const answer = await page.goto("/en/");
  expect(await answer?.text()).toContain('<html lang="en"');
  await page.getByRole("heading", { level: 1, name: "Work in Japan" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  await expectSound(page);
  const internal = await page.locator("a[href^='/']").evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const switched = ["/", "/easy", "/en", "/vi", "/zh", "/ne", "/id", "/pt"];
  expect(internal.filter((href) => !/^\/(en|company)\//.test(href) && !switched.includes(href))).toEqual([]);

  await page.locator("main a[href^='/en/japanesejob/']").first().click();
  await page.waitForURL(/\/en\/japanesejob\/[0-9a-f-]{36}$/);
  await page
    .getByRole("button", { name: /^Save “/ })
    .first()
    .click();
  await page.waitForURL("**/en/log-in?next=*");
  await page.getByRole("heading", { level: 1, name: "Sign in" }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/en\/japanesejob\/[0-9a-f-]{36}$/);
  const work = pathname();
  // Sign-in has a heading as well, and stays until the work is read again.
  await page
    .getByRole("button", { name: /^Save “/ })
    .first()
    .waitFor();

  await chooseLanguage(page, "日本語");
  await page.waitForURL((url) => url.pathname === work.replace("/en/", "/"));
  await page
    .getByRole("button", { name: /気になる/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("ja");
  await page.goBack();
  await page.waitForURL((url) => url.pathname === work);
  await page
    .getByRole("button", { name: /^Save “/ })
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a reader of English who comes to a Japanese address is offered English and goes on in it", async () => {
  const { page, complaints, close } = await visit(browser, { url: site.url, ...view });
  await page.goto("/japanesejob?prefecture=13");
  await page.getByRole("heading", { level: 1, name: /日本語/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("ja");
  // The page comes as everybody gets it; that somebody reads English is known to the browser alone.
  await expect.poll(() => page.locator("main a").first().getAttribute("href")).toMatch(/^\/en\//);
  await expectSound(page);
  await page.getByRole("link", { name: "Read this page in English" }).click();
  await page.waitForURL("**/en/japanesejob?prefecture=13");
  await page.getByRole("heading", { level: 1, name: /Japanese/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a seeker's own pages are in the language of the account, which the switch changes", async () => {
  const account = site.account("SEEKER", "");
  const { page, complaints, close } = await visit(browser, { url: site.url, ...view });
  await page.goto("/en/log-in");
  await page.locator("#field-email").fill(account.email);
  await page.locator("#field-password").fill(account.password);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL("**/en/user/dashboard");
  await page.goto("/user/dashboard");
  await page.getByRole("button", { name: "言語：日本語" }).waitFor();
  await chooseLanguage(page, "English");
  await page.getByRole("button", { name: "Language: English" }).waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole("button", { name: "Language: English" }).waitFor();
  await expectSound(page);
  expect(complaints).toEqual([]);
  await close();
});

test("an address in a language that is not spoken offers the same page in those that are", async () => {
  const { page, close } = await visit(browser, { url: site.url, ...view });
  const answer = await page.goto("/fr/japanesejob");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "English" }).click();
  await page.waitForURL("**/en/japanesejob");
  await close();
});
