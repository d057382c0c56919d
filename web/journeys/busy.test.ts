import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPostgres, type TestPostgres } from "../../graphql-server/src/testing/database/postgres.ts";
import { openBrowser, visit } from "./support/browser.ts";
import { signIn } from "./support/sign-in.ts";
import { type Site, startSite } from "./support/site.ts";
import { textsOf } from "./support/texts.ts";

/** Longer than the server waits for its database, shorter than anybody waits for an answer. */
const standstillMs = 10_000;

describe("while the database stands still", () => {
  const t = textsOf("ja");
  let [postgres, site, browser, page]: [TestPostgres?, Site?, Browser?, Page?] = [];
  const here = (): Page => page ?? expect.fail("No page is open");
  const database = (): TestPostgres => postgres ?? expect.fail("No database runs");

  beforeAll(async () => {
    postgres = await startPostgres();
    [site, browser] = await Promise.all([startSite({ DATABASE_URL: await postgres.createDatabase() }), openBrowser()]);
    ({ page } = await visit(browser, { url: site.url, width: "phone", locale: "ja" }));
    await signIn(page, "/log-in", { email: "mai@example.jp", password: "hajimemashite-2026" });
  });
  afterAll(async () => {
    postgres?.thaw();
    await browser?.close();
    await site?.stop();
    await postgres?.stop();
  });

  /** Lets the database stand still while something is done; the reader is told that it is tried again, and that it is over. */
  async function whileItStandsStill(act: () => Promise<void>): Promise<void> {
    const notice = here().getByText(t("common", "busy.tryingAgain"));
    database().freeze();
    try {
      await act();
      await notice.waitFor({ timeout: 30_000 });
      await new Promise((resolve) => setTimeout(resolve, standstillMs));
    } finally {
      database().thaw();
    }
    await notice.waitFor({ state: "detached", timeout: 40_000 });
  }

  test("a page that is opened comes by itself once the database is back", async () => {
    const seen = here();
    await whileItStandsStill(() =>
      seen
        .getByRole("link", { name: t("common", "nav.entries") })
        .first()
        .click(),
    );
    await seen.getByRole("heading", { level: 1 }).waitFor();
    expect(new URL(seen.url()).pathname).toMatch(/^\/user\/entry/);
  });

  test("a message that is sent arrives once, without a second press", async () => {
    const seen = here();
    await seen.goto("/user/message");
    await seen.locator("main a[href*='/user/message']").first().click();
    const words = seen.locator("main textarea");
    await words.fill("面接の前に、持ち物を教えてください。");
    await whileItStandsStill(() => seen.locator("main form button[type='submit']").last().click());
    const sent = seen.getByText("面接の前に、持ち物を教えてください。", { exact: true }).locator("visible=true");
    await sent.first().waitFor();
    await seen.reload();
    await sent.first().waitFor();
    expect(await sent.count()).toBe(1);
  });
});
