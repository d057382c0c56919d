import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser, type widths } from "./browser.ts";
import { type Site, startSite } from "./site.ts";
import type { Language } from "./texts.ts";

/** A product and a browser for the tests of the file that imports them: there before the first, gone after the last. */
export let site: Site;
export let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** The language, locale and width in which a person sees the site. */
export interface View {
  language: Language;
  locale: string;
  width: keyof typeof widths;
}

/** The two views every journey is walked in. */
export const views: readonly [View, View] = [
  { language: "ja", locale: "ja-JP", width: "desktop" },
  { language: "en", locale: "en-GB", width: "phone" },
];
