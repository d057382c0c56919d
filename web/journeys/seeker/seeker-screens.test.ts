import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { textsOf } from "../support/texts.ts";

const demoPassword = "hajimemashite-2026";
/** The smallest picture there is. */
const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe.each(views)("the seeker area in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
    await page.goto("/log-in");
    await signIn();
    await page.waitForURL("**/user/dashboard");
  });
  afterAll(() => page.context().close());

  async function signIn(): Promise<void> {
    await page.locator("#field-email").fill("mai@example.jp");
    await page.locator("#field-password").fill(demoPassword);
    await page.locator('main form button[type="submit"]').click();
  }

  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  test("the start page says what to do next and opens news", async () => {
    await page.getByRole("heading", { name: t("dashboard", "next.title") }).waitFor();
    await page.getByRole("heading", { name: t("dashboard", "entries.title") }).waitFor();
    await isFine();
    const link = page.locator('a[href*="/user/news_detail"]').first();
    const title = await link.innerText();
    await link.click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await isFine();
  });

  test("an item of news that is not there says so", async () => {
    await page.goto("/user/news_detail?id=none");
    await page.getByRole("heading", { level: 1, name: t("dashboard", "news.notFound") }).waitFor();
    await isFine();
  });

  test("a search is kept, confirmed by its mail, and can be run again", async () => {
    await page.goto("/user/job?q=%E4%BB%8B%E8%AD%B7");
    const before = await site.mailsTo("mai@example.jp", 0);
    await page.getByRole("button", { name: t("settings", "searches.save"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("common", "save"), exact: true })
      .click();
    await page.getByText(t("settings", "searches.saved")).waitFor();
    const mails = await site.mailsTo("mai@example.jp", before.length + 1);
    const link = /http:\S+confirm=\S+/.exec(mails.find(({ text }) => text.includes("confirm="))?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await page.getByText(t("settings", "searches.confirmed", { name: "「介護」" })).waitFor();
    await isFine();
    await page.getByRole("button", { name: t("settings", "searches.deleteOf", { name: "「介護」" }) }).click();
    await page.getByRole("heading", { name: t("settings", "searches.none") }).waitFor();
  });

  test("settings say how one is told, whom one blocks, where one is signed in", async () => {
    await page.goto("/user/member/edit?section=notifications");
    const box = page.getByLabel(t("common", "labelled", { label: t("settings", "family.MESSAGE"), text: t("settings", "channel.email") }));
    await box.click();
    await page.getByText(t("settings", "saved"), { exact: true }).first().waitFor();
    await page.reload();
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
    await box.click();
    await isFine();
    await page.goto("/user/member/edit?section=devices");
    await page.getByText(t("settings", "devices.current")).first().waitFor();
    await isFine();
    await page.goto("/user/member/edit?section=account");
    await page.getByRole("heading", { name: t("settings", "account.password") }).waitFor();
    await isFine();
  });

  test("a company is blocked by its name and unblocked again", async () => {
    await page.goto("/user/member/edit?section=blocked");
    await page.getByLabel(t("settings", "blocked.companyName")).fill("株式会社");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("common", "search"), exact: true })
      .click();
    await page
      .getByRole("button", { name: new RegExp(`^${t("settings", "blocked.blockOf", { name: ".+" })}$`) })
      .first()
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("settings", "blocked.block"), exact: true })
      .click();
    await page.getByText(t("settings", "blocked.blocked"), { exact: true }).waitFor();
    await isFine();
    await page.getByText(t("settings", "blocked.unblock"), { exact: true }).first().click();
    await page.getByText(t("settings", "blocked.none")).waitFor();
  });

  test("the profile takes a photo, an address by its code, a certificate, and gives a 履歴書", async () => {
    await page.goto("/user/member/edit?step=files");
    await isFine();
    const photo = { name: "face.png", mimeType: "image/png", buffer: Buffer.from(onePixel, "base64") };
    await page.locator('main input[type="file"]').first().setInputFiles(photo);
    await page.getByRole("img", { name: t("profile", "photo"), exact: true }).waitFor();
    await page.goto("/user/member/edit?step=contact");
    await page.locator("#field-postalCode").fill("１６０－００２３");
    await page.getByRole("button", { name: t("address", "fill"), exact: true }).click();
    await page.getByText(t("address", "filled")).waitFor();
    expect(await page.locator("#field-city").inputValue()).toBe("新宿区");
    await page.getByText(t("profile", "steps.save.saved"), { exact: true }).waitFor();
    await isFine();
    await page.getByRole("link", { name: t("profile", "steps.previous"), exact: true }).click();
    await page.locator("#field-familyNameKana").fill("ｸﾞｴﾝ");
    await page.getByRole("button", { name: t("profile", "steps.next"), exact: true }).click();
    await page.locator("#field-postalCode").waitFor();
    await page.goto("/user/member/view");
    await page.getByText("グエン", { exact: false }).first().waitFor();
    await isFine();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: t("profile", "rirekisho") }).click();
    expect((await downloading).suggestedFilename()).toContain("履歴書");
  });

  test("liked works and messages", async () => {
    await page.goto("/user/job/likeit");
    await isFine();
    await page.goto("/user/message");
    await page.locator('main a[href*="/user/message?id="]').first().click();
    await page.getByRole("button", { name: t("conversation", "phrase.open") }).click();
    await page.getByRole("combobox", { name: t("conversation", "phrase.topic") }).selectOption("LATE");
    await isFine();
    await page
      .getByRole("list", { name: t("conversation", "phrase.topics.LATE") })
      .getByRole("button")
      .first()
      .click();
    await page.getByRole("button", { name: t("conversation", "phrase.back") }).waitFor();
    await isFine();
  });

  test("leaving says what is lost, and offers the data first", async () => {
    await page.goto("/user/cancel");
    await page.getByRole("heading", { level: 1, name: t("cancel", "title") }).waitFor();
    await isFine();
    await page.locator("#field-password").fill(demoPassword);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: t("cancel", "export.button"), exact: true }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^kotoba-works-.*\.zip$/);
  });

  test("leaving asks, ends the session, and signing in brings the account back", async () => {
    await page.goto("/user/cancel/complete");
    await page.waitForURL("**/user/cancel");
    await page.getByRole("link", { name: t("cancel", "toQuestion") }).click();
    await page.waitForURL("**/user/cancel/question");
    await isFine();
    await page.getByRole("button", { name: t("cancel", "question.submit"), exact: true }).click();
    await page.getByText(t("common", "form.errorTitle")).waitFor();
    await page.getByLabel(t("cancel", "reason.OTHER")).check();
    await page.locator("#field-password").fill(demoPassword);
    await page.locator("#field-understood").check();
    await page.getByRole("button", { name: t("cancel", "question.submit"), exact: true }).click();
    await page.waitForURL("**/user/cancel/complete");
    await page.getByRole("heading", { level: 1, name: t("cancel", "complete.title") }).waitFor();
    await isFine();
    await page.goto("/user/dashboard");
    await signIn();
    await page.getByRole("heading", { name: t("dashboard", "next.title") }).waitFor();
  });
});
