import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { EntityManager } from "@mikro-orm/postgresql";
import { loadMoreWorks } from "../src/demo/works/load-more-works.ts";
import { addSeekers } from "./lib/add-seekers.ts";
import { adminCookie } from "./lib/admin-session.ts";
import { type BenchDatabase, openBenchDatabase } from "./lib/bench-database.ts";
import { cpuSecondsOf, type Measured, startOurs } from "./lib/child.ts";
import { companyCookie } from "./lib/company-session.ts";
import { load, type Target } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { seekerSession } from "./lib/seeker-session.ts";
import { siteDocument } from "./lib/site-document.ts";

const usage = `The site's own operations, one asking at a time and each made anew, at every number of works and people: the median in milliseconds, the
statements with their time in PostgreSQL, and the processor time of the server and of PostgreSQL, all for one request. A screen that grows by more
than half from one number to the next fails.

  npm run bench:screens [-- --works 10000,100000] [--people 5000,50000] [--seconds 3] [--database-url URL]

A database that is loaded already is read with the PII_KEYS and HMAC_KEY of the environment; its PostgreSQL must have pg_stat_statements loaded.`;

/** A median may grow by so much from one number of works to the next, and what takes less than so many milliseconds is not judged. */
const growth = { factor: 1.5, belowMs: 5 };

type Who = "visitor" | "seeker" | "company" | "admin";

interface Screen {
  name: string;
  who: Who;
  operation: string;
  variables: object;
  /** Milliseconds of the median, at every number of works. */
  goalMs?: number;
}

const list = { filter: null, after: null, fits: false, residenceStatus: null };
const page = { filter: null, after: null, first: 20 };
const entries = { after: null, turn: null, isAll: false, id: "00000000-0000-7000-8000-000000000000", isNamed: false };
const screensOf = (workId: string): Screen[] => [
  { name: "home", who: "visitor", operation: "TopScreen", variables: {}, goalMs: 10 },
  { name: "works, newest first", who: "visitor", operation: "WorkList", variables: { ...list, sort: "NEWEST" } },
  { name: "works by pay", who: "visitor", operation: "WorkList", variables: { ...list, sort: "PAY" } },
  {
    name: "works with a keyword",
    who: "visitor",
    operation: "WorkList",
    variables: { ...list, sort: "NEWEST", filter: { keyword: "介護" } },
  },
  { name: "work", who: "visitor", operation: "WorkPage", variables: { id: workId, residenceStatus: null } },
  { name: "start page", who: "seeker", operation: "DashboardScreen", variables: { residenceStatus: null }, goalMs: 25 },
  { name: "works, newest first", who: "seeker", operation: "WorkList", variables: { ...list, fits: true, sort: "NEWEST" } },
  { name: "works by match", who: "seeker", operation: "WorkList", variables: { ...list, fits: true, sort: "MATCH" }, goalMs: 60 },
  { name: "work", who: "seeker", operation: "WorkPage", variables: { id: workId, residenceStatus: null } },
  { name: "applications", who: "seeker", operation: "EntriesScreen", variables: entries },
  { name: "likes", who: "seeker", operation: "LikedWorksScreen", variables: { after: null } },
  { name: "start page", who: "company", operation: "CompanyTopScreen", variables: {} },
  { name: "works", who: "company", operation: "CompanyWorksScreen", variables: { filter: null, after: null } },
  { name: "applicants", who: "company", operation: "CompanyEntriesScreen", variables: { filter: null, after: null } },
  { name: "start page", who: "admin", operation: "AdminHomeScreen", variables: {}, goalMs: 25 },
  {
    name: "queue",
    who: "admin",
    operation: "AdminWorksScreen",
    variables: { ...page, filter: { isWaiting: true }, sort: "SUBMITTED_FIRST" },
  },
  { name: "works", who: "admin", operation: "AdminWorksScreen", variables: { ...page, sort: "UPDATED_LAST" } },
  { name: "companies", who: "admin", operation: "AdminCompaniesScreen", variables: { ...page, sort: "NEWEST" } },
  { name: "seekers", who: "admin", operation: "AdminSeekersScreen", variables: { ...page, sort: "NEWEST" } },
];

type Cookies = Record<Who, string | undefined>;

/** Milliseconds of processor time that the connections of the database have used so far. */
async function databaseMs(em: EntityManager): Promise<number> {
  const rows = await em.execute<{ pid: number }[]>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return rows.reduce((sum, { pid }) => sum + cpuSecondsOf(pid) * 1_000, 0);
}

interface Spent {
  calls: number;
  ms: number;
}

/** Statements that were carried out so far, and the time that planning and running them took. */
async function statementsSoFar(em: EntityManager): Promise<Spent> {
  const [row] = await em.execute<Spent[]>(
    "select sum(calls)::float8 as calls, sum(total_plan_time + total_exec_time)::float8 as ms from pg_stat_statements",
  );
  return row ?? { calls: 0, ms: 0 };
}

interface Figures {
  p50: number;
  p99: number;
  statements: number;
  sqlMs: number;
  serverMs: number;
  databaseMs: number;
}

function targetOf(server: Measured, cookies: Cookies, { who, operation, variables }: Screen): Target {
  const cookie = cookies[who];
  const bodies = [JSON.stringify({ operationName: operation, query: siteDocument(operation), variables })];
  return { url: `${server.url}/graphql`, method: "POST", bodies, fresh: true, ...(cookie !== undefined && { cookie }) };
}

/** What was asked must have been answered: an error is quickly made. */
async function checkAnswer({ url, bodies = [], cookie }: Target, { who, name }: Screen): Promise<void> {
  const headers = { "content-type": "application/json", ...(cookie !== undefined && { cookie }) };
  const response = await fetch(url, { method: "POST", headers, body: bodies[0] ?? "" });
  const text = await response.text();
  if (response.status !== 200 || text.includes('"errors":[{"message"')) throw new Error(`${who}, ${name}: ${text.slice(0, 500)}`);
}

async function measure(em: EntityManager, server: Measured, target: Target, seconds: number): Promise<Figures> {
  await load(target, { connections: 1, seconds: 1 });
  const before = { server: server.cpuSeconds(), database: await databaseMs(em), spent: await statementsSoFar(em) };
  const { p50, p99, requests } = await load(target, { connections: 1, seconds });
  const spent = await statementsSoFar(em);
  return {
    p50,
    p99,
    // What was asked to measure is one of them.
    statements: (spent.calls - before.spent.calls - 1) / requests,
    sqlMs: (spent.ms - before.spent.ms) / requests,
    serverMs: ((server.cpuSeconds() - before.server) * 1_000) / requests,
    databaseMs: ((await databaseMs(em)) - before.database) / requests,
  };
}

async function measureAll(database: BenchDatabase, seconds: number): Promise<Map<Screen, Figures>> {
  const em = database.services.database.fork();
  const server = await startOurs(database);
  const [work] = await em.execute<{ id: string }[]>("select id from work where status = 'OPEN' order by id limit 1");
  const cookies = {
    visitor: undefined,
    seeker: (await seekerSession(em)).cookie,
    company: await companyCookie(em),
    admin: await adminCookie(em),
  };
  const figures = new Map<Screen, Figures>();
  try {
    for (const screen of screensOf(work?.id ?? "")) {
      const target = targetOf(server, cookies, screen);
      await checkAnswer(target, screen);
      figures.set(screen, await measure(em, server, target, seconds));
    }
  } finally {
    await server.end();
  }
  return figures;
}

const fixed = (value: number) => value.toFixed(1);

function missesOf(works: number, figures: ReadonlyMap<Screen, Figures>, before: ReadonlyMap<string, number>): string[] {
  return [...figures].flatMap(([{ who, name, goalMs }, { p50 }]) => {
    const earlier = before.get(`${who} ${name}`);
    const grown = earlier === undefined ? 0 : p50 / earlier;
    return [
      ...(goalMs !== undefined && p50 > goalMs ? [`${who}, ${name}: p50 ${fixed(p50)} ms at ${works} works, goal ${goalMs}`] : []),
      ...(grown > growth.factor && p50 > growth.belowMs ? [`${who}, ${name}: ${fixed(grown)} times as long at ${works} works`] : []),
    ];
  });
}

/** Numbers written with commas between them. */
const numbersIn = (text: string) => text.split(",").map(Number);

/** Adds the works and people that are missing. */
async function grow({ services }: BenchDatabase, { works, people }: { works: number; people: number }): Promise<void> {
  const { database, clock } = services;
  const em = database.fork();
  await loadMoreWorks({ database, now: clock(), works, progress: console.log });
  const [row] = await em.execute<{ people: number }[]>("select count(*)::int as people from users");
  const there = row?.people ?? 0;
  if (there < people) await addSeekers(em, people - there, there);
  for (const table of ["users", "user_profile"]) await database.unlimited(() => em.execute(`analyze ${table}`));
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "10000,100000" },
      people: { type: "string", default: "5000,50000" },
      seconds: { type: "string", default: "3" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const people = numbersIn(values.people);
  const sizes = numbersIn(values.works).map((works, place) => ({ works, people: people[place] ?? people.at(-1) ?? 0 }));
  const database = await openBenchDatabase({ url: values["database-url"], works: sizes[0]?.works ?? 0, counts: true });
  const missed: string[] = [];
  let before = new Map<string, number>();
  try {
    await database.services.database.fork().execute("create extension if not exists pg_stat_statements");
    for (const size of sizes) {
      await grow(database, size);
      const figures = await measureAll(database, Number(values.seconds));
      const { works } = size;
      const busy = loadavg().map(fixed).join(" ");
      console.log(`\n${works} works and ${size.people} people on PostgreSQL, one asking at a time, made anew; load of the machine ${busy}`);
      printTable(
        ["who", "screen", "p50 ms", "p99 ms", "statements", "SQL ms", "CPU ms server", "CPU ms PostgreSQL"],
        [...figures].map(([{ who, name }, one]) => [
          who,
          name,
          ...[one.p50, one.p99, one.statements, one.sqlMs, one.serverMs, one.databaseMs].map(fixed),
        ]),
      );
      missed.push(...missesOf(works, figures, before));
      before = new Map([...figures].map(([{ who, name }, { p50 }]) => [`${who} ${name}`, p50]));
    }
  } finally {
    await database.close();
  }
  judge(missed);
}

runBench(main);
