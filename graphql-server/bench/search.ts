import { parseArgs } from "node:util";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { startOurs } from "./lib/child.ts";
import { percentile } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { type SearchQuery, searchQueries } from "./lib/search-queries.ts";

const usage = `Times mixed searches through /graphql: first page and next page.

  npm run bench:search [-- --works 100000] [--rounds 10] [--counts] [--database-url URL]

--counts   times the count and the facets of each search too`;

/** Milliseconds; the first two are goals of the first and the next page, the others of counting. */
const goals = { pageP95: 50, pageMax: 150, countP95: 150 };

const questions = {
  page: `query ($filter: WorkFilter, $sort: WorkSort!, $after: String) { works(filter: $filter, sort: $sort, first: 20, after: $after) {
    items { id title publishedAt salary { unit min max } workplace { prefecture city } company { id name } } pageInfo { endCursor hasNextPage } } }`,
  count: "query ($filter: WorkFilter) { works(filter: $filter, first: 1) { totalCount { value exact } } }",
  facets:
    "query ($filter: WorkFilter) { workFacets(filter: $filter) { total { value exact } prefectures { prefecture count } categories { category count } } }",
};

interface Answer {
  ms: number;
  endCursor: string | null;
}

async function ask(url: string, query: string, variables: object): Promise<Answer> {
  const started = performance.now();
  // Each answer is made for this request: what visitors share would say nothing of the search.
  const headers = { "content-type": "application/json", "cache-control": "no-cache" };
  const response = await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await response.json();
  const ms = performance.now() - started;
  if (errors) throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(errors)}`);
  return { ms, endCursor: data.works?.pageInfo?.endCursor ?? null };
}

const names = ["first page", "next page", "count", "facets"] as const;
type Times = Record<(typeof names)[number], number[]>;

/** Asks everything about one search once. */
async function askAll(url: string, { filter, sort = "NEWEST" }: SearchQuery, times: Times, counts: boolean): Promise<void> {
  const first = await ask(url, questions.page, { filter, sort, after: null });
  times["first page"].push(first.ms);
  if (first.endCursor) times["next page"].push((await ask(url, questions.page, { filter, sort, after: first.endCursor })).ms);
  if (!counts) return;
  times.count.push((await ask(url, questions.count, { filter })).ms);
  times.facets.push((await ask(url, questions.facets, { filter })).ms);
}

const emptyTimes = (): Times => ({ "first page": [], "next page": [], count: [], facets: [] });

function figures(name: string, values: readonly number[]): string[] {
  const ms = [percentile(values, 0.5), percentile(values, 0.95), Math.max(...values)];
  return [name, String(values.length), ...ms.map((value) => value.toFixed(1))];
}

function missedGoals(times: Times): string[] {
  const pages = [...times["first page"], ...times["next page"]];
  const missed = [
    [percentile(pages, 0.95), goals.pageP95, "p95 of a page"],
    [Math.max(...pages), goals.pageMax, "slowest page"],
    ...(times.count.length > 0 ? [[percentile([...times.count, ...times.facets], 0.95), goals.countP95, "p95 of counting"] as const] : []),
  ] as const;
  return missed.flatMap(([value, goal, name]) => (value > goal ? [`${name}: ${value.toFixed(1)} ms, goal ${goal} ms`] : []));
}

async function measure(url: string, { rounds, counts }: { rounds: number; counts: boolean }): Promise<Times> {
  const all = emptyTimes();
  const byKind = new Map<string, number[]>();
  const bySearch = new Map<SearchQuery, number[]>();
  for (const query of searchQueries) await askAll(url, query, emptyTimes(), counts);
  for (let round = 0; round < rounds; round += 1) {
    for (const query of searchQueries) {
      const times = emptyTimes();
      await askAll(url, query, times, counts);
      for (const name of names) all[name].push(...times[name]);
      bySearch.set(query, [...(bySearch.get(query) ?? []), ...times["first page"]]);
      byKind.set(query.kind, [...(byKind.get(query.kind) ?? []), ...times["first page"]]);
    }
  }
  printTable(
    ["question", "asked", "p50 ms", "p95 ms", "max ms"],
    names.filter((name) => all[name].length > 0).map((name) => figures(name, all[name])),
  );
  printTable(
    ["first page by kind", "asked", "p50 ms", "p95 ms", "max ms"],
    [...byKind].map(([kind, values]) => figures(kind, values)),
  );
  const slowest = [...bySearch].toSorted(([, one], [, other]) => percentile(other, 0.5) - percentile(one, 0.5)).slice(0, 5);
  printTable(
    ["slowest first pages", "asked", "p50 ms", "p95 ms", "max ms"],
    slowest.map(([{ filter, sort = "NEWEST" }, values]) => figures(`${sort} ${JSON.stringify(filter)}`, values)),
  );
  return all;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "100000" },
      rounds: { type: "string", default: "10" },
      counts: { type: "boolean", default: false },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const server = await startOurs(database);
  try {
    console.log(`${searchQueries.length} searches over ${database.works} works on PostgreSQL, one at a time, ${values.rounds} rounds`);
    judge(missedGoals(await measure(server.url, { rounds: Number(values.rounds), counts: values.counts })));
  } finally {
    await server.end();
    await database.close();
  }
}

runBench(main);
