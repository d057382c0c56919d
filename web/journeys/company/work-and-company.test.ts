import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectSound } from "../support/axe.ts";
import { visit, type widths } from "../support/browser.ts";
import { watchShifts } from "../support/problems.ts";
import { browser, site } from "../support/product.ts";

const sizes: (keyof typeof widths)[] = ["desktop", "phone"];

/** A work whose company has photos, and that company. */
async function withPhotos(page: Page): Promise<{ work: string; company: string }> {
  await page.goto("/japanesejob?q=みなとの風", { waitUntil: "networkidle" });
  const work = await page.locator("main article h3 a").first().getAttribute("href");
  await page.goto(work ?? "");
  const company = await page.locator('main a[href^="/japanesejob/company/"]').first().getAttribute("href");
  return { work: work ?? "", company: company ?? "" };
}

describe.each(sizes)("on a %s", (width) => {
  test("photos of a company take their room before they are there, open large, and give the place back", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width });
    const { company } = await withPhotos(page);
    await watchShifts(page);
    await page.goto(company, { waitUntil: "networkidle" });
    const photos = page.getByRole("region", { name: "職場の写真" }).getByRole("link");
    expect(await photos.count()).toBe(3);
    await photos.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        photos
          .first()
          .locator("img")
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThanOrEqual(0.02);
    await photos.first().press("Enter");
    const viewer = page.getByRole("dialog", { name: "職場の写真" });
    await viewer.getByText("3枚中 1枚目").waitFor();
    await page.keyboard.press("ArrowRight");
    await viewer.getByText("3枚中 2枚目").waitFor();
    await expectSound(page);
    await page.keyboard.press("Escape");
    await viewer.waitFor({ state: "hidden" });
    expect(await photos.first().evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  test("a work is shared, printed whole, reported, and put aside by who signs in", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width });
    const { work } = await withPhotos(page);
    const tools = page.getByRole("region", { name: "この求人をどうしますか" });
    await tools.getByRole("button", { name: "知らせる", exact: true }).click();
    const line = await tools.getByRole("link", { name: "LINEで送る" }).getAttribute("href");
    expect(new URL(line ?? "").searchParams.get("url")).toBe(new URL(work, site.url).href);
    await tools.getByRole("img", { name: "この求人のQRコード" }).waitFor();
    await expectSound(page);

    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main details:not([open])").count()).toBe(0);
    expect(await page.locator("header nav").first().isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: "screen" });

    await tools.getByRole("button", { name: "問題を知らせる" }).click();
    await tools.getByRole("radio", { name: "もう募集していない" }).check();
    await expectSound(page);
    await tools.getByRole("button", { name: "運営に知らせる" }).click();
    await page.getByText("お知らせいただき、ありがとうございました").waitFor();
    await tools.getByRole("button", { name: "表示しない" }).click();
    await page.waitForURL((address) => address.pathname === "/log-in");
    expect(new URL(page.url()).searchParams.get("next")).toBe(work);
    expect(complaints).toEqual([]);
    await close();
  });

  test("the switch that opened the map stands above it, and nothing moves by itself", async () => {
    const { page, complaints, close } = await visit(browser, { url: site.url, width });
    await watchShifts(page);
    await page.goto("/japanesejob?map=1", { waitUntil: "networkidle" });
    const map = page.locator('svg[role="group"], svg[role="img"], main svg').last();
    await map.waitFor();
    const [button, drawing] = [
      await page.getByRole("button", { name: "地図で見る" }).boundingBox(),
      await page.getByText("表で見る").boundingBox(),
    ];
    expect((button?.y ?? Number.POSITIVE_INFINITY) < (drawing?.y ?? 0)).toBe(true);
    expect(await page.evaluate(() => window.shifted ?? 0)).toBeLessThanOrEqual(0.02);
    expect(complaints).toEqual([]);
    await close();
  });
});
