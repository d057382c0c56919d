import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, visit } from "./support/browser.ts";
import { type Site, startSite } from "./support/site.ts";

const demoPassword = "hajimemashite-2026";
const ownPassword = "ohayou-gozaimasu-27";
const email = "journey@example.jp";
const title = "journeyのための特別な求人";

let site: Site;
let browser: Browser;
let seeker: Page;
let company: Page;
let admin: Page;
const errors: string[][] = [];

async function person(): Promise<Page> {
  const { complaints, page } = await visit(browser, { url: site.url, width: "desktop", locale: "ja-JP" });
  errors.push(complaints);
  return page;
}

async function signIn(page: Page, input: { path: string; email: string; password: string }): Promise<void> {
  await page.goto(input.path);
  await page.getByLabel("メールアドレス").fill(input.email);
  await page.getByLabel("パスワード", { exact: false }).first().fill(input.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes("log"));
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
  [seeker, company, admin] = await Promise.all([person(), person(), person()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

describe("the main job in the browser", () => {
  it("lets a visitor search by two characters and open a work; the URL holds the search", async () => {
    await seeker.goto("/japanesejob");
    await seeker.getByLabel("キーワード").fill("介護");
    await seeker.getByRole("button", { name: "検索", exact: true }).first().click();
    await seeker.waitForURL(/q=/);
    // The first one stands beside the list already; another one is looked at there before its page is opened.
    const result = seeker.locator("article h3 a", { hasText: "介護" }).nth(1);
    const found = await result.innerText();
    await result.click();
    const beside = seeker.getByRole("complementary").filter({ has: seeker.getByRole("heading", { name: found }) });
    await beside.getByRole("link", { name: "求人のページ" }).click();
    await seeker.waitForURL(/\/japanesejob\/[0-9a-f-]{36}/);
    await seeker.getByRole("heading", { level: 1, name: found }).waitFor();
    await seeker.locator("summary", { hasText: "変わることがある範囲" }).click();
    await seeker.getByRole("term").filter({ hasText: "就業場所の変更の範囲" }).waitFor();
  });

  it("registers a seeker through the mailed link", async () => {
    await seeker.goto("/register");
    await seeker.getByLabel("メールアドレス").fill(email);
    await seeker.getByRole("button", { name: "登録用のメールを送る" }).click();
    await seeker.waitForURL(/register\/complete/);
    const [mail] = await site.mailsTo(email);
    const link = /http:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await seeker.goto(link);
    await seeker.getByLabel("姓", { exact: false }).first().fill("旅人");
    await seeker.getByLabel("パスワード", { exact: false }).first().fill(ownPassword);
    await seeker.locator("#field-agreeToTerms").check();
    await seeker.getByRole("button", { name: "登録する" }).click();
    await seeker.waitForURL(/signup\/complete/);
  });

  it("saves the profile", async () => {
    await seeker.goto("/user/member/edit?step=contact");
    await seeker.getByLabel("電話番号").fill("０９０－１２３４－５６７８");
    await seeker.getByRole("button", { name: "次へ" }).click();
    await seeker.getByLabel("日本で働くことの許可").selectOption("UNRESTRICTED");
    await seeker.getByText("保存しました", { exact: true }).waitFor();
    await seeker.goto("/user/member/view");
    await seeker.getByText("090-1234-5678").waitFor();
  });

  it("posts a work, which appears in the search as soon as the operator approves it", async () => {
    await signIn(company, { path: "/company/login", email: "owner-a@example.jp", password: demoPassword });
    await company.goto("/company/work/lists?status=OPEN");
    await company.getByRole("button", { name: "複製" }).first().click();
    await company.waitForURL(/lists\/edit\//);
    await company.getByLabel("求人の題名").fill(title);
    await company.getByRole("button", { name: "下書きを保存" }).click();
    await company.getByText("下書きを保存しました").waitFor();
    await company.getByRole("button", { name: "審査に出す" }).click();
    await company.getByRole("dialog").getByRole("button", { name: "審査に出す" }).click();
    await company.waitForURL(/company\/work\/lists$/);
    await signIn(admin, { path: "/admin/login", email: "admin-operator@example.jp", password: demoPassword });
    await admin.goto("/admin/work");
    await admin.getByRole("link", { name: title }).click();
    await admin.getByRole("button", { name: "承認する" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "承認する" }).click();
    await admin.getByText("承認しました").waitFor();
    // Ten seconds in which it can be taken back; then it leaves the queue.
    await admin.getByRole("navigation", { name: "審査待ち" }).getByRole("link", { name: title }).waitFor({ state: "detached" });
    await seeker.goto(`/user/job?q=${encodeURIComponent(title)}`);
    await seeker.getByRole("link", { name: title }).waitFor();
    // The work stands beside the list too, with a heart of its own.
    await seeker.getByRole("link", { name: "求人のページ" }).waitFor();
  });

  it("likes and applies: written, confirmed, sent once", async () => {
    await seeker
      .getByRole("button", { name: /気になる求人に加える/ })
      .first()
      .click();
    await seeker
      .getByRole("button", { name: /気になる求人から外す/ })
      .first()
      .waitFor();
    await seeker.getByRole("link", { name: title }).click();
    await seeker.getByRole("link", { name: "応募する" }).first().click();
    await seeker.waitForURL(/user\/entry/);
    await seeker.getByLabel("企業へのメッセージ").fill("ぜひ働きたいです。");
    const upload = seeker.locator('input[type="file"]');
    await upload.setInputFiles({
      name: "履歴書.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF"),
    });
    await seeker.getByText("履歴書.pdf").first().waitFor();
    for (const answer of await seeker.locator('textarea[aria-required="true"]').all()) await answer.fill("はい");
    await seeker.getByRole("button", { name: "確認へ進む" }).click();
    await seeker.waitForURL(/entry\/confirm/);
    await seeker.getByLabel(/プロフィールを提供することに同意/).check();
    await seeker.getByRole("button", { name: "この内容で応募する" }).click();
    await seeker.waitForURL(/entry\/complete/);
    await seeker.goto("/user/entry/now_entry_list");
    await seeker.getByRole("link", { name: title }).waitFor();
  });

  it("shows the applicant to the company, which moves the entry and writes; the seeker's count is live", async () => {
    await company.goto("/company/entry/users?q=旅人");
    await company.getByRole("link", { name: /旅人/ }).click();
    await company.getByText("ぜひ働きたいです。").waitFor();
    await company.getByRole("button", { name: /書類選考中/ }).click();
    await company.getByRole("dialog").getByRole("button", { name: "変更する" }).click();
    await company.getByText("状況を変更しました").waitFor();
    await seeker.goto("/user/entry/now_entry_list");
    await seeker.getByText("書類選考中").first().waitFor();
    await company.getByRole("link", { name: "メッセージを送る" }).click();
    await company.getByLabel("メッセージを書く").fill("面接の日を相談させてください。");
    await company.getByRole("button", { name: "送信する" }).click();
    await seeker.locator("header").getByText("未読1件").waitFor({ state: "attached" });
    await seeker.goto("/user/message");
    await seeker.getByRole("list", { name: "やりとりの一覧" }).getByRole("link").first().click();
    await seeker.getByText("面接の日を相談させてください。").last().waitFor();
    await seeker.getByLabel("メッセージを書く").fill("火曜日が大丈夫です。");
    await seeker.getByRole("button", { name: "送信する" }).click();
    await company.getByText("火曜日が大丈夫です。").first().waitFor();
  });

  it("withdraws when the seeker asks for it, and nothing broke on the way", async () => {
    await seeker.goto("/user/entry/now_entry_list");
    await seeker.getByRole("button", { name: "辞退する" }).first().click();
    await seeker.getByRole("dialog").getByRole("button", { name: "辞退する" }).click();
    await seeker.getByText("辞退しました").first().waitFor();
    expect(errors.flat()).toEqual([]);
  });
});
