import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { visit } from "../support/browser.ts";
import { browser, site } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

describe("without a way to the internet", () => {
  const t = textsOf("ja");
  let [page]: Page[] = [];
  const here = (): Page => page ?? expect.fail("No page is open");

  beforeAll(async () => {
    ({ page } = await visit(browser, { url: site.url, width: "phone", locale: "ja" }));
    await signIn(here(), "/log-in", { email: "mai@example.jp", password: "hajimemashite-2026" });
  });
  afterAll(() => page?.context().close());

  test("pages that were seen stay readable, the site says so in its own words, and other pages say that they did not come", async () => {
    const seen = here();
    await seen.goto("/user/job");
    const heading = seen.getByRole("heading", { level: 1 });
    const list = await heading.innerText();
    await seen.locator("article h3 a").first().click();
    await seen.waitForURL(/\/user\/job\/detail\?id=/);
    await expect.poll(() => heading.innerText(), { timeout: 30_000 }).not.toBe(list);
    const title = await heading.innerText();
    await seen.goBack();
    await seen.locator("article h3 a").first().waitFor();
    await seen.context().setOffline(true);
    await seen.getByText(t("common", "offline")).waitFor();
    await seen.locator("article h3 a").first().click();
    await seen.getByRole("heading", { level: 1, name: title }).waitFor();
    await seen.goBack();
    await seen.locator("article h3 a").first().waitFor();
    await seen.context().setOffline(false);
    await seen.getByText(t("common", "offline")).waitFor({ state: "detached" });
  });

  test("what is typed into the profile stays, through a reload too, and is saved when the way is there again", async () => {
    const profile = here();
    await profile.goto("/user/member/edit?step=introduction");
    const words = profile.locator("#field-requests");
    await words.waitFor();
    await profile.context().setOffline(true);
    await words.fill("土日に働けます。");
    await words.blur();
    await profile.getByText(t("profile", "steps.save.failed")).waitFor();
    await profile.context().setOffline(false);
    await profile.reload();
    await words.waitFor();
    expect(await words.inputValue()).toBe("土日に働けます。");
    await profile.getByText(t("profile", "steps.save.saved"), { exact: true }).waitFor();
    await profile.evaluate(() => sessionStorage.clear());
    await profile.reload();
    await words.waitFor();
    expect(await words.inputValue()).toBe("土日に働けます。");
  });
});
