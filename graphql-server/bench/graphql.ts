import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BenchDatabase, openBenchDatabase } from "./lib/bench-database.ts";
import { type Measured, startChild, startOurs } from "./lib/child.ts";
import { load, percentile, type Round, type Target } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { comparable, detailQuery, listQuery } from "./lib/scenarios.ts";

const usage = `Compares /graphql with the least a Node server can do for the same answers (limit-json = 1.00), in interleaved rounds.

  npm run bench:graphql [-- --works 100000] [--connections 32] [--rounds 5] [--seconds 3] [--database-url URL]`;

/** Share of limit-json to reach, as visitors are served: those who ask the same within a second share an answer. */
const goal = 0.5;

interface Scenario {
  name: string;
  /** Has to reach the goal. */
  isJudged: boolean;
  ours: Target;
  limit: Target;
}

async function answerOf({ url, method, body }: Target): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body, headers: { "content-type": "application/json" } }) });
  return response.json();
}

/** Two servers that answer differently cannot be compared. */
async function checkAlike({ name, ours, limit }: Scenario): Promise<void> {
  const [own, least] = [comparable(await answerOf(ours)), comparable(await answerOf(limit))];
  if (own !== least) throw new Error(`${name}: the answers differ\n${own.slice(0, 2_000)}\n${least.slice(0, 2_000)}`);
}

async function scenariosFor({ services }: BenchDatabase, ours: Measured, limit: Measured): Promise<Scenario[]> {
  const [work] = await services.database
    .fork()
    .execute<{ id: string }[]>("select id from work where status = 'OPEN' order by id limit 1 offset 20000");
  const graphql = (query: string, variables: object): Target => ({
    url: `${ours.url}/graphql`,
    method: "POST",
    body: JSON.stringify({ query, variables }),
  });
  const id = work?.id ?? "";
  const questions = [
    { name: "list of 20 with company", ours: graphql(listQuery, { sort: "NEWEST" }), limit: `${limit.url}/list` },
    { name: "detail with related", ours: graphql(detailQuery, { id }), limit: `${limit.url}/detail?id=${id}` },
  ];
  return questions.flatMap(({ name, ours: target, limit: least }) => [
    { name, isJudged: true, ours: target, limit: { url: least, method: "GET" } },
    { name: `${name}, each made anew`, isJudged: false, ours: { ...target, fresh: true }, limit: { url: least, method: "GET" } },
  ]);
}

interface Figures {
  rounds: Round[];
  cpuMs: number[];
}

async function measure(server: Measured, target: Target, shape: { connections: number; seconds: number }, figures: Figures): Promise<void> {
  const before = server.cpuSeconds();
  const round = await load(target, shape);
  figures.rounds.push(round);
  figures.cpuMs.push(((server.cpuSeconds() - before) * 1_000) / round.requests);
}

const median = (values: readonly number[]) => percentile(values, 0.5);
const fixed = (value: number) => value.toFixed(2);

async function compare(scenario: Scenario, servers: { ours: Measured; limit: Measured }, shape: Shape) {
  const ours: Figures = { rounds: [], cpuMs: [] };
  const limit: Figures = { rounds: [], cpuMs: [] };
  await load(scenario.ours, { ...shape, seconds: 2 });
  await load(scenario.limit, { ...shape, seconds: 2 });
  for (let round = 0; round < shape.rounds; round += 1) {
    await measure(servers.limit, scenario.limit, shape, limit);
    await measure(servers.ours, scenario.ours, shape, ours);
  }
  const ratio = median(ours.rounds.map(({ perSecond }, index) => perSecond / (limit.rounds[index]?.perSecond ?? Number.NaN)));
  const p99 = ({ rounds }: Figures) => median(rounds.map((round) => round.p99));
  const row = [
    scenario.name,
    String(shape.connections),
    fixed(ratio),
    fixed(median(limit.cpuMs) / median(ours.cpuMs)),
    `${fixed(median(limit.cpuMs))} / ${fixed(median(ours.cpuMs))}`,
    `${fixed(p99(limit))} / ${fixed(p99(ours))}`,
  ];
  return { ratio, row };
}

interface Shape {
  connections: number;
  seconds: number;
  rounds: number;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "100000" },
      connections: { type: "string", default: "32" },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "3" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const limit = await startChild(join(import.meta.dirname, "limit-json.mjs"), { DATABASE_URL: database.url });
  const ours = await startOurs(database);
  const missed: string[] = [];
  try {
    const scenarios = await scenariosFor(database, ours, limit);
    for (const scenario of scenarios) await checkAlike(scenario);
    const rows: string[][] = [];
    for (const connections of values.connections.split(",").map(Number)) {
      for (const scenario of scenarios) {
        const shape = { connections, seconds: Number(values.seconds), rounds: Number(values.rounds) };
        const { ratio, row } = await compare(scenario, { ours, limit }, shape);
        rows.push(row);
        if (scenario.isJudged && connections === 32 && ratio < goal)
          missed.push(`${scenario.name} at 32 connections: ${fixed(ratio)} of limit-json, goal ${goal}`);
      }
    }
    console.log(`\n${database.works} works on PostgreSQL, ${values.rounds} interleaved rounds of ${values.seconds} s; limit-json = 1.00`);
    printTable(["question", "connections", "requests/s", "processor time", "CPU ms limit / ours", "p99 ms limit / ours"], rows);
  } finally {
    await Promise.all([ours.end(), limit.end()]);
    await database.close();
  }
  judge(missed);
}

runBench(main);
