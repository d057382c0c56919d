import { describe, expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit, type widths } from "./support/browser.ts";
import { browser, site } from "./support/product.ts";

const pages = ["/", "/japanesejob", "/log-in", "/company/login", "/admin/login"];
const views: { width: keyof typeof widths; locale: string }[] = [
  { width: "desktop", locale: "ja-JP" },
  { width: "phone", locale: "ja-JP" },
  { width: "desktop", locale: "en-GB" },
  { width: "phone", locale: "en-GB" },
];

describe.each(views)("in $locale on a $width", (view) => {
  test.each(pages)("%s opens without an error, fits the window and can be used by everybody", async (path) => {
    const { page, complaints, close } = await visit(browser, { url: site.url, ...view });
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    expect(answer?.status()).toBe(200);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await expectSound(page);
    await close();
  });
});

test("an unknown address shows the not-found screen with status 404", async () => {
  const { page, close } = await visit(browser, { url: site.url });
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await close();
});
