import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, type View } from "./support/product.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";

const views: (View & { work: number })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", work: 0 },
  { language: "en", locale: "en-GB", width: "phone", work: 2 },
];
const password = "hajimemashite-2026";

describe.each(views)("a published work in $language on a $width", ({ language, locale, width, work }) => {
  const t = textsOf(language);

  test("is changed with the linter's help, stays public as it is, and is replaced when the operator approves", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/company/login", { email: "owner-a@example.jp", password });
    await page.goto("/company/work/lists?status=OPEN");
    const main = page.getByRole("main");
    await main.getByRole("checkbox").first().waitFor();
    await expectSound(page);
    const path = await main.locator('tbody a[href*="/company/work/lists/edit/"]').nth(work).getAttribute("href");
    await page.goto(path ?? "");
    const title = await main.getByRole("heading", { level: 1 }).innerText();
    await main.locator("#posting-job").click();
    const duties = main.locator("#field-description");
    const before = await duties.inputValue();
    await duties.fill(`${before}\n女性歓迎の職場です。`);
    await main
      .getByRole("button", { name: t("company", "check.replace", { rewrite: "どなたでも歓迎" }) })
      .first()
      .click();
    expect(await duties.inputValue()).toContain("どなたでも歓迎の職場です。");
    await main.getByText(t("company", "revision.saved")).waitFor();
    await main.getByRole("table").waitFor();
    // What was found is gone with the next look at the whole posting.
    await main
      .getByRole("button", { name: t("company", "check.replace", { rewrite: "どなたでも歓迎" }) })
      .first()
      .waitFor({ state: "detached" });
    await expectSound(page);
    await main.getByRole("button", { name: t("company", "revision.submit") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("company", "revision.submit") })
      .click();
    await page.waitForURL("**/company/work/lists");

    const workId = path?.split("/").at(-1) ?? "";
    // In Japanese: what was changed is not the English text.
    const visitor = await visit(browser, { url: site.url, width, locale: "ja-JP" });
    await visitor.page.goto(`/japanesejob/${workId}`);
    await visitor.page.getByRole("heading", { level: 1 }).waitFor();
    expect(await visitor.page.locator("main").innerText()).not.toContain("どなたでも歓迎の職場です");

    const admin = await visit(browser, { url: site.url, width, locale });
    await signIn(admin.page, "/admin/login", { email: "admin-operator@example.jp", password });
    await admin.page.goto("/admin/work");
    const row = admin.page.getByRole("main").getByRole("link", { name: title }).first();
    await row.waitFor();
    await admin.page.goto(`/admin/work/edit?id=${workId}`);
    await admin.page.getByRole("main").locator("ins").first().waitFor();
    await expectSound(admin.page);
    await admin.page.keyboard.press("a");
    await admin.page
      .getByRole("dialog")
      .getByRole("button", { name: t("admin", "works.act.approveRevision") })
      .click();
    await admin.page.waitForURL((url) => url.searchParams.get("id") !== workId);
    await admin.page.getByRole("button", { name: t("admin", "works.next") }).waitFor();
    // Ten seconds in which it can be taken back; then it leaves the queue.
    const queue = admin.page.getByRole("navigation", { name: t("adminReview", "queue.title") });
    await queue.locator(`a[href*="${workId}"]`).waitFor({ state: "detached" });
    await visitor.page.reload();
    await visitor.page.getByText("どなたでも歓迎の職場です", { exact: false }).first().waitFor();
    expect([...complaints, ...admin.complaints, ...visitor.complaints]).toEqual([]);
    await close();
    await admin.close();
    await visitor.close();
  });

  test("is returned with a reason from the list, and works are paused together and taken along as CSV and back", async () => {
    const admin = await visit(browser, { url: site.url, width, locale });
    await signIn(admin.page, "/admin/login", { email: "admin-operator@example.jp", password });
    await admin.page.goto("/admin/work?status=REVIEW");
    await admin.page.locator("[data-row-link]").first().click();
    await admin.page.getByRole("button", { name: t("admin", "works.act.return") }).waitFor();
    await admin.page.keyboard.press("r");
    const dialog = admin.page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: t("admin", "works.reasonCode.PAY_UNCLEAR") }).check();
    await expectSound(admin.page);
    await dialog.getByRole("button", { name: t("admin", "works.act.return") }).click();
    await admin.page.getByText(t("admin", "works.done.return")).first().waitFor();
    expect(admin.complaints).toEqual([]);
    await admin.close();

    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/company/login", { email: "owner-a@example.jp", password });
    await page.goto("/company/work/lists?status=OPEN");
    const main = page.getByRole("main");
    await main.locator("tbody").getByRole("checkbox").nth(4).check();
    await main.locator("tbody").getByRole("checkbox").nth(5).check();
    await expectSound(page);
    const pause = t("company", "works.act.pause");
    await main.getByRole("button", { name: t("company", "bulk.act", { act: pause, count: "2" }) }).click();
    await page.getByRole("dialog").getByRole("button", { name: pause, exact: true }).click();
    await page.getByText(t("company", "bulk.done", { act: pause, count: "2" })).waitFor();

    const coming = page.waitForEvent("download");
    await main.getByRole("button", { name: t("company", "files.export") }).click();
    const file = await (await coming).path();
    await main.getByRole("button", { name: t("company", "files.import") }).click();
    await page
      .getByRole("dialog")
      .locator('input[type="file"]')
      .setInputFiles({ name: "works.csv", mimeType: "text/csv", buffer: await readFile(file) });
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("company", "files.check") })
      .click();
    await page.getByRole("dialog").getByText(t("company", "files.ready")).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
