import lighthouse from "lighthouse";
import { openBrowser } from "./support/browser.ts";
import { freePort, type Site, startSite } from "./support/site.ts";

/** The least a phone must score, in points of 100. */
const goals = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof goals;
const categories = Object.keys(goals).filter((name): name is Category => name in goals);

const runs = Number(process.argv[2] ?? 5);

/** The public pages that are measured; a work's is that of the first in the list. */
async function pagesOf(site: Site): Promise<string[]> {
  const list = await (await fetch(`${site.url}/japanesejob`)).text();
  const work = /\/japanesejob\/[0-9a-f-]{36}/.exec(list)?.[0];
  if (!work) throw new Error("The list shows no work");
  return process.argv[3]?.split(",") ?? ["/", "/japanesejob", work, "/news"];
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

interface Measured {
  scores: Record<Category, number>;
  /** Audits without full points that count, by name. */
  lost: string[];
}

async function measure(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: categories });
  if (!result) throw new Error(`No result for ${url}`);
  const { lhr } = result;
  const scores = { performance: 0, accessibility: 0, "best-practices": 0, seo: 0 };
  const lost: string[] = [];
  for (const name of categories) {
    scores[name] = Math.round((lhr.categories[name]?.score ?? 0) * 100);
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) lost.push(`${id} ${audit.displayValue ?? ""}`.trim());
    }
  }
  return { scores, lost };
}

async function main(): Promise<void> {
  const port = await freePort();
  const [site, browser] = await Promise.all([startSite(), openBrowser([`--remote-debugging-port=${port}`])]);
  let failed = 0;
  try {
    for (const path of await pagesOf(site)) {
      const measured: Measured[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measure(`${site.url}${path}`, port));
      const line = categories.map((name) => {
        const points = median(measured.map(({ scores }) => scores[name]));
        if (points < goals[name]) failed += 1;
        return `${name} ${points}${points < goals[name] ? ` (goal ${goals[name]})` : ""}`;
      });
      console.log(`${path}: ${line.join(", ")}`);
      const lost = [...new Set(measured.flatMap((each) => each.lost))];
      if (lost.length > 0) console.log(`  points lost at: ${lost.join("; ")}`);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  console.log(failed === 0 ? `All medians of ${runs} reach their goals.` : `${failed} medians of ${runs} are below their goals.`);
  if (failed > 0) process.exitCode = 1;
}

await main();
