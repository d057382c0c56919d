import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const password = "hajimemashite-2026";
const employer = { email: "owner-a@example.jp", password };
const seeker = { email: "mai@example.jp", password };

describe.each(views)("scouts in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);

  test("are sent by a company to somebody of a list, without a name", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/company/login", employer);
    await page.goto("/company/scout");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: t("companyScout", "search"), exact: true }).click();
    const ask = main.getByRole("button", { name: t("companyScout", "ask"), exact: true });
    await ask.first().waitFor();
    await expectSound(page);
    const before = await ask.count();
    expect(await main.getByRole("article").count()).toBeGreaterThanOrEqual(5);
    await ask.first().click();
    await expect.poll(() => ask.count(), { timeout: 20_000 }).toBe(before - 1);
    expect(complaints).toEqual([]);
    await close();
  });

  test("are read by a person who sees what companies see, and declined by one press", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/log-in", seeker);
    await page.goto("/user/scout");
    const main = page.getByRole("main");
    const decline = main.getByRole("button", { name: t("scout", "declineReason.PAY"), exact: true });
    await decline.first().waitFor();
    await main.getByText(t("scout", "previewLead")).waitFor();
    await expectSound(page);
    const before = await decline.count();
    await decline.first().click();
    await expect.poll(() => decline.count(), { timeout: 20_000 }).toBe(before - 1);
    expect(complaints).toEqual([]);
    await close();
  });
});
