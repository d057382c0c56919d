import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

const password = "駅前の花屋で三本の向日葵を買う";

describe.each(views)("a company's account in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const ownerEmail = `owner-${language}@example.jp`;
  const colleague = `colleague-${language}@example.jp`;
  let page: Page;
  let complaints: string[] = [];
  const field = (name: string) => page.locator(`#field-${name}`);
  const press = (namespace: string, key: string) =>
    page
      .getByRole("button", { name: t(namespace, key), exact: true })
      .first()
      .click();

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
  });
  afterAll(() => page.context().close());

  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  test("is registered by a form that fills the address, and a mail", async () => {
    await page.goto("/company/create");
    await isFine();
    await field("ownerName").fill("青空 花子");
    await field("email").fill(ownerEmail);
    await field("facts-name").fill(`あおぞら食品 ${language}`);
    await field("facts-industry").selectOption("M");
    await field("facts-representative").fill("青空 太郎");
    await field("facts-postalCode").fill("160-0023");
    await press("address", "fill");
    await page.getByText(t("address", "filled")).waitFor();
    expect(await field("facts-city").inputValue()).toBe("新宿区");
    await field("facts-addressLine").fill("西新宿2-8-1");
    await field("facts-contactEmail").fill(ownerEmail);
    await field("facts-contactPhone").fill("03-1234-5678");
    await field("agreeToTerms").check();
    await press("companyAccount", "create.submit");
    await page.getByText(t("companyAccount", "create.sentTitle")).waitFor();
  });

  test("begins with the mail's link, a password and one's own name", async () => {
    const [mail] = await site.mailsTo(ownerEmail);
    await page.goto(/http:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await field("password").fill(password);
    await press("companyAccount", "first.submit");
    await page.waitForURL("**/company/user/regist");
    await isFine();
    await press("common", "save");
    await page.waitForURL("**/company/top");
    await page.getByText(t("companyTop", "pending.title")).waitFor();
    await isFine();
  });

  test("has members who come by invitation: entered, checked, sent", async () => {
    await page.goto("/company/members/regist/config");
    await page.waitForURL("**/company/members/regist");
    await field("name").fill("山本 進");
    await field("email").fill(colleague);
    await press("companyAccount", "invite.toCheck");
    await page.waitForURL("**/company/members/regist/config");
    await isFine();
    await press("companyAccount", "invite.send");
    await page.waitForURL("**/company/members/regist/comp");
    const [mail] = await site.mailsTo(colleague);
    expect(mail?.text).toContain("/company/login?token=");
    await page.goto("/company/members");
    await page.getByText(colleague).waitFor();
    await isFine();
  });

  test("changes what it says of itself: entered, checked, saved", async () => {
    await page.goto("/company/memberinfo");
    await field("facts-description").fill("惣菜を作っています。");
    await press("companyAccount", "invite.toCheck");
    await page.waitForURL("**/company/members/info/config");
    await page.getByText("惣菜を作っています。").waitFor();
    await isFine();
    await press("common", "save");
    await page.waitForURL("**/company/members/info/complete");
    await isFine();
  });

  test("keeps a card after the bank's question, and shows what a plan costs before it is chosen", async () => {
    await page.goto("/company/members/creditcard");
    await isFine();
    await page.getByRole("radio", { name: t("licence", "test.card.test_three_d_secure") }).check();
    await press("companyPlan", "card.save");
    await press("licence", "test.bankYes");
    await page
      .getByText(/visa 3220/)
      .first()
      .waitFor();
    await page.goto("/company/plan");
    await isFine();
    await page
      .getByRole("link", { name: t("companyPlan", "change") })
      .first()
      .click();
    await page.waitForURL("**/company/plan/confim?plan=*");
    await page
      .getByText(/32,780/)
      .first()
      .waitFor();
    await isFine();
  });

  test("is closed by its owner, who has read what ends and what stays", async () => {
    await page.goto("/company/unsubscribe");
    await isFine();
    await page.getByRole("link", { name: t("companyClosing", "next") }).click();
    await page.waitForURL("**/company/unsubscribe/procedure");
    await isFine();
    await field("password").fill(password);
    await field("understood").check();
    await press("companyClosing", "close.button");
    await page.waitForURL("**/company/unsubscribe/complete");
    await page.getByRole("heading", { name: t("companyClosing", "complete.title") }).waitFor();
    await page.goto("/company/top");
    await page.waitForURL("**/company/login?next=*");
  });
});
