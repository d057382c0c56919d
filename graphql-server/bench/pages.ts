import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { Work } from "../src/modules/work/posting/work.entity.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { build, type Measured, startOurs } from "./lib/child.ts";
import { load, percentile } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `Times the public pages that the server draws: made for one visitor, and shared by many.

  npm run bench:pages [-- --works 100000] [--rounds 40] [--database-url URL]`;

/** Milliseconds, and megabytes of the process after all of it. */
const goals = { madeAnew: 60, shared: 3, memory: 450 };

/** A kind of page, and an address of it that nobody has asked for yet. */
interface Kind {
  name: string;
  address(turn: number): string;
}

const words = ["介護", "kaigo", "看護", "レストラン", "software", "東京", "夜勤", "日本語教師"];

function kindsOf(workIds: readonly string[]): Kind[] {
  const work = (turn: number) => workIds[turn % workIds.length] ?? "";
  return [
    { name: "top", address: (turn) => `/?n=${turn}` },
    { name: "list", address: (turn) => `/japanesejob?n=${turn}` },
    { name: "search", address: (turn) => `/japanesejob?q=${encodeURIComponent(words[turn % words.length] ?? "")}&n=${turn}` },
    { name: "search in English", address: (turn) => `/en/japanesejob?prefecture=${String((turn % 47) + 1).padStart(2, "0")}&n=${turn}` },
    { name: "work", address: (turn) => `/japanesejob/${work(turn)}` },
    { name: "work in easy Japanese", address: (turn) => `/easy/japanesejob/${work(turn)}` },
    { name: "work in Vietnamese", address: (turn) => `/vi/japanesejob/${work(turn)}` },
    { name: "news", address: (turn) => `/news?n=${turn}` },
    { name: "sign-in", address: (turn) => `/log-in?n=${turn}` },
    { name: "contact", address: (turn) => `/contact?n=${turn}` },
    { name: "terms", address: (turn) => `/terms?n=${turn}` },
  ];
}

async function ask(url: string): Promise<{ ms: number; bytes: number }> {
  const started = performance.now();
  const response = await fetch(url);
  const html = await response.text();
  const ms = performance.now() - started;
  if (response.status !== 200 || !html.includes('id="page-data"')) throw new Error(`${url} was not drawn: ${response.status}`);
  return { ms, bytes: Buffer.byteLength(html) };
}

/** Megabytes of memory that a process holds. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;
}

async function madeAnew({ url, cpuSeconds }: Measured, kind: Kind, rounds: number) {
  for (let turn = 0; turn < 5; turn += 1) await ask(url + kind.address(turn));
  const before = cpuSeconds();
  const asked = [];
  for (let turn = 5; turn < rounds + 5; turn += 1) asked.push(await ask(url + kind.address(turn)));
  const cpu = ((cpuSeconds() - before) / rounds) * 1_000;
  const times = asked.map(({ ms }) => ms);
  const bytes = percentile(
    asked.map((each) => each.bytes),
    0.5,
  );
  return { kind, cpu, bytes, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function measure(server: Measured, kinds: readonly Kind[], rounds: number): Promise<string[]> {
  const memory = [memoryOf(server.pid)];
  const rows = [];
  for (const kind of kinds) {
    const made = await madeAnew(server, kind, rounds);
    const shared = await load({ url: server.url, method: "GET", paths: [kind.address(0)] }, { connections: 1, seconds: 2 });
    rows.push({ ...made, shared: shared.p50, sharedP99: shared.p99 });
  }
  memory.push(memoryOf(server.pid));
  printTable(
    ["page", "made anew: p50 ms", "p95 ms", "processor ms", "shared: p50 ms", "p99 ms", "KB of HTML"],
    rows.map(({ kind, bytes, ...times }) => [
      kind.name,
      ...[times.p50, times.p95, times.cpu].map((value) => value.toFixed(1)),
      ...[times.shared, times.sharedP99].map((value) => value.toFixed(2)),
      (bytes / 1_024).toFixed(0),
    ]),
  );
  console.log(`\nMemory of the process: ${memory.map((value) => value.toFixed(0)).join(" MB before, ")} MB after`);
  const [, after = 0] = memory;
  return [
    ...rows
      .filter(({ p50 }) => p50 > goals.madeAnew)
      .map(({ kind, p50 }) => `${kind.name}: ${p50.toFixed(1)} ms, goal ${goals.madeAnew} ms`),
    ...rows
      .filter(({ shared }) => shared > goals.shared)
      .map(({ kind, shared }) => `${kind.name}: ${shared.toFixed(2)} ms shared, goal ${goals.shared} ms`),
    ...(after > goals.memory ? [`memory: ${after.toFixed(0)} MB, goal ${goals.memory} MB`] : []),
  ];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "100000" },
      rounds: { type: "string", default: "40" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  build("buildWeb");
  const rounds = Number(values.rounds);
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const works = await database.services.database.fork().find(Work, { status: "OPEN" }, { fields: ["id"], limit: rounds + 5 });
  const server = await startOurs(database);
  try {
    console.log(`Public pages over ${database.works} works on PostgreSQL, one at a time, ${rounds} of each`);
    judge(await measure(server, kindsOf(works.map(({ id }) => id)), rounds));
  } finally {
    await server.end();
    await database.close();
  }
}

runBench(main);
