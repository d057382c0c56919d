import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../src/testing/database/postgres.ts";
import { startTcpProxy } from "../src/testing/servers/tcp-proxy.ts";
import { type ServerProcess, startServerProcess } from "../src/testing/servers/two-processes.ts";
import { readAlong } from "./lib/read-along.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `Counts the statements that a process sends to PostgreSQL while nobody asks it anything, read on the wire: those of its tasks and of its
queue, BEGIN and COMMIT among them.

  npm run bench:idle [-- --minutes 10]

Ten minutes hold a turn of everything that comes each minute and each ten minutes.`;

const goalPerSecond = 1;
/** What follows a start has run by then: keys, exam, search, the first turn of every task, and what the queue does once a day. */
const settledSeconds = 180;

/** The statements of the watched time, each by its beginning, as often as it was sent. */
function counted(sent: readonly string[]): string[][] {
  const groups = Object.groupBy(sent, (text) => text.slice(0, 100).replaceAll(/\s+/g, " "));
  return Object.entries(groups)
    .map(([text, all]) => [String(all?.length ?? 0), text])
    .toSorted((a, b) => Number(b[0]) - Number(a[0]));
}

async function watch(server: ServerProcess, statements: readonly string[], seconds: number): Promise<string[]> {
  await wait(settledSeconds * 1_000);
  const before = statements.length;
  await wait(seconds * 1_000);
  if (server.child.exitCode !== null) throw new Error(`The server ended\n${server.output()}`);
  return statements.slice(before);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" }, help: { type: "boolean" } } });
  if (values.help) return console.log(usage);
  const seconds = Number(values.minutes) * 60;
  const statements: string[] = [];
  const dataDir = mkdtempSync(join(tmpdir(), "kotoba-bench-idle-"));
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const proxy = await startTcpProxy(
    databaseUrl,
    readAlong((text) => void statements.push(text)),
  );
  const server = await startServerProcess({ DATABASE_URL: proxy.through(databaseUrl), DATA_DIR: dataDir });
  try {
    const sent = await watch(server, statements, seconds);
    // It lives: its queue looks for work.
    if (sent.length < seconds / 10) throw new Error(`Only ${sent.length} statements in ${seconds} s`);
    const perSecond = sent.length / seconds;
    printTable(["times", "statement"], counted(sent));
    console.log(`\n${sent.length} statements in ${seconds} s: ${perSecond.toFixed(2)} a second`);
    judge(perSecond > goalPerSecond ? [`${perSecond.toFixed(2)} statements a second, goal ${goalPerSecond}`] : []);
  } finally {
    await server.end();
    await proxy.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
