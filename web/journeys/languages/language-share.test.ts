import { expect, test } from "vitest";
import { languageFacts } from "#platform/i18n/languages.ts";
import { visit } from "../support/browser.ts";
import { percentOf, shareOf } from "../support/foreign-text.ts";
import { openScreen } from "../support/open-screen.ts";
import { browser, site } from "../support/product.ts";
import { type Screen, screens } from "../support/screens.ts";
import { shownTexts } from "../support/shown-texts.ts";

/** `npm run languages:share` reads every screen in every language; here those that a visitor meets first. */
const first = screens.filter(({ route }) => ["/", "/log-in", "/japanesejob", "/japanesejob/:workId"].includes(route));

test.each(["en", "vi", "ne"] as const)(
  "the first screens of a visitor say at most three in a hundred in another language than theirs, in %s",
  async (language) => {
    const { prefix, html } = languageFacts[language];
    const { page, close } = await visit(browser, { url: site.url, width: "phone", locale: html, asGiven: true });
    const shareOn = async (screen: Screen) => {
      expect(await openScreen(page, screen, (path) => (path === "/" ? prefix : prefix + path))).toBe(true);
      return shareOf(await shownTexts(page), html);
    };
    // A product that has just been started reads the names of its places one after the other; until then they stand in kanji.
    const places = async () => percentOf(await shareOn({ route: "/japanesejob", area: "public" }));
    await expect.poll(places, { timeout: 90_000, interval: 2_000 }).toBeLessThanOrEqual(3);
    const shares: Record<string, { percent: number; texts: string[] }> = {};
    for (const screen of first) {
      const share = await shareOn(screen);
      expect(share.own).toBeGreaterThan(200);
      shares[screen.route] = { percent: percentOf(share), texts: share.texts };
    }
    expect(Object.keys(shares)).toHaveLength(first.length);
    expect(Object.entries(shares).filter(([, { percent }]) => percent > 3)).toEqual([]);
    await close();
  },
);
