import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { openBrowser, type Visit, visit, widths } from "./support/browser.ts";
import { openScreen } from "./support/open-screen.ts";
import { problemsOf, watchShifts } from "./support/problems.ts";
import { type Area, type Screen, screens } from "./support/screens.ts";
import { signIn } from "./support/sign-in.ts";
import { type Site, startSite } from "./support/site.ts";

const languages = {
  ja: { prefix: "", name: "日本語" },
  en: { prefix: "/en", name: "English" },
  easy: { prefix: "/easy", name: "やさしい日本語" },
};
type Language = keyof typeof languages;
type Width = keyof typeof widths;
const areas = ["public", "seeker", "company", "admin"] as const;
const themes = ["light", "dark"] as const;

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

interface Turn {
  area: Area;
  language: Language;
  width: Width;
}

/** A browser of somebody who may see the area, in the language. */
async function enter(browser: Browser, site: Site, { area, language, width }: Turn): Promise<Visit> {
  const visitor = await visit(browser, { url: site.url, width, asGiven: true });
  const { page } = visitor;
  await watchShifts(page);
  if (area === "seeker") await signIn(page, "/log-in", { email: "mai@example.jp", password: "hajimemashite-2026" });
  if (area === "company") await signIn(page, "/company/login", site.account("COMPANY", "OWNER"));
  if (area === "admin") await signIn(page, "/admin/login", site.account("ADMIN", "ADMIN"));
  if ((area === "company" || area === "admin") && language !== "ja") {
    const name = languages[language].name;
    const answered = page.waitForResponse((response) => response.url().endsWith("/graphql")).catch(() => undefined);
    await page.locator("button[popovertarget]").first().click();
    await page.locator("[popover]").getByText(name, { exact: true }).click();
    await answered;
  }
  return visitor;
}

function addressOf(route: string, { area, language }: Turn): string {
  const isPrefixed = area === "public" || area === "seeker";
  return isPrefixed ? `${languages[language].prefix}${route === "/" && language !== "ja" ? "" : route}` : route;
}

async function walkScreen({ page, complaints }: Visit, screen: Screen, turn: Turn): Promise<string[]> {
  complaints.length = 0;
  if (!(await openScreen(page, screen, (path) => addressOf(path, turn)))) return ["no link leads there"];
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    found.push(...(await problemsOf(page)).map((problem) => `${theme}: ${problem}`));
    if (asked.pictures && theme === "light") {
      const name = `${screen.route.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "top"}-${turn.language}-${widths[turn.width].width}.png`;
      await page.screenshot({ path: join(asked.pictures, name), fullPage: true });
    }
  }
  return [...found, ...complaints.map((complaint) => `console: ${complaint}`)];
}

async function walkTurn(browser: Browser, site: Site, turn: Turn): Promise<{ walked: number; failed: number }> {
  const visitor = await enter(browser, site, turn);
  const { only } = asked;
  const wanted = screens.filter(({ area, route }) => area === turn.area && (only === undefined || route.includes(only)));
  let failed = 0;
  for (const screen of wanted) {
    const problems = await walkScreen(visitor, screen, turn).catch((error: unknown) => [`not walked: ${String(error).split("\n")[0]}`]);
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
      for (const language of chosen(["ja", "en", "easy"] as const, asked.language)) {
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
