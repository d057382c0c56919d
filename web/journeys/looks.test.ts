import { expect, test } from "vitest";
import { visit } from "./support/browser.ts";
import { problemsOf, watchShifts } from "./support/problems.ts";
import { browser, site } from "./support/product.ts";
import { screens } from "./support/screens.ts";
import { enter, judge, type Turn } from "./support/turn.ts";

/** A few of the turns and screens of `npm run walk`: a text, a conversation and a table. */
const walked: readonly (readonly [string, Turn])[] = [
  ["/japanesejob/:workId", { area: "public", language: "easy", width: "phone" }],
  ["/user/message", { area: "seeker", language: "en", width: "phone" }],
  ["/admin/test", { area: "admin", language: "ja", width: "phone" }],
];

test.each(walked)("nothing is wrong with %s in light and in dark", async (route, turn) => {
  const visitor = await enter(browser, site, turn, watchShifts);
  const [screen] = screens.filter((each) => each.route === route);
  expect(screen && (await judge(visitor, screen, turn))).toEqual([]);
  await visitor.close();
});

test.each([
  ["public", "light", ""],
  ["seeker", "dark", "/ne"],
  ["company", "dark", "/zh"],
])("every part of the kit is sound as %s has it, in %s and in the language of %s/", async (area, theme, prefix) => {
  const { page, complaints, close } = await visit(browser, { url: site.url, asGiven: true });
  await page.goto(`${prefix}/dev/ui?area=${area}&theme=${theme}`);
  await page.getByRole("heading", { level: 1, name: "UI", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect([await problemsOf(page), complaints]).toEqual([[], []]);
  await close();
});
