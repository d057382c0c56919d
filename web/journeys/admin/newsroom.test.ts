import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

/** Pastes HTML as a browser would from another page. */
async function paste(page: Page, html: string): Promise<void> {
  await page.locator(".ProseMirror").evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", text);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const evil = `<h2>貼り付けた見出し</h2><p onclick="window.ran=1" style="position:fixed">本文<script>window.ran=1</script></p>
  <img src=x onerror="window.ran=1"><a href="javascript:window.ran=1">悪いリンク</a><a href="https://example.jp">良いリンク</a>
  <iframe srcdoc="<script>parent.ran=1</script>"></iframe><svg onload="window.ran=1"></svg><ruby>応募<rt>おうぼ</rt></ruby>`;

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const n = (key: string) => t("newsroom", key);

  test("an editor writes an item, previews it, publishes it and takes it down", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "EDITOR"));
    await page.goto("/admin/news");
    await page.getByRole("main").getByRole("table").waitFor();
    await expectSound(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: n("create") })
      .click();
    await page.waitForURL("**/admin/news/create");
    const title = `記者のテスト ${language}`;
    await page.locator("#field-title").fill(title);
    await page.locator("#field-summary").fill("公開の流れを確かめます。");
    await page.locator(".ProseMirror").click();
    await paste(page, evil);
    await page.getByText(n("state.kept")).waitFor();
    await page.getByRole("button", { name: n("previewShow") }).click();
    const preview = page.getByRole("region", { name: n("preview") }).getByRole("article");
    await preview.getByRole("heading", { name: "貼り付けた見出し" }).waitFor();
    expect(await preview.locator("script, iframe, svg, [onclick], [style*=fixed]").count()).toBe(0);
    await expectSound(page);
    await page.getByRole("button", { name: n("saveDraft") }).click();
    await page.waitForURL("**/admin/news/edit?id=*");
    await page.getByRole("button", { name: n("act.publish") }).waitFor();
    await expectSound(page);
    await page.getByRole("button", { name: n("act.publish") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: n("act.publish") })
      .click();
    await page.getByRole("link", { name: n("seePublic") }).waitFor();
    const { searchParams } = new URL(page.url());
    await page.goto(`/news_detail?id=${searchParams.get("id")}`);
    const article = page.getByRole("main").getByRole("article").first();
    await article.getByRole("heading", { level: 1 }).waitFor();
    expect(await article.innerText()).toContain("貼り付けた見出し");
    expect(await article.locator("a[href^='https://example.jp']").count()).toBe(1);
    expect(await article.locator("a[href^='javascript'], script, iframe, svg, img[onerror]").count()).toBe(0);
    expect(await article.locator("ruby").filter({ hasText: "応募" }).count()).toBe(1);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await page.goto(`/admin/news/edit?id=${searchParams.get("id")}`);
    await page.getByRole("button", { name: n("act.withdrawPUBLISHED") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: n("act.withdrawPUBLISHED") })
      .click();
    await page.getByText(n("done.withdrawPUBLISHED")).first().waitFor();
    expect((await page.request.get(`/news_detail?id=${searchParams.get("id")}`)).status()).toBe(410);
    // Chromium reports handlers of what is pasted while it reads them in a document that runs nothing.
    expect(complaints.filter((text) => !text.includes("Executing inline event handler"))).toEqual([]);
    await close();
  });

  test("two editors at one item: the second loses nothing", async () => {
    const one = await visit(browser, { url: site.url, width, locale });
    const two = await visit(browser, { url: site.url, width, locale });
    await signIn(one.page, "/admin/login", site.account("ADMIN", "EDITOR"));
    await signIn(two.page, "/admin/login", site.account("ADMIN", "OWNER"));
    await one.page.goto("/admin/news?status=DRAFT");
    await one.page.getByRole("main").getByRole("table").getByRole("link").last().click();
    await one.page.waitForURL("**/admin/news/edit?id=*");
    await one.page.locator("#field-title").waitFor();
    await two.page.goto(one.page.url());
    await two.page.locator("#field-title").fill(`先に保存 ${language}`);
    await two.page.getByRole("button", { name: n("save"), exact: true }).click();
    await two.page.getByText(n("saved")).first().waitFor();
    await one.page.locator("#field-summary").fill(`わたしの要約 ${language}`);
    await one.page.getByRole("button", { name: n("save"), exact: true }).click();
    await one.page.getByText(n("conflict.title")).waitFor();
    await expectSound(one.page);
    await one.page.getByRole("button", { name: n("conflict.take") }).click();
    await expect.poll(() => one.page.locator("#field-title").inputValue()).toBe(`先に保存 ${language}`);
    await one.page.getByRole("button", { name: n("conflict.asideBack") }).click();
    await expect.poll(() => one.page.locator("#field-summary").inputValue()).toBe(`わたしの要約 ${language}`);
    await one.page.getByText(n("state.kept")).waitFor();
    await one.page.reload();
    await one.page.getByRole("button", { name: n("draft.goOn") }).click();
    await expect.poll(() => one.page.locator("#field-summary").inputValue()).toBe(`わたしの要約 ${language}`);
    expect([...one.complaints, ...two.complaints]).toEqual([]);
    await one.close();
    await two.close();
  });
});
