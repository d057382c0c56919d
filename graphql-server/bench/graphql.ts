import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type BenchDatabase, openBenchDatabase } from "./lib/bench-database.ts";
import { type Measured, startChild, startOurs } from "./lib/child.ts";
import { load, percentile, type Round, type Target } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { comparable, detailQuery, listQuery } from "./lib/scenarios.ts";
import { seekerSession } from "./lib/seeker-session.ts";
import { siteDocument } from "./lib/site-document.ts";

const usage = `Compares /graphql with the least a Node server can do for the same answers (limit-json = 1.00), in interleaved rounds: the fields of
the site's list and page for visitors, as they share answers and each made anew, and for somebody signed in, whose session and likes the limit
reads as well. The start page of a seeker is the site's own document; it is held to milliseconds.

  npm run bench:graphql [-- --works 100000] [--connections 1,32,128] [--rounds 5] [--seconds 3] [--database-url URL]

A database that is loaded already is read with the PII_KEYS and HMAC_KEY of the environment.`;

/** Shares of limit-json to reach at every number of connections. */
const goals = { shared: 2.5, anew: 0.7, signed: 0.6 };
/** Milliseconds of the start page's median, one asking at a time. */
const dashboardMs = 25;
/** Works whose pages are asked for in turn. */
const differentWorks = 400;

interface Scenario {
  name: string;
  goal: number;
  ours: Target;
  limit: Target;
}

async function answerOf({ url, method, paths = [""], bodies, cookie }: Target): Promise<unknown> {
  const headers = { ...(bodies && { "content-type": "application/json" }), ...(cookie && { cookie }) };
  const response = await fetch(`${url}${paths[0]}`, { method, headers, ...(bodies && { body: bodies[0] ?? "" }) });
  return response.json();
}

/** Two servers that answer differently cannot be compared. */
async function checkAlike({ name, ours, limit }: Scenario): Promise<void> {
  const [own, least] = [comparable(await answerOf(ours)), comparable(await answerOf(limit))];
  if (own !== least) throw new Error(`${name}: the answers differ\n${own.slice(0, 2_000)}\n${least.slice(0, 2_000)}`);
}

type Session = Awaited<ReturnType<typeof seekerSession>>;

/** The same question three times: as visitors share its answer, made anew for each, and for somebody signed in. */
function questions(
  name: string,
  { ours, limit, signed, session }: { ours: Target; limit: Target; signed: Target; session: Session },
): Scenario[] {
  return [
    { name: `${name}, shared`, goal: goals.shared, ours, limit },
    { name: `${name}, made anew`, goal: goals.anew, ours: { ...ours, fresh: true }, limit },
    { name: `${name}, signed in`, goal: goals.signed, ours: { ...ours, cookie: session.cookie }, limit: signed },
  ];
}

async function scenariosFor({ services }: BenchDatabase, servers: Servers, session: Session): Promise<Scenario[]> {
  const works = await services.database
    .fork()
    .execute<{ id: string }[]>(`select id from work where status = 'OPEN' order by id limit ${differentWorks} offset 20000`);
  const graphql = (query: string, variables: readonly object[]): Target => ({
    url: `${servers.ours.url}/graphql`,
    method: "POST",
    bodies: variables.map((one) => JSON.stringify({ query, variables: one })),
  });
  const limit = (path: string, searches: readonly object[]): Target => ({
    url: `${servers.limit.url}${path}`,
    method: "GET",
    paths: searches.map((search) => `?${new URLSearchParams({ ...search })}`),
  });
  const ids = works.map(({ id }) => ({ id }));
  const { hash } = session;
  return [
    ...questions("list of 20", {
      ours: graphql(listQuery, [{ sort: "NEWEST" }]),
      limit: limit("/list", [{}]),
      signed: limit("/seeker/list", [{ session: hash }]),
      session,
    }),
    ...questions(`page of ${works.length} works`, {
      ours: graphql(detailQuery, ids),
      limit: limit("/detail", ids),
      signed: limit(
        "/seeker/detail",
        ids.map(({ id }) => ({ session: hash, id })),
      ),
      session,
    }),
  ];
}

async function timeDashboard(ours: Measured, { cookie }: Session, seconds: number): Promise<Round> {
  const bodies = [JSON.stringify({ query: siteDocument("DashboardScreen"), variables: {} })];
  const target: Target = { url: `${ours.url}/graphql`, method: "POST", bodies, cookie };
  await load(target, { connections: 1, seconds: 2 });
  return load(target, { connections: 1, seconds });
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

interface Servers {
  ours: Measured;
  limit: Measured;
}

async function compareAll(
  scenarios: readonly Scenario[],
  servers: Servers,
  { connections, ...shape }: Omit<Shape, "connections"> & { connections: number[] },
) {
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const scenario of scenarios) await checkAlike(scenario);
  for (const many of connections) {
    for (const scenario of scenarios) {
      const { ratio, row } = await compare(scenario, servers, { ...shape, connections: many });
      rows.push(row);
      if (ratio < scenario.goal)
        missed.push(`${scenario.name} at ${many} connections: ${fixed(ratio)} of limit-json, goal ${scenario.goal}`);
    }
  }
  return { rows, missed };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "100000" },
      connections: { type: "string", default: "1,32,128" },
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
  const session = await seekerSession(database.services.database.fork());
  const shape = { connections: values.connections.split(",").map(Number), seconds: Number(values.seconds), rounds: Number(values.rounds) };
  const missed: string[] = [];
  try {
    const compared = await compareAll(await scenariosFor(database, { ours, limit }, session), { ours, limit }, shape);
    missed.push(...compared.missed);
    console.log(`\n${database.works} works on PostgreSQL, ${values.rounds} interleaved rounds of ${values.seconds} s; limit-json = 1.00`);
    printTable(["question", "connections", "requests/s", "processor time", "CPU ms limit / ours", "p99 ms limit / ours"], compared.rows);
    const { p50, p99 } = await timeDashboard(ours, session, shape.seconds);
    console.log(
      `\nStart page of a seeker, one at a time: p50 ${fixed(p50)} ms, p99 ${fixed(p99)} ms; load of the machine ${loadavg().map(fixed).join(" ")}`,
    );
    if (p50 > dashboardMs) missed.push(`start page: p50 ${fixed(p50)} ms, goal ${dashboardMs}`);
  } finally {
    await Promise.all([ours.end(), limit.end()]);
    await database.close();
  }
  judge(missed);
}

runBench(main);
