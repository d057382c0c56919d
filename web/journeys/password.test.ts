import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { textsOf } from "./support/texts.ts";

const kinds = [
  { kind: "SEEKER", role: "", ask: "/password/send_reset_email", signIn: "/log-in", after: "/user/dashboard" },
  { kind: "COMPANY", role: "RECRUITER", ask: "/company/password", signIn: "/company/login", after: "/company/top" },
  { kind: "ADMIN", role: "OPERATOR", ask: "/password/send_reset_email?kind=admin", signIn: "/admin/login", after: "/admin/home" },
] as const;

describe.each(views)("a password is forgotten in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  test.each(kinds)("and set anew by the link of a mail: $kind", async ({ kind, role, ask, signIn, after }) => {
    const { email } = site.account(kind, role);
    const password = `雨だれ石を穿つ、${kind}の${language}の朝`;
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto(signIn);
    await page.getByRole("link", { name: t("password", "forgot") }).click();
    await page.waitForURL(`**${ask}`);
    await expectSound(page);
    const before = (await site.mailsTo(email, 0)).length;
    await page.locator("#field-email").fill(email);
    await page.getByRole("button", { name: t("password", "request.send") }).click();
    await page.getByRole("heading", { name: t("password", "sent.title") }).waitFor();
    await expectSound(page);
    const [mail] = await site.mailsTo(email, before + 1);
    await page.goto(/http:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await page.locator("#field-password").fill("短い");
    await page.getByRole("button", { name: t("password", "reset.set") }).click();
    await page.getByRole("alert").waitFor();
    await expectSound(page);
    await page.locator("#field-password").fill(password);
    await page.getByRole("button", { name: t("password", "reset.set") }).click();
    await page.getByRole("heading", { name: t("password", "done.title") }).waitFor();
    await page
      .getByRole("link", { name: t("common", "signIn"), exact: true })
      .last()
      .click();
    await page.locator("#field-email").fill(email);
    await page.locator("#field-password").fill(password);
    await page.locator('main form button[type="submit"]').click();
    await page.waitForURL(`**${after}`);
    expect(complaints).toEqual([]);
    await close();
  });

  test("and a link that is used up or cut off leads to a new mail", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    await page.goto("/password/reset");
    await page.getByRole("link", { name: t("password", "broken.link") }).waitFor();
    await page.goto(`/company/password/reset?token=${"x".repeat(43)}`);
    await page.locator("#field-password").fill("雨だれ石を穿つ、二度目の冬の朝");
    await page.getByRole("button", { name: t("password", "reset.set") }).click();
    await page.getByRole("alert").waitFor();
    await page.getByRole("link", { name: t("password", "reset.newLink") }).click();
    await page.waitForURL("**/company/password");
    await close();
  });
});
