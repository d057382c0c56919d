import { parseArgs } from "node:util";
import { freePort } from "../src/testing/database/postgres.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { type Measured, startOurs } from "./lib/child.ts";
import { load, type Target } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { listQuery } from "./lib/scenarios.ts";
import { seekerSession } from "./lib/seeker-session.ts";

const usage = `Measures what the metrics cost: processor time a request of two servers, one with METRICS_PORT and asked every five seconds, in rounds by turns.

  npm run bench:cockpit [-- --works 2000] [--rounds 10] [--seconds 2] [--database-url URL]`;

/** Share of processor time that the metrics may cost a request of any kind. */
const goal = 0.03;
const scrapeMs = 5_000;

interface Scenario {
  name: string;
  target: Omit<Target, "url">;
  path: string;
}

interface Spent {
  cpu: number;
  requests: number;
}

function scenarios(cookie: string): Scenario[] {
  const list = { method: "POST", bodies: [JSON.stringify({ query: listQuery, variables: { sort: "NEWEST" } })] } as const;
  return [
    { name: "list, shared", path: "/graphql", target: list },
    { name: "list, made anew", path: "/graphql", target: { ...list, fresh: true } },
    { name: "list, signed in", path: "/graphql", target: { ...list, cookie } },
    { name: "REST", path: "/api/problems", target: { method: "GET" } },
  ];
}

async function round(server: Measured, { path, target }: Scenario, seconds: number, spent: Spent): Promise<void> {
  const before = server.cpuSeconds();
  const { requests } = await load({ ...target, url: `${server.url}${path}` }, { connections: 4, seconds });
  spent.cpu += server.cpuSeconds() - before;
  spent.requests += requests;
}

const perRequest = ({ cpu, requests }: Spent) => (cpu / requests) * 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "2000" },
      rounds: { type: "string", default: "10" },
      seconds: { type: "string", default: "2" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const port = await freePort();
  const plain = await startOurs(database);
  const watched = await startOurs(database, { METRICS_PORT: String(port) });
  const scraping = setInterval(() => void fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()), scrapeMs);
  try {
    const { cookie } = await seekerSession(database.services.database.fork());
    const rows: { name: string; without: number; withThem: number }[] = [];
    for (const scenario of scenarios(cookie)) {
      const [without, withThem] = [
        { cpu: 0, requests: 0 },
        { cpu: 0, requests: 0 },
      ];
      for (const server of [plain, watched]) await round(server, scenario, seconds, { cpu: 0, requests: 0 });
      for (let turn = 0; turn < rounds; turn += 1) {
        // Whoever comes second would always meet the warmer machine.
        const order = [() => round(plain, scenario, seconds, without), () => round(watched, scenario, seconds, withThem)];
        for (const run of turn % 2 === 0 ? order : order.toReversed()) await run();
      }
      rows.push({ name: scenario.name, without: perRequest(without), withThem: perRequest(withThem) });
    }
    const more = rows.map(({ without, withThem }) => withThem / without - 1);
    const most = Math.max(...more);
    printTable(
      ["request", "processor ms without", "with", "more"],
      rows.map(({ name, without, withThem }, at) => [
        name,
        without.toFixed(4),
        withThem.toFixed(4),
        `${((more[at] ?? 0) * 100).toFixed(1)} %`,
      ]),
    );
    judge(
      most > goal ? [`the metrics cost a kind of request ${(most * 100).toFixed(1)} % of the processor's time, goal ${goal * 100} %`] : [],
    );
  } finally {
    clearInterval(scraping);
    await Promise.all([plain.end(), watched.end()]);
    await database.close();
  }
}

runBench(main);
