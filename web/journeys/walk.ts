import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { openBrowser, widths } from "./support/browser.ts";
import { watchShifts } from "./support/problems.ts";
import { areas, type Screen, screens } from "./support/screens.ts";
import { type Site, startSite } from "./support/site.ts";
import { enter, judge, nameOf, type Turn, turnLanguages } from "./support/turn.ts";

const { values: asked } = parseArgs({
  options: {
    area: { type: "string", multiple: true },
    language: { type: "string", multiple: true },
    width: { type: "string", multiple: true },
    only: { type: "string" },
    pictures: { type: "string" },
  },
});
const chosen = <T extends string>(all: readonly T[], wanted: readonly string[] | undefined): T[] =>
  all.filter((one) => wanted === undefined || wanted.includes(one));

/** Keeps the picture of a screen where pictures are asked for. */
async function keepPicture(page: Page, screen: Screen, { language, width }: Turn): Promise<void> {
  if (asked.pictures)
    await page.screenshot({ path: join(asked.pictures, `${nameOf(screen)}-${language}-${widths[width].width}.png`), fullPage: true });
}

async function walkTurn(browser: Browser, site: Site, turn: Turn): Promise<{ walked: number; failed: number }> {
  const visitor = await enter(browser, site, turn, watchShifts);
  const { only } = asked;
  const wanted = screens.filter(({ area, route }) => area === turn.area && (only === undefined || route.includes(only)));
  let failed = 0;
  for (const screen of wanted) {
    const problems = await judge(visitor, screen, turn, () => keepPicture(visitor.page, screen, turn)).catch((error: unknown) => [
      `not walked: ${String(error).split("\n")[0]}`,
    ]);
    if (problems.length > 0) {
      failed += 1;
      console.log(`${screen.route} (${turn.language}, ${turn.width})\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    }
  }
  await visitor.close();
  return { walked: wanted.length, failed };
}

/** Walks every screen × width × light and dark × language. @throws nothing: the exit code says whether all were sound. */
async function main(): Promise<void> {
  if (asked.pictures) mkdirSync(asked.pictures, { recursive: true });
  const [site, browser] = await Promise.all([startSite({ DATABASE_STATEMENT_MS: "8000" }), openBrowser()]);
  let walked = 0;
  let failed = 0;
  try {
    for (const area of chosen(areas, asked.area)) {
      for (const language of chosen(turnLanguages, asked.language)) {
        for (const width of chosen(["desktop", "phone"] as const, asked.width)) {
          const turn = await walkTurn(browser, site, { area, language, width });
          walked += turn.walked;
          failed += turn.failed;
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(`${walked} screens walked, light and dark; ${failed} with something to mend`);
  if (failed > 0) process.exitCode = 1;
}

await main();
