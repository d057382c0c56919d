import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createActs } from "../drill/lib/acts.ts";
import { type Answer, ask, isOurError } from "../drill/lib/ask.ts";
import { addPeople } from "../drill/lib/people.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { startOurs } from "./lib/child.ts";
import { percentile } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";
import { detailQuery, listQuery } from "./lib/scenarios.ts";
import { searchQueries } from "./lib/search-queries.ts";

const usage = `Ordinary use at a steady rate, whatever the answers take: 70 % reading (pages of works, for visitors and for people who are signed in),
20 % lists and searches, 10 % writing (messages, drafts, inquiries, applications). Then twice and five times as much, and the first rate again.

  npm run bench:load [-- --works 100000] [--people 2000] [--rate 100] [--seconds 300] [--database-url URL]

A database that is loaded already is read with the PII_KEYS and HMAC_KEY of the environment.`;

interface Phase {
  name: string;
  times: number;
  /** Of the seconds asked for. */
  share: number;
  /** Seconds at its beginning that count for nothing: what came before may yet drain. */
  settles?: number;
  /** `ofBest`: the share of the best phase's good answers a second that must still be given. */
  goals: { p50?: number; p95?: number; p99?: number; failedShare?: number; ofBest?: number };
}

const phases: readonly Phase[] = [
  { name: "ordinary", times: 1, share: 1, goals: { p50: 50, p95: 150, p99: 300, failedShare: 0 } },
  { name: "twice as much", times: 2, share: 1, goals: { p99: 500, failedShare: 0.001 } },
  { name: "five times as much", times: 5, share: 0.4, goals: { ofBest: 0.8 } },
  { name: "ordinary, ten seconds after", times: 1, share: 0.2, settles: 10, goals: { p99: 300, failedShare: 0 } },
];

const searchList = `query Found($filter: WorkFilter, $sort: WorkSort!) {
  works(filter: $filter, sort: $sort, first: 20) { items { id title company { name } } totalCount { value } }
}`;

const isGood = ({ status, codes }: Answer) => status === 200 && codes.length === 0;
const isTurnedAway = ({ status, codes }: Answer) =>
  status === 429 || status === 503 || codes.some((code) => code === "RATE_LIMITED" || code === "BUSY");

type Question = () => Promise<Answer>;

/** Sends so many questions a second, each at its time however many are still without an answer. */
async function atRate(next: Question, { rate, seconds }: { rate: number; seconds: number }): Promise<Answer[]> {
  const started = performance.now();
  const asked: Promise<Answer>[] = [];
  for (let sent = 0; sent < rate * seconds; sent += 1) {
    const due = started + (sent * 1_000) / rate;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    asked.push(next());
  }
  return Promise.all(asked);
}

function anyOf<T>(list: readonly T[]): T {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error("An empty list");
  return found;
}

function rowOf(
  { name }: Phase,
  answers: readonly Answer[],
  rate: number,
): { row: string[]; goodShare: number; failed: number; ms: number[] } {
  const good = answers.filter(isGood);
  const turnedAway = answers.filter((answer) => !isGood(answer) && isTurnedAway(answer)).length;
  const failed = answers.length - good.length - turnedAway;
  const ms = good.map((answer) => answer.ms);
  const figures = [0.5, 0.95, 0.99].map((share) => percentile(ms, share).toFixed(1));
  const row = [name, String(rate), String(answers.length), String(good.length), String(turnedAway), String(failed), ...figures];
  return { row, goodShare: good.length / answers.length, failed, ms };
}

function missedBy(
  { name, goals }: Phase,
  { failed, goodShare, ms }: { failed: number; goodShare: number; ms: readonly number[] },
): string[] {
  const limits = [
    ["p50", 0.5, goals.p50],
    ["p95", 0.95, goals.p95],
    ["p99", 0.99, goals.p99],
  ] as const;
  const slow = limits.flatMap(([label, share, goal]) => {
    const value = percentile(ms, share);
    return goal !== undefined && !(value <= goal) ? [`${name}: ${label} ${value.toFixed(1)} ms, goal ${goal}`] : [];
  });
  if (failed > 0) slow.push(`${name}: ${failed} answers that are neither good nor a refusal for now`);
  if (goals.failedShare !== undefined && 1 - goodShare > goals.failedShare)
    slow.push(`${name}: ${((1 - goodShare) * 100).toFixed(2)} % without a good answer, goal ${goals.failedShare * 100} %`);
  return slow;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      works: { type: "string", default: "100000" },
      people: { type: "string", default: "2000" },
      rate: { type: "string", default: "100" },
      seconds: { type: "string", default: "300" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const database = await openBenchDatabase({ url: values["database-url"], works: Number(values.works) });
  const people = await addPeople(database.services, Number(values.people));
  const ids = await database.services.database
    .fork()
    .execute<{ id: string }[]>("select id from work where status = 'OPEN' order by id limit 5000");
  const server = await startOurs(database, { TRUST_PROXY: "1" });
  const acts = createActs(people);
  const { url } = server;
  const reader = () => (Math.random() < 0.5 ? { cookie: anyOf(people.seekers).cookie } : {});
  const next: Question = () => {
    const turn = Math.random();
    const address = `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.9`;
    if (turn < 0.7) return ask({ url, address, ...reader(), query: detailQuery, variables: { id: anyOf(ids).id } });
    if (turn < 0.8) return ask({ url, address, ...reader(), query: listQuery, variables: { sort: "NEWEST" } });
    if (turn < 0.9) {
      const { filter, sort = "NEWEST" } = anyOf(searchQueries);
      return ask({ url, address, query: searchList, variables: { filter, sort } });
    }
    const { cookie, query, input, address: from } = acts.any();
    return ask({ url, address: from, cookie, query, variables: { input } });
  };
  const rows: string[][] = [];
  const missed: string[] = [];
  let best = 0;
  try {
    await atRate(next, { rate: Number(values.rate), seconds: 20 });
    for (const phase of phases) {
      const rate = Number(values.rate) * phase.times;
      if (phase.settles) await atRate(next, { rate, seconds: phase.settles });
      const began = performance.now();
      const answers = await atRate(next, { rate, seconds: Number(values.seconds) * phase.share });
      const told = rowOf(phase, answers, rate);
      const goodASecond = (answers.filter(isGood).length * 1_000) / (performance.now() - began);
      rows.push([...told.row, goodASecond.toFixed(1)]);
      best = Math.max(best, goodASecond);
      const wanted = best * (phase.goals.ofBest ?? 0);
      if (goodASecond < wanted) missed.push(`${phase.name}: ${goodASecond.toFixed(1)} good answers a second, goal ${wanted.toFixed(1)}`);
      missed.push(...missedBy(phase, told));
      if (answers.some(isOurError)) missed.push(`${phase.name}: an error of ours`);
      const strange = answers.find((answer) => !isGood(answer) && !isTurnedAway(answer));
      if (strange) console.log(phase.name, strange.status, JSON.stringify(strange.body).slice(0, 300));
    }
  } finally {
    await server.end();
    await database.close();
  }
  console.log(`\n${database.works} works, ${people.seekers.length} people, PostgreSQL, the load's own process beside them`);
  printTable(["use", "a second", "asked", "good", "turned away", "failed", "p50 ms", "p95 ms", "p99 ms", "good a second"], rows);
  judge(missed);
}

runBench(main);
