import type { Browser, Page } from "playwright-core";
import { type Visit, visit, type widths } from "./browser.ts";
import { openScreen } from "./open-screen.ts";
import { problemsOf } from "./problems.ts";
import type { Area, Screen } from "./screens.ts";
import { signIn } from "./sign-in.ts";
import type { Site } from "./site.ts";

const languages = {
  ja: { prefix: "", name: "日本語" },
  en: { prefix: "/en", name: "English" },
  easy: { prefix: "/easy", name: "やさしい日本語" },
} as const;
export type TurnLanguage = keyof typeof languages;
export const turnLanguages = ["ja", "en", "easy"] as const;

/** A walk through the screens of one area, in one language, at one width. */
export interface Turn {
  area: Area;
  language: TurnLanguage;
  width: keyof typeof widths;
}

/** A browser of somebody who may see the area, in the language. `prepare` has the page before anything is opened. */
export async function enter(
  browser: Browser,
  site: Pick<Site, "url" | "account">,
  { area, language, width }: Turn,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Visit> {
  const visitor = await visit(browser, { url: site.url, width, asGiven: true });
  const { page } = visitor;
  await prepare(page);
  if (area === "seeker") await signIn(page, "/log-in", { email: "mai@example.jp", password: "hajimemashite-2026" });
  if (area === "company") await signIn(page, "/company/login", site.account("COMPANY", "OWNER"));
  if (area === "admin") await signIn(page, "/admin/login", site.account("ADMIN", "OWNER"));
  if ((area === "company" || area === "admin") && language !== "ja") {
    const { name } = languages[language];
    const answered = page.waitForResponse((response) => response.url().endsWith("/graphql")).catch(() => undefined);
    await page.locator("button[popovertarget]:visible").first().click();
    await page.locator("[popover]").getByText(name, { exact: true }).click();
    await answered;
  }
  return visitor;
}

function addressOf(route: string, { area, language }: Turn): string {
  const isPrefixed = area === "public" || area === "seeker";
  return isPrefixed ? `${languages[language].prefix}${route === "/" && language !== "ja" ? "" : route}` : route;
}

/** Opens a screen. @returns whether there is anything of its kind to open. */
export function open(page: Page, screen: Screen, turn: Turn): Promise<boolean> {
  return openScreen(page, screen, (path) => addressOf(path, turn));
}

/** Opens a screen and says what is wrong with it, in light and in dark; `look` sees it in light. */
export async function judge({ page, complaints }: Visit, screen: Screen, turn: Turn, look?: () => Promise<void>): Promise<string[]> {
  complaints.length = 0;
  if (!(await open(page, screen, turn))) return ["no link leads there"];
  const found: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    found.push(...(await problemsOf(page)).map((problem) => `${theme}: ${problem}`));
    if (theme === "light") await look?.();
  }
  return [...found, ...complaints.map((complaint) => `console: ${complaint}`)];
}

/** A file name of a screen, e.g. "user-job". */
export function nameOf({ route }: Screen): string {
  return route.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "top";
}
