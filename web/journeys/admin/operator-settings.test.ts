import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, type View } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const views: (View & { year: number })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", year: 1 },
  { language: "en", locale: "en-GB", width: "phone", year: 2 },
];

describe.each(views)("in $language on a $width", ({ language, locale, width, year }) => {
  const t = textsOf(language);
  const s = (key: string, values: Record<string, string> = {}) => t("operatorSettings", key, values);

  test("the owner adds a minimum wage for a day to come, and takes it back", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
    for (const part of ["operator", "legal", "terms", "permission", "notice", "wages"]) {
      await page.goto(`/admin/settings?part=${part}`);
      await page
        .getByRole("main")
        .getByRole("button", { name: s("add"), exact: true })
        .waitFor();
      await expectSound(page);
    }
    const day = `${new Date().getFullYear() + year}-10-01`;
    await page.locator("#field-validFrom").fill(day);
    await page.locator("#field-source").fill("官報");
    await page.getByText(s("wages.amounts")).click();
    await page.getByRole("spinbutton", { name: t("vocabulary", "prefecture.13") }).fill("1300");
    await page.getByRole("button", { name: s("add"), exact: true }).click();
    await page.getByText(s("added")).first().waitFor();
    await page.locator("summary", { hasText: t("vocabulary", "prefecture.13") }).click();
    await page
      .getByRole("button", { name: /取り消す|Take back/ })
      .first()
      .click();
    await page.getByText(s("takenBack")).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("the owner adds a rule of work permission for a day to come, and takes it back", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
    await page.goto("/admin/settings?part=permission");
    await page.getByLabel(s("permission.subject"), { exact: true }).selectOption("STUDENT");
    await page.locator("#field-validFrom").fill(`${new Date().getFullYear() + year}-04-01`);
    await page.locator("#field-sourceDate").fill("2026-11-01");
    await page.locator("#field-maxWeeklyHours").fill("30");
    await page.getByRole("button", { name: s("add"), exact: true }).click();
    await page.getByText(s("added")).first().waitFor();
    const student = page.locator("details", { has: page.locator("summary", { hasText: t("vocabulary", "residenceStatus.STUDENT") }) });
    await student.locator("summary").click();
    await student.getByText(s("permission.hours", { hours: "30" })).waitFor();
    await expectSound(page);
    await student.getByRole("button", { name: /取り消す|Take back/ }).click();
    await page.getByText(s("takenBack")).first().waitFor();
    await student.getByText(s("permission.hours", { hours: "30" })).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
    await close();
  });

  test("an operator reads the yearly figures and takes them along as CSV", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/admin/login", site.account("ADMIN", "OPERATOR"));
    await page.goto("/admin/report");
    await page.getByRole("main").getByRole("table").waitFor();
    await expectSound(page);
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name: t("businessReport", "csv") }).click();
    const text = await readFile(await (await waiting).path(), "utf8");
    expect(text.startsWith("\uFEFF")).toBe(true);
    expect(text.split("\r\n").length).toBeGreaterThan(15);
    expect(text).toContain(t("businessReport", "items.OPEN_WORKS"));
    expect(complaints).toEqual([]);
    await close();
  });
});
