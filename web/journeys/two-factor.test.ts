import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { openBrowser, visit, type widths } from "./support/browser.ts";
import { codeOf, signIn } from "./support/sign-in.ts";
import { type Site, startSite } from "./support/site.ts";
import { type Language, textsOf } from "./support/texts.ts";

const views: { language: Language; locale: string; width: keyof typeof widths; role: string; admin: string }[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", role: "RECRUITER", admin: "OPERATOR" },
  { language: "en", locale: "en-GB", width: "phone", role: "VIEWER", admin: "ACCOUNTANT" },
];
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ ADMIN_TWO_FACTOR: "required" }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each(views)("in $language on a $width", ({ language, locale, width, role, admin }) => {
  const t = textsOf(language);
  const text = (key: string) => t("twoFactor", key);

  /** From the screen that shows the secret to the one after the recovery codes. */
  async function enrol(page: Page): Promise<{ secret: string; recoveryCode: string }> {
    await page.getByRole("button", { name: text("start"), exact: true }).click();
    await page.getByRole("img", { name: text("scan.picture") }).waitFor();
    const secret = await page.locator('main p[translate="no"]').innerText();
    await expectSound(page);
    const codes = page.getByRole("list", { name: text("codes.title") }).getByRole("listitem");
    const refused = page.locator('#field-code[aria-invalid="true"]');
    const confirm = async () => {
      await page.locator("#field-code").fill(codeOf(secret));
      await page.getByRole("button", { name: text("confirm"), exact: true }).click();
    };
    await confirm();
    await codes.first().or(refused).first().waitFor();
    // A code that was refused is typed anew; a press without any answer is not pressed again.
    if (await refused.isVisible()) await confirm();
    await codes.first().waitFor();
    expect(await codes.count()).toBe(10);
    await expectSound(page);
    const recoveryCode = await codes.first().innerText();
    await page.getByLabel(text("codes.kept")).check();
    await page.getByRole("button", { name: text("codes.done"), exact: true }).click();
    return { secret, recoveryCode };
  }

  test("a member sets it up, signs in with it, and an owner resets it", async () => {
    const account = site.account("COMPANY", role);
    const member = await visit(browser, { url: site.url, width, locale });
    await signIn(member.page, "/company/login", account);
    await member.page.goto("/company/user/regist");
    await expectSound(member.page);
    const { secret, recoveryCode } = await enrol(member.page);
    await member.page.getByText(text("on"), { exact: true }).first().waitFor();
    await expectSound(member.page);

    const again = await visit(browser, { url: site.url, width, locale });
    await again.page.goto("/company/login");
    await again.page.locator("#field-email").fill(account.email);
    await again.page.locator("#field-password").fill(account.password);
    await again.page.locator('main form button[type="submit"]').click();
    await again.page.locator("#field-code").fill("000000");
    await again.page.locator('main form button[type="submit"]').click();
    await again.page.getByRole("alert").waitFor();
    await expectSound(again.page);
    await signIn(again.page, "/company/login", { ...account, code: codeOf(secret, 1) });

    const lost = await visit(browser, { url: site.url, width, locale });
    await lost.page.goto("/company/login");
    await lost.page.locator("#field-email").fill(account.email);
    await lost.page.locator("#field-password").fill(account.password);
    await lost.page.locator('main form button[type="submit"]').click();
    await lost.page.getByRole("button", { name: text("useRecovery"), exact: true }).click();
    await lost.page.locator("#field-code").fill(recoveryCode);
    await lost.page.locator('main form button[type="submit"]').click();
    await lost.page.waitForURL(/\/company\/top/);

    const owner = await visit(browser, { url: site.url, width, locale });
    await signIn(owner.page, "/company/login", site.account("COMPANY", "OWNER"));
    await owner.page.goto("/company/members");
    await expectSound(owner.page);
    await owner.page.locator("main tr", { hasText: account.email }).getByRole("button").first().click();
    const dialog = owner.page.getByRole("dialog");
    await dialog.getByRole("button", { name: t("companyAccount", "members.resetTwoFactor"), exact: true }).click();
    await owner.page.getByText(t("companyAccount", "members.twoFactorReset")).first().waitFor();
    await signIn(lost.page, "/company/login", account);
    for (const { complaints, close } of [member, again, lost, owner]) {
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test("an admin who must have it reaches nothing before it is set up", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/admin/work");
    await page.waitForURL(/\/admin\/login/);
    const account = site.account("ADMIN", admin);
    await page.locator("#field-email").fill(account.email);
    await page.locator("#field-password").fill(account.password);
    await page.locator('main form button[type="submit"]').click();
    await page.getByRole("heading", { level: 1, name: text("enrolTitle") }).waitFor();
    await page.goto("/admin/work");
    await page.waitForURL(/\/admin\/login/);
    await page.getByRole("heading", { level: 1, name: text("enrolTitle") }).waitFor();
    await expectSound(page);
    const { secret } = await enrol(page);
    await page.waitForURL(/\/admin\/work/);
    const again = await visit(browser, { url: site.url, width, locale });
    await signIn(again.page, "/admin/login", { ...account, code: codeOf(secret, 1) });
    expect([...complaints, ...again.complaints]).toEqual([]);
    await again.close();
    await close();
  });
});
