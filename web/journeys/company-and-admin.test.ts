import { describe, expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { browser, site, views } from "./support/product.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";

describe.each(views)("in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  test("an admin approves a work, and it appears in the search once the approval can no longer be taken back", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
    await page.goto("/admin/work?status=REVIEW");
    const link = page.locator("tbody a").first();
    const title = (await link.innerText()).trim();
    await link.click();
    await page.getByRole("button", { name: t("admin", "works.act.approve"), exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("admin", "works.act.approve"), exact: true })
      .click();
    await page.getByText(t("admin", "works.done.approve")).first().waitFor();
    const found = page.locator("article a", language === "ja" ? { hasText: title } : {});
    await expect
      .poll(
        async () => {
          await page.goto(`/japanesejob?q=${encodeURIComponent(title)}`);
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          return found.count();
        },
        { timeout: 90_000, interval: 2_000 },
      )
      .toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("a company sees its applicants, and a seeker answers in a conversation", async () => {
    const company = await visit(browser, { url: site.url, width, locale });
    await signIn(company.page, "/company/login", site.account("COMPANY", "OWNER"));
    await company.page.goto("/company/entry/users");
    await company.page.locator("tbody a").first().click();
    await company.page.waitForURL(/\/company\/entry\/users\/detail/);
    await company.page.getByRole("heading", { level: 1 }).waitFor();

    const seeker = await visit(browser, { url: site.url, width, locale });
    await signIn(seeker.page, "/log-in", site.account("SEEKER", ""));
    await seeker.page.goto("/user/message");
    await seeker.page.locator("main li a, main ul a").first().click();
    const said = `よろしくお願いいたします ${language}`;
    await seeker.page.locator("main textarea").fill(said);
    await seeker.page.locator('main form button[type="submit"]').click();
    await seeker.page.getByText(said).first().waitFor();
    expect(company.complaints).toEqual([]);
    expect(seeker.complaints).toEqual([]);
    await company.close();
    await seeker.close();
  });
});
