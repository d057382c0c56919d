import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectSound } from "./support/axe.ts";
import { visit } from "./support/browser.ts";
import { browser, site } from "./support/product.ts";

const rubies = (page: Page) => page.locator("main ruby");

/** Readings of demo data are computed in the background: the page is opened again until they are there. */
async function openWithReadings(page: Page, path: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.goto(path, { waitUntil: "networkidle" });
        return rubies(page).count();
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(20);
}

async function shownReadings(page: Page): Promise<number> {
  return page.evaluate(() => [...document.querySelectorAll("main rt")].filter((rt) => getComputedStyle(rt).display !== "none").length);
}

test.each(["desktop", "phone"] as const)("a visitor shows readings and hides those they know, on a %s", async (width) => {
  const { page, complaints, close } = await visit(browser, { url: site.url, width });
  const toggle = page.getByRole("button", { name: "ふりがな" });
  const openMenu = async () => {
    if (width === "phone") await page.getByRole("button", { name: "メニュー" }).click();
  };
  await page.goto("/japanesejob", { waitUntil: "networkidle" });
  expect(await rubies(page).count()).toBe(0);
  await openMenu();
  await toggle.click();
  await openWithReadings(page, "/japanesejob");
  await expectSound(page);

  const all = await shownReadings(page);
  await openMenu();
  await page.getByLabel("ふりがなを付ける漢字").selectOption("N3");
  const hard = await shownReadings(page);
  expect(hard).toBeGreaterThan(0);
  expect(hard).toBeLessThan(all);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await toggle.click();
  expect(await rubies(page).count()).toBe(0);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("copies, the title, the page's data and what is read aloud hold the text alone", async () => {
  const { page, close } = await visit(browser, { url: site.url });
  await page.goto("/japanesejob", { waitUntil: "networkidle" });
  const link = page.locator("article a").first();
  const [title, path] = [(await link.innerText()).trim(), (await link.getAttribute("href")) ?? ""];
  await page.getByRole("button", { name: "ふりがな" }).click();
  await openWithReadings(page, path);
  expect(await page.title()).toContain(title);
  const source = await (await page.request.get(path)).text();
  expect(source).not.toMatch(/<rt|<ruby/);
  expect(source).toContain(title);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = await page.evaluate(async () => {
    getSelection()?.selectAllChildren(document.querySelector("h1") ?? document.body);
    document.execCommand("copy");
    return navigator.clipboard.readText();
  });
  expect(copied.trim()).toBe(title);

  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const heading = nodes.find(
    ({ role, properties }) => role?.value === "heading" && properties?.some(({ name, value }) => name === "level" && value.value === 1),
  );
  expect(heading?.name?.value).toBe(title);
  await close();
});

test("a member's readings start at the level of their profile", async () => {
  const { page, close } = await visit(browser, { url: site.url });
  const { email, password } = site.account("SEEKER", "");
  expect(email).toBeTruthy();
  await page.goto("/log-in");
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('main form button[type="submit"]').click();
  await page.getByRole("button", { name: "メニュー" }).waitFor();
  await page.getByRole("button", { name: "ふりがな" }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset["furigana"]), { timeout: 20_000 }).toMatch(/^N[1-5]$/);
  await close();
});
