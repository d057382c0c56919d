import { expect, test } from "vitest";
import { languageFacts } from "#platform/i18n/languages.ts";
import { visit } from "../support/browser.ts";
import { percentOf, shareOf } from "../support/foreign-text.ts";
import { openScreen } from "../support/open-screen.ts";
import { browser, site } from "../support/product.ts";
import { screens } from "../support/screens.ts";
import { shownTexts } from "../support/shown-texts.ts";

/** `npm run languages:share` reads every screen in every language; here those that a visitor meets first. */
const first = screens.filter(({ route }) => ["/", "/log-in", "/japanesejob", "/japanesejob/:workId"].includes(route));

test.each(["en", "vi", "ne"] as const)(
  "the first screens of a visitor say at most 3 %% in another language than theirs, in %s",
  async (language) => {
    const { prefix, html } = languageFacts[language];
    const { page, close } = await visit(browser, { url: site.url, width: "phone", locale: html, asGiven: true });
    const shares: Record<string, { percent: number; texts: string[] }> = {};
    for (const screen of first) {
      expect(await openScreen(page, screen, (path) => (path === "/" ? prefix : prefix + path))).toBe(true);
      const share = shareOf(await shownTexts(page), html);
      expect(share.own).toBeGreaterThan(200);
      shares[screen.route] = { percent: percentOf(share), texts: share.texts };
    }
    expect(Object.keys(shares)).toHaveLength(first.length);
    expect(Object.entries(shares).filter(([, { percent }]) => percent > 3)).toEqual([]);
    await close();
  },
);
