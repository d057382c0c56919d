import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, views } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const account = { email: "owner-a@example.jp", password: "hajimemashite-2026" };
/** What a lawful care posting may cost a company whose profile is complete. */
const mostEntries = 12;

/** Counts what a person does. */
function counted() {
  const done = { entries: 0, clicks: 0 };
  const press = async (what: Locator) => {
    done.clicks += 1;
    await what.click();
  };
  const type = async (what: Locator, text: string) => {
    done.entries += 1;
    await what.fill(text);
  };
  return { done, press, type };
}

describe.each(views)("a care posting in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: t("company", "form.submit"), exact: true });

  test("is sent to review from a template and the company's profile with few entries", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    const { done, press, type } = counted();
    await signIn(page, "/company/login", account);
    await page.goto("/company/work/regist");
    done.clicks += 1;
    const main = page.getByRole("main");
    await expectSound(page);
    await press(main.getByRole("button", { name: t("company", "start.use") }).first());
    await page.waitForURL("**/company/work/lists/edit/**");
    await main.locator("#posting-kind").waitFor();
    await press(main.locator("#posting-pay"));
    await type(main.locator("#field-salary-min"), "250000");
    await main.getByText(t("company", "form.saved")).waitFor();
    await expectSound(page);
    await press(submit(page));
    const left = main.getByRole("alert").getByRole("listitem");
    await left.first().waitFor();
    for (let lines = await left.count(); lines > 0; lines -= 1) {
      await press(left.first().getByRole("button"));
      await press(main.getByRole("button", { name: t("company", "form.confirm") }).first());
      await expect.poll(() => left.count()).toBe(lines - 1);
    }
    await main.getByText(t("company", "form.ready")).waitFor();
    await expectSound(page);
    await press(submit(page));
    await press(page.getByRole("dialog").getByRole("button", { name: t("company", "form.submit"), exact: true }));
    await page.waitForURL("**/company/work/lists");
    process.stdout.write(`A care posting (${language}, ${width}): ${done.entries} entries, ${done.clicks} presses\n`);
    expect(done.entries).toBeLessThanOrEqual(mostEntries);
    expect(complaints).toEqual([]);
    await close();
  });

  test("outlives a crash of the browser's page and the end of the session before it was saved", async () => {
    const { page, close } = await visit(browser, { url: site.url, width, locale });
    const title = `消えない題名 ${language}`;
    await signIn(page, "/company/login", account);
    await page.goto("/company/work/regist");
    await page
      .getByRole("main")
      .getByRole("button", { name: t("company", "start.use") })
      .first()
      .click();
    await page.waitForURL("**/company/work/lists/edit/**");
    const draft = page.url();
    await page.locator("#field-title").waitFor();
    // Nothing reaches the server any more.
    await page.context().route("**/graphql", (route) => route.abort());
    await page.locator("#field-title").fill(title);
    await page.getByText(t("company", "form.failed")).waitFor();
    const context = page.context();
    await page.close({ runBeforeUnload: false });
    await context.unroute("**/graphql");
    await context.clearCookies();
    const again = await context.newPage();
    await signIn(again, "/company/login", account);
    await again.goto(draft);
    await again.getByText(t("company", "form.restored")).waitFor();
    expect(await again.locator("#field-title").inputValue()).toBe(title);
    await again.getByText(t("company", "form.saved")).waitFor();
    await close();
  });
});
