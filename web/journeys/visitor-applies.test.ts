import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { languageFacts } from "#platform/i18n/languages.ts";
import { overflow, visit, widths } from "./support/browser.ts";
import { browser, site } from "./support/product.ts";
import { type Language, textsOf } from "./support/texts.ts";

const password = "七転び八起きの猫と蓮根を煮る晩";
const word = "夜勤もできます。";
/** For a work that asks for one. */
const resume = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF") };

/**
 * Whether this machine has a face for the script of a text. Without one every letter is the same wide box, and the length of a page says
 * nothing: Devanagari, whose letters join, becomes much longer.
 */
function hasFace(page: Page, text: string): Promise<boolean> {
  return page.evaluate(
    (glyphs) => {
      const pen = document.createElement("canvas").getContext("2d");
      const widths = new Set(glyphs.map((glyph) => pen?.measureText(glyph).width));
      return glyphs.length < 4 || widths.size > 1;
    },
    text.match(/\p{Script=Devanagari}/gu) ?? [],
  );
}

interface Person {
  language: Language;
  width: keyof typeof widths;
}

/** The first three are the new people whose way is told in docs/looks.md. */
const people = [
  { language: "ja-x-easy", width: "phone" },
  { language: "en", width: "desktop" },
  { language: "ja", width: "phone" },
  { language: "vi", width: "phone" },
  { language: "ne", width: "phone" },
] as const satisfies readonly Person[];

describe.each(people)("a visitor in $language on a $width", ({ language, width }) => {
  const t = textsOf(language);
  const email = `visitor-${language}@example.jp`;
  const { html: locale, prefix } = languageFacts[language];
  let [here, elsewhere]: Page[] = [];
  let presses = 0;
  let started = 0;
  const complaints: string[][] = [];

  async function open(): Promise<Page> {
    const visited = await visit(browser, { url: site.url, width, locale, asGiven: true });
    complaints.push(visited.complaints);
    return visited.page;
  }
  async function press(page: Page, role: "button" | "link" | "checkbox", name: string | RegExp) {
    presses += 1;
    await page
      .getByRole(role, { name, ...(typeof name === "string" && { exact: true }) })
      .first()
      .click();
  }
  const pageOf = (page: Page | undefined) => page ?? expect.fail("No page is open");

  beforeAll(async () => {
    [here, elsewhere] = [await open(), await open()];
  });
  afterAll(async () => {
    for (const page of [here, elsewhere]) await page?.context().close();
  });

  test("goes from the landing page to a work: the page is no longer than five screens, and apply is in sight", async () => {
    const page = pageOf(here);
    await page.goto(prefix || "/");
    started = performance.now();
    presses += 1;
    await page.locator(`main :is(h2, h3) a[href^="${prefix}/japanesejob/"]`).first().click();
    await page.waitForURL(/\/japanesejob\/[0-9a-f-]{36}/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const text = await page.locator("main").innerText();
    const apply = await page.getByRole("link", { name: t("work", "detail.apply") }).boundingBox();
    expect((apply?.y ?? 9_999) + (apply?.height ?? 0)).toBeLessThanOrEqual(widths[width].height);
    if (await hasFace(page, text)) expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4_500);
    expect(await overflow(page)).toBe(0);
  });

  test("presses apply, sees the work named, writes a word and asks for the mail", async () => {
    const page = pageOf(here);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    await press(page, "link", t("work", "detail.apply"));
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
    await page.getByText(t("onward", "word")).click();
    await page.getByRole("textbox", { name: t("onward", "word") }).fill(word);
    await page.locator("#field-email").fill(email);
    await press(page, "button", t("account", "sendMail"));
    await page.getByText(t("onward", "mailLeadsOn")).waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test("opens the mail on another device, registers, and is in the application of that work with the word", async () => {
    const page = pageOf(elsewhere);
    const [mail] = await site.mailsTo(email);
    presses += 1;
    await page.goto(/http:\/\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    await page.getByText(t("onward", "applyTo")).waitFor();
    await page.locator("#field-familyName").fill("Nguyen");
    await page.locator("#field-password").fill(password);
    presses += 1;
    await page.locator("#field-agreeToTerms").check();
    await press(page, "button", t("onward", "signUpAndApply"));
    await page.waitForURL(/\/user\/entry\?work=/);
    expect(await page.locator("#field-message").inputValue()).toBe(word);
    expect(await overflow(page)).toBe(0);
  });

  test("sends it, and gets a receipt that one can read out", async () => {
    const page = pageOf(elsewhere);
    for (const answer of await page.locator('[id^="field-answers"]').all()) await answer.fill("はい、できます。");
    if ((await page.getByRole("radio", { name: t("entry", "noResume") }).count()) === 0) {
      presses += 1;
      await page.locator('input[type="file"]').setInputFiles(resume);
      await page.getByText(resume.name).waitFor();
    }
    await press(page, "button", t("entry", "toConfirm"));
    await page.waitForURL(/\/user\/entry\/confirm/);
    presses += 1;
    await page.getByRole("checkbox").check();
    await press(page, "button", t("entry", "send"));
    await page.waitForURL(/\/user\/entry\/complete/);
    await page.getByText(/A-[0-9A-F]{4}-[0-9A-F]{4}/).waitFor();
    console.log(
      `visitor to applicant in ${language} on a ${width}: ${presses} presses, ${((performance.now() - started) / 1_000).toFixed(1)} s by machine`,
    );
    expect(presses).toBeLessThanOrEqual(10);
    expect(await overflow(page)).toBe(0);
  });

  test("nothing went wrong on the way", () => {
    expect(complaints.flat()).toEqual([]);
  });
});
