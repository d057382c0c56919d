import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit } from "../support/browser.ts";
import { browser, site, type View } from "../support/product.ts";
import { signIn } from "../support/sign-in.ts";
import { textsOf } from "../support/texts.ts";

const views: (View & { code: string })[] = [
  { language: "ja", locale: "ja-JP", width: "desktop", code: "DESK" },
  { language: "en", locale: "en-GB", width: "phone", code: "PHONE" },
];
const film = new URL("../../../graphql-server/src/demo/content/movies/files/n5-time.mp4", import.meta.url).pathname;
const captions = "WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n時間のことばです。\n";

describe.each(views)("the editor's desk in $language on a $width", ({ language, locale, width, code }) => {
  const t = textsOf(language);
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    ({ page, complaints } = await visit(browser, { url: site.url, width, locale }));
    await signIn(page, "/admin/login", { email: "admin-editor@example.jp", password: "hajimemashite-2026" });
  });
  afterAll(() => page.context().close());

  const main = () => page.getByRole("main");
  async function isFine(): Promise<void> {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expectSound(page);
    expect(complaints).toEqual([]);
  }

  test("a movie is uploaded, captioned, put right by the line, and published", async () => {
    await page.goto("/admin/movie");
    await main().getByText("敬語の基本：尊敬語と謙譲語").first().waitFor();
    await isFine();
    await page.goto("/admin/movie/create");
    await main().locator("#field-title").fill(`時間の動画 ${code}`);
    await main().locator("#field-description").fill("シフトの話で使う時間の言い方です。");
    await main().locator("input[type=file]").first().setInputFiles(film);
    await main().getByText("n5-time.mp4").waitFor();
    await main().locator("#field-captions").fill("WEBVTT\n\n00:00 --> 00:00:03.000\n時間\n");
    const save = main().locator('button[type="submit"]');
    await save.click();
    await main().locator("#field-captions-error, [data-error-summary]").first().waitFor();
    await main().locator("#field-captions").fill(captions);
    await save.click();
    await page.waitForURL("**/admin/movie/edit?id=*");
    await main()
      .getByRole("button", { name: t("adminMovie", "act.PUBLISHED"), exact: true })
      .click();
    await isFine();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("adminMovie", "act.PUBLISHED"), exact: true })
      .click();
    await main()
      .getByRole("button", { name: t("adminMovie", "act.ARCHIVED") })
      .waitFor();
    await isFine();
    await page.goto(`/user/teaching?keyword=${code}`);
    await main()
      .getByRole("link", { name: `時間の動画 ${code}` })
      .click();
    await expect
      .poll(() => page.evaluate(() => Math.round(document.querySelector("video")?.duration ?? 0)), { timeout: 15_000 })
      .toBeGreaterThan(30);
  });

  test("the bank is searched, an item is retired and put back, and a list of words is taken after a trial", async () => {
    await page.goto("/admin/test?level=N3");
    await main().getByText("N3-G-001").first().waitFor();
    await isFine();
    await main().getByRole("link", { name: "N3-G-001" }).first().click();
    for (const decision of ["RETIRE", "RESTORE"]) {
      const name = t("adminExam", `decision.${decision}`);
      await main().getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await main()
      .getByRole("button", { name: t("adminExam", "decision.RETIRE"), exact: true })
      .waitFor();
    await isFine();
    await page.goto("/admin/test?view=attempts");
    await isFine();
    await page.goto("/admin/test?view=import");
    const words = ["駅,えき", "町,まち", "道,みち", "山,やま", "川,かわ", "ああ,ああ"].map((word) => `${word},${code}`).join("\n");
    const file = { name: "words.csv", mimeType: "text/csv", buffer: Buffer.from(`expression,reading,meaning\n${words}\n`) };
    await main().locator("input[type=file]").setInputFiles(file);
    await main()
      .getByRole("button", { name: t("adminExam", "import.try") })
      .click();
    await main()
      .getByRole("heading", { name: t("adminExam", "import.trial") })
      .waitFor();
    await main().getByText(t("adminExam", "problem.NO_KANJI")).waitFor();
    await isFine();
    await main()
      .getByRole("button", { name: t("adminExam", "import.take", { count: "5" }) })
      .click();
    await main()
      .getByRole("heading", { name: t("adminExam", "import.result") })
      .waitFor();
  });
});
