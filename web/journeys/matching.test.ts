import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { openBrowser, visit, type widths } from "./support/browser.ts";
import { type Site, startSite } from "./support/site.ts";
import { type Language, textsOf } from "./support/texts.ts";

const views: { language: Language; locale: string; width: keyof typeof widths }[] = [
  { language: "ja", locale: "ja-JP", width: "desktop" },
  { language: "en", locale: "en-GB", width: "phone" },
];
const demoPassword = "hajimemashite-2026";
let site: Site;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ GRAPHQL_SAFELIST: "0" }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

describe.each(views)("matching in $language on a $width", ({ language, locale, width }) => {
  const t = textsOf(language);
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
  });
  afterAll(() => page.context().close());

  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  /** Opens a part of a work's page that is folded under its answer. */
  async function unfold(title: string): Promise<void> {
    await page.locator("summary", { hasText: t("matching", title) }).click();
  }

  /** Points on the page: those of each criterion and the sum that is shown. */
  async function points(): Promise<{ each: number[]; total: number }> {
    const cells = await page.locator("table tr td:last-child").allInnerTexts();
    const numbers = cells.map((cell) => Number(/\d+/.exec(cell)?.[0]));
    return { each: numbers.slice(0, -1), total: numbers.at(-1) ?? Number.NaN };
  }

  test("a visitor chooses a residence status, and every work that is left says whether it may be done", async () => {
    await page.goto("/japanesejob?residence=STUDENT");
    await page.getByText(t("matching", "permission.badge.CONDITIONAL")).first().waitFor();
    expect(await page.getByText(t("matching", "permission.badge.NG")).count()).toBe(0);
    await isFine();
    await page.locator("article h3 a").first().click();
    await unfold("permission.title");
    const select = page.getByLabel(t("matching", "permission.choose"));
    await select.selectOption("TEMPORARY_VISITOR");
    await page.getByText(t("matching", "permission.reason.NO_WORK")).first().waitFor();
    expect(new URL(page.url()).searchParams.get("residence")).toBe("TEMPORARY_VISITOR");
    await isFine();
  });

  test("a seeker sees recommended works with their reasons, sorts by match, and the points of a work add up", async () => {
    await page.goto("/log-in");
    await page.locator("#field-email").fill("mai@example.jp");
    await page.locator("#field-password").fill(demoPassword);
    await page.getByRole("button", { name: t("common", "signIn"), exact: true }).click();
    await page.waitForURL("**/user/dashboard");
    await page.getByRole("heading", { name: t("matching", "recommended.title") }).waitFor();
    await isFine();
    await page.goto("/user/job?sort=MATCH");
    const badges = page.locator("article").getByText(/^(マッチ |Match )\d+/);
    await badges.first().waitFor();
    const scores = (await badges.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
    expect(scores.length).toBeGreaterThan(5);
    // Those out of reach, or not for this person now, stand behind all others: the points fall, and at most once begin anew.
    expect(scores.filter((score, index) => score > (scores[index - 1] ?? score)).length).toBeLessThanOrEqual(1);
    await isFine();
    await page.locator("article h3 a").first().click();
    await unfold("title");
    const { each, total } = await points();
    expect(each.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(total).toBe(scores[0]);
    await page.getByText(t("matching", "formula")).click();
    await page.locator("details details li").nth(7).waitFor();
    await isFine();
  });

  test("a student enters shifts on the calendar, a usual one by one press, is warned before the 28 hours are over, and decides", async () => {
    await becomeStudent();
    await page.goto("/user/member/view");
    await page.getByRole("link", { name: t("shift", "open") }).click();
    await page.waitForURL("**/user/shift");
    const main = page.getByRole("main");
    const today = main.locator('button[aria-current="date"]');
    await today.waitFor();
    const enter = async (values: { start: string; end: string; employer: string }) => {
      // Whoever has a usual shift finds the form folded.
      if (!(await main.locator('input[type="time"]').nth(0).isVisible())) await main.getByText(t("shift", "form.title")).click();
      await main.locator('input[type="time"]').nth(0).fill(values.start);
      await main.locator('input[type="time"]').nth(1).fill(values.end);
      await main.getByLabel(t("shift", "form.employer")).fill(values.employer);
      await main.getByRole("button", { name: t("shift", "form.submit"), exact: true }).click();
    };
    const removes = main.getByRole("button", { name: t("shift", "remove"), exact: false });
    await enter({ start: "00:00", end: "14:00", employer: "Cafe" });
    await removes.first().waitFor();
    await main.getByText(t("shift", "fine")).waitFor();
    await isFine();
    const usual = main.getByRole("button", { name: /^Cafe/ });
    await today.focus();
    await page.keyboard.press("ArrowDown");
    await main.locator('button[aria-pressed="true"]:not([aria-current="date"])').waitFor();
    await usual.click();
    await page
      .getByText(t("shift", "added", { times: "1" }))
      .first()
      .waitFor();
    await main.locator('button[aria-pressed="true"]').focus();
    await page.keyboard.press("ArrowUp");
    await main.locator('button[aria-pressed="true"][aria-current="date"]').waitFor();
    await enter({ start: "14:00", end: "05:00", employer: "Shop" });
    await main.getByText(t("shift", "form.notSaved")).waitFor();
    expect(await removes.count()).toBe(1);
    await isFine();
    await main.getByRole("button", { name: t("shift", "form.saveAnyway") }).click();
    await removes.nth(1).waitFor();
    await main.getByText(t("shift", "excessTitle")).waitFor();
    await main.getByRole("heading", { name: t("shift", "vacation.title") }).waitFor();
    await isFine();
    await removes.nth(1).click();
    await main.getByText(t("shift", "fine")).waitFor();
    await removes.first().click();
    await main.getByText(t("shift", "none")).waitFor();
    // The other view has the same student: the shift of a week later goes as well.
    await today.focus();
    await page.keyboard.press("ArrowDown");
    await main.locator('button[aria-pressed="true"]:not([aria-current="date"])').waitFor();
    await removes.first().click();
    await main.getByText(t("shift", "none")).waitFor();
  });

  /** Says in the profile that the signed-in seeker is a student with a permission for part-time work. */
  async function becomeStudent(): Promise<void> {
    const done = await page.evaluate(async () => {
      const ask = async (query: string, variables: object) => {
        const body = JSON.stringify({ query, variables });
        const answer = await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
        return answer.json();
      };
      const { data } = await ask("{ me { profile { version } } }", {});
      const input = {
        version: data.me.profile.version,
        workPermission: "PART_TIME_28H",
        residenceStatus: "STUDENT",
        partTimePermission: true,
      };
      const saved = await ask("mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { errors { code } } }", { input });
      return saved.data.updateProfile.errors.length;
    });
    expect(done).toBe(0);
  }
});
