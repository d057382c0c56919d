import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site, type View } from "./support/product.ts";
import { signIn } from "./support/sign-in.ts";
import { textsOf } from "./support/texts.ts";

const views: (View & { hour: string; from: string })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", hour: "10:00", from: "APPLIED" },
  { language: "en", locale: "en-GB", width: "phone", hour: "14:00", from: "INTERVIEW" },
];
const password = "hajimemashite-2026";

describe.each(views)("applicants in $language on a $width", ({ language, locale, width, hour, from }) => {
  const t = textsOf(language);

  test("are noted, rated and offered a time by the company, and the seeker picks it", async () => {
    const company = await visit(browser, { url: site.url, width, locale });
    await signIn(company.page, "/company/login", { email: "owner-a@example.jp", password });
    await company.page.goto("/company/entry/users?view=board&q=グエン");
    await company.page.getByRole("link", { name: t("applicants", "board.toList") }).waitFor();
    await expectSound(company.page);
    await company.page
      .getByRole("region", { name: t("vocabulary", `entryStatus.${from}`) })
      .getByRole("link")
      .first()
      .click();
    await company.page.getByLabel(t("applicants", "notes.body")).fill(`電話で話した ${language}`);
    await company.page.getByRole("button", { name: t("applicants", "notes.add") }).click();
    await company.page.getByText(`電話で話した ${language}`).last().waitFor();
    await company.page.getByLabel(t("applicants", "interview.time", { number: "1" })).fill(`2027-01-12T${hour}`);
    await company.page.getByLabel(t("applicants", "interview.place")).fill(`つくば市吾妻1-1-1 ${language}`);
    await company.page.getByRole("button", { name: t("applicants", "interview.offer") }).click();
    await company.page.getByText(t("applicants", "slotState.OPEN"), { exact: true }).first().waitFor();
    await expectSound(company.page);

    const seeker = await visit(browser, { url: site.url, width, locale });
    await signIn(seeker.page, "/log-in", { email: "mai@example.jp", password });
    await seeker.page.goto("/user/entry/now_entry_list");
    await seeker.page.getByText(t("applicants", "interview.choose")).first().waitFor();
    expect(await seeker.page.locator("main").innerText()).not.toContain("電話で話した");
    await seeker.page
      .getByRole("button", { name: new RegExp(hour) })
      .first()
      .click();
    await seeker.page
      .getByRole("dialog")
      .getByRole("button", { name: t("applicants", "interview.pick") })
      .click();
    await seeker.page.getByText(t("applicants", "interview.fixed")).first().waitFor();
    await expectSound(seeker.page);
    expect([...company.complaints, ...seeker.complaints]).toEqual([]);
    await company.close();
    await seeker.close();
  });

  test("are moved together from the list", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width, locale });
    await signIn(page, "/company/login", { email: "owner-a@example.jp", password });
    await page.goto("/company/entry/users?status=SCREENING");
    await page.locator("tbody input[type=checkbox]").first().check();
    await page.getByRole("button", { name: t("applicants", "board.move"), exact: true }).click();
    await expectSound(page);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("applicants", "board.move"), exact: true })
      .click();
    await page
      .getByText(t("applicants", "bulk.moved", { count: "1" }))
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
