import { parseArgs } from "node:util";
import { type Language, languageFacts, languages } from "#platform/i18n/languages.ts";
import { openBrowser, visit } from "../support/browser.ts";
import { percentOf, shareOf } from "../support/foreign-text.ts";
import { openScreen } from "../support/open-screen.ts";
import { type Screen, screens } from "../support/screens.ts";
import { shownTexts } from "../support/shown-texts.ts";
import { signIn } from "../support/sign-in.ts";
import { type Site, startSite } from "../support/site.ts";

const goal = 3;
const { values: asked } = parseArgs({
  options: {
    language: { type: "string", multiple: true },
    area: { type: "string" },
    only: { type: "string" },
    /** Also names what is counted as words of companies. */
    theirs: { type: "boolean" },
  },
});

/** Parts of screens that stand for themselves, and what only an act leads to. */
const more: readonly Screen[] = [
  { route: "/japanesejob/company/", area: "public", from: "/japanesejob/:workId" },
  { route: "/user/entry?work=", area: "seeker", from: "/user/job/detail" },
  { route: "/user/message?id=", area: "seeker", from: "/user/message" },
  ...["searches", "notifications", "blocked", "account"].map(
    (section): Screen => ({ route: `/user/member/edit?section=${section}`, area: "seeker" }),
  ),
];

interface Line {
  screen: string;
  percent: number;
}

async function readIn(site: Site, language: Language, area: "public" | "seeker"): Promise<Line[]> {
  const browser = await openBrowser();
  const { prefix, html } = languageFacts[language];
  const { page } = await visit(browser, { url: site.url, locale: html, asGiven: true });
  const addressOf = (path: string) => (path === "/" ? prefix : prefix + path);
  if (area === "seeker") await signIn(page, addressOf("/log-in"), { email: "mai@example.jp", password: "hajimemashite-2026" });
  const lines: Line[] = [];
  for (const screen of [...screens, ...more].filter((one) => one.area === area && one.route.includes(asked.only ?? ""))) {
    const isThere = await openScreen(page, screen, addressOf).catch(() => false);
    if (!isThere) {
      lines.push({ screen: screen.route, percent: Number.NaN });
      console.log(`${language} ${screen.route}: not opened`);
      continue;
    }
    const shown = await shownTexts(page);
    const share = shareOf(shown, html);
    const percent = percentOf(share);
    lines.push({ screen: screen.route, percent });
    const { own, names, theirs, terms, texts } = share;
    console.log(
      `${language} ${screen.route}: ${percent.toFixed(1)} % of ${own}; apart: names ${names}, words of companies ${theirs}, official terms ${terms}`,
    );
    for (const text of texts) console.log(`    ${text.slice(0, 100)}`);
    if (asked.theirs) {
      for (const { text } of shown.filter((one) => !one.isName && one.language !== html)) console.log(`    (theirs) ${text.slice(0, 100)}`);
    }
  }
  await browser.close();
  return lines;
}

/** Reads every public and seeker screen in every language but Japanese; the exit code says whether each is in its reader's language. */
async function main(): Promise<void> {
  const site = await startSite({ DATABASE_STATEMENT_MS: "8000" });
  const summary: string[] = [];
  try {
    for (const language of languages.filter((tag) => asked.language?.includes(tag) ?? tag !== "ja")) {
      for (const area of (["public", "seeker"] as const).filter((one) => one === (asked.area ?? one))) {
        const lines = await readIn(site, language, area);
        const over = lines.filter(({ percent }) => !(percent <= goal));
        const worst = lines.toSorted((one, other) => other.percent - one.percent)[0];
        summary.push(
          `${language} ${area}: ${lines.length} screens, ${over.length} over ${goal} %, most ${worst?.percent.toFixed(1)} % (${worst?.screen})`,
        );
        if (over.length > 0) process.exitCode = 1;
      }
    }
  } finally {
    await site.stop();
  }
  console.log(summary.join("\n"));
}

await main();
