import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { overflow, visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { textsOf } from "../support/texts.ts";

const aPdf = Buffer.from("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n");
const password = "七転び八起きの猫と蓮根を煮る晩";

describe.each(views)("a seeker in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const email = `journey-${language}@example.jp`;
  const field = (page: Page, name: string) => page.locator(`#field-${name}`);
  const press = (page: Page, namespace: string, key: string) => page.getByRole("button", { name: t(namespace, key), exact: true }).click();
  let page: Page;
  let complaints: string[] = [];
  let workTitle = "";
  /** Titles that the site made for who reads no Japanese are shown, and not searched. */
  let workPath = "";

  beforeAll(async () => {
    const visited = await visit(browser, { url: site.url, width, locale });
    ({ page, complaints } = visited);
  });
  afterAll(() => page.context().close());

  test("finds a work by a word, and the address holds the search", async () => {
    await page.goto("/japanesejob");
    const first = page.locator("article a").first();
    workTitle = (await first.innerText()).trim();
    workPath = /\/japanesejob\/.*$/.exec((await first.getAttribute("href")) ?? "")?.[0] ?? "";
    const word = workTitle.slice(0, 2);
    await page.locator('input[name="q"]').fill(word);
    await page.locator('form[role="search"] button[type="submit"]').first().click();
    await page.waitForURL((url) => url.searchParams.get("q") === word);
    await page.getByRole("link", { name: workTitle }).first().waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test("registers by the link of a mail", async () => {
    await page.goto("/register");
    await field(page, "email").fill(email);
    await press(page, "account", "sendMail");
    await page.waitForURL("**/register/complete");
    const [mail] = await site.mailsTo(email);
    const link = /http:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await field(page, "familyName").fill(language === "ja" ? "山田" : "Nguyen");
    await field(page, "password").fill(password);
    await page.locator("#field-agreeToTerms").check();
    await press(page, "account", "signUp");
    await page.waitForURL("**/user/signup/complete");
  });

  test("likes the work and finds it among the liked ones", async () => {
    await page.goto(workPath);
    await page
      .getByRole("button", { name: t("work", "likeOf", { title: workTitle }) })
      .first()
      .click();
    await page
      .getByRole("button", { name: t("work", "unlikeOf", { title: workTitle }) })
      .first()
      .waitFor();
    await page.goto("/user/job/likeit");
    await page.getByRole("link", { name: workTitle }).first().waitFor();
  });

  test("applies: what was typed is kept, confirmed and sent", async () => {
    await page.goto(workPath);
    await page
      .getByRole("link", { name: t("work", "detail.apply") })
      .first()
      .click();
    await page.waitForURL(/\/user\/entry\?/);
    await field(page, "message").fill("土日も働けます。");
    for (const answer of await page.locator('[id^="field-answers"]').all()) await answer.fill("はい、できます。");
    await page.locator('input[type="file"]').setInputFiles({ name: "履歴書.pdf", mimeType: "application/pdf", buffer: aPdf });
    await page
      .getByText("履歴書.pdf")
      .or(page.getByRole("option", { name: "履歴書.pdf" }))
      .first()
      .waitFor({ state: "attached" });
    await page.getByText(t("entry", "saved")).waitFor();
    await page.reload();
    expect(await field(page, "message").inputValue()).toBe("土日も働けます。");
    await press(page, "entry", "toConfirm");
    await page.waitForURL(/\/user\/entry\/confirm/);
    await page.getByText("土日も働けます。").waitFor();
    await page.getByRole("checkbox").check();
    await press(page, "entry", "send");
    await page.waitForURL(/\/user\/entry\/complete/);
    const [confirmation] = await site.mailsTo(email, 2);
    expect(confirmation?.text).toContain(workTitle);
  });

  test("sees the entry with its history, and withdraws it", async () => {
    await page.goto("/user/entry/now_entry_list");
    await page.getByText(workTitle).first().waitFor();
    await press(page, "entry", "withdraw");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("entry", "withdraw"), exact: true })
      .click();
    await page.getByText(t("vocabulary", "entryStatus.WITHDRAWN")).first().waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test("nothing went wrong on the way", () => {
    expect(complaints).toEqual([]);
  });
});
