import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { overflow, visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

/** The screen at rest: a toast that fades has half its contrast, and one under the pointer stays. */
async function look(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => ![...document.querySelectorAll('[role="status"]')].some(({ className }) => className.startsWith("go")));
  expect([page.url(), await violations(page)]).toEqual([page.url(), []]);
  expect([page.url(), await overflow(page)]).toEqual([page.url(), 0]);
}

/** Messages of the open conversation of which a part cannot be read. */
function cutMessages(page: Page): Promise<number> {
  return page
    .getByRole("log")
    .evaluate((log) => [...log.children].filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length);
}

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const people = (key: string) => t("adminPeople", key);
  const written = (key: string, values = {}) => t("adminMessages", key, values);
  const conversations = (key: string) => t("adminConversations", key);

  async function asOperator() {
    const visited = await visit(browser, { url: site.url, width, locale });
    await signIn(visited.page, "/admin/login", site.account("ADMIN", "OPERATOR"));
    return visited;
  }

  test("an operator finds a seeker, stops the account and lets it go on", async () => {
    const { page, complaints, close } = await asOperator();
    const main = page.getByRole("main");
    await page.goto("/admin/user");
    await main.getByRole("heading", { level: 1, name: people("list.title") }).waitFor();
    await look(page);
    await main.getByLabel(people("list.keyword")).fill(language === "ja" ? "seeker7" : "seeker8");
    await main.getByRole("search").getByRole("button").first().click();
    await page.waitForURL(/q=seeker/);
    await expect.poll(() => main.locator("tbody a").count()).toBe(1);
    await main.locator("tbody a").first().click();
    await page.waitForURL(/\/admin\/user\/detail/);
    await main.getByRole("heading", { name: people("detail.profile") }).waitFor();
    await look(page);
    for (const act of ["suspend", "unsuspend"]) {
      await main.getByRole("button", { name: people(`act.${act}`), exact: true }).click();
      const dialog = page.getByRole("dialog");
      if (act === "suspend") await dialog.getByRole("combobox").selectOption("REPORT_CHECKED");
      await dialog.getByRole("textbox").fill("通報の確認 / report");
      if (act === "suspend") await look(page);
      await dialog.getByRole("button", { name: people(`act.${act}`), exact: true }).click();
      await page
        .getByText(people(`act.done.${act}`))
        .first()
        .waitFor();
    }
    await main.getByText("通報の確認 / report").first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("writes to a seeker, who answers, and sees that it was read", async () => {
    const { page, complaints, close } = await asOperator();
    const main = page.getByRole("main");
    const { email } = site.account("SEEKER", "");
    await page.goto("/admin/user/message");
    await main.getByRole("heading", { level: 1 }).waitFor();
    await look(page);
    await main.getByRole("link", { name: written("list.create") }).click();
    await page.waitForURL(/message\/create/);
    await main.getByText(written("create.mode")).waitFor();
    await main.getByRole("searchbox").fill(email);
    await main.getByRole("search").getByRole("button").click();
    await main.getByRole("button", { name: new RegExp(email) }).click();
    const subject = `確認のお願い ${language}`;
    await main.locator("#field-subject").fill(subject);
    await main.locator("#field-body").fill("プロフィールをご確認ください。");
    await look(page);
    await main.getByRole("button", { name: written("message.send"), exact: true }).click();
    await page.waitForURL(/\/admin\/user\/message\/detail/);
    await main.getByText(written("conversation.unread")).first().waitFor();
    await look(page);
    const id = new URL(page.url()).searchParams.get("id") ?? "";

    const seeker = await visit(browser, { url: site.url, width, locale });
    await signIn(seeker.page, "/log-in", site.account("SEEKER", ""));
    await seeker.page.goto(`/user/message?id=${id}`);
    await seeker.page.getByText("プロフィールをご確認ください。").last().waitFor();
    const said = `確認しました ${language}`;
    await seeker.page.locator("main textarea").fill([said, ...Array.from({ length: 40 }, (_, line) => `${line}`)].join("\n"));
    await seeker.page.locator('main form button[type="submit"]').click();
    await seeker.page.getByRole("log").getByText(said).waitFor();
    expect(await cutMessages(seeker.page)).toBe(0);
    expect(seeker.complaints).toEqual([]);
    await seeker.close();

    await page.goto("/admin/user/message?unread=1");
    await main.locator("tbody tr", { hasText: subject }).getByRole("link").first().click();
    await main.getByText(said).waitFor();
    expect(await cutMessages(page)).toBe(0);
    await main.getByRole("link", { name: written("conversation.reply") }).click();
    await page.waitForURL(/create_reply/);
    await main.locator("#field-body").fill("ありがとうございます。");
    await look(page);
    await main.getByRole("button", { name: written("message.send"), exact: true }).click();
    await page.waitForURL(/message\/detail/);
    await main.getByRole("log").getByText("ありがとうございます。").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("sends one text to many companies, after counting them", async () => {
    const { page, complaints, close } = await asOperator();
    const main = page.getByRole("main");
    await page.goto("/admin/company/message/create?to=many");
    await main.getByLabel(t("vocabulary", "companyStatus.PENDING"), { exact: true }).check();
    const subject = `審査についてのお知らせ ${language}`;
    await main.locator("#field-subject").fill(subject);
    await main.locator("#field-body").fill("審査には3営業日ほどかかります。");
    await look(page);
    await main.getByRole("button", { name: written("many.check") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(subject).waitFor();
    await dialog.getByRole("button").last().click();
    await page.waitForURL((url) => url.pathname === "/admin/company/message");
    await main.getByText(written("mailing.status.SENT")).first().waitFor();
    await main.locator("tbody tr", { hasText: subject }).first().waitFor();
    await look(page);
    expect(complaints).toEqual([]);
    await close();
  });

  test("opens a conversation for a reason only, and takes messages along after the password", async () => {
    const { page, complaints, close } = await asOperator();
    const main = page.getByRole("main");
    await page.goto("/admin/message");
    await main.getByRole("heading", { level: 1, name: conversations("title") }).waitFor();
    await look(page);
    await main.locator("tbody a").first().click();
    await main.getByRole("heading", { name: conversations("locked") }).waitFor();
    expect(await main.getByRole("log").count()).toBe(0);
    await look(page);
    await main.locator("#field-reason").fill("通報の確認");
    await main.getByRole("button", { name: conversations("open") }).click();
    await main.getByRole("log").waitFor();
    await look(page);
    await page.goto("/admin/message");
    await main.getByRole("link", { name: conversations("toDownload") }).click();
    await main.locator("#field-reason").fill("苦情の調査");
    await look(page);
    const waiting = page.waitForEvent("download");
    await main.getByRole("button", { name: conversations("download.start") }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
