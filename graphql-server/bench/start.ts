import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, startDemo } from "./lib/child.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `Times the second start on the embedded database: from the process to the first answer of the site's list.

  npm run bench:start [-- --starts 5]`;

const goalSeconds = 5;
const firstList = "{ works(first: 20) { items { id title company { name } } } }";

/** Seconds until the server has answered a list, and the processor time it has used by then: what a busy machine does not change much. */
async function startOnce(dataDir: string): Promise<{ seconds: number; cpu: number }> {
  const started = performance.now();
  const server = await startDemo(dataDir);
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${server.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query: firstList }) });
  const { data } = await response.json();
  const seconds = (performance.now() - started) / 1_000;
  const cpu = server.cpuSeconds();
  await server.end();
  if (data?.works?.items?.length !== 20) throw new Error(`The list was not answered: ${response.status}`);
  return { seconds, cpu };
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { starts: { type: "string", default: "5" }, help: { type: "boolean" } } });
  if (values.help) return console.log(usage);
  build("buildServer");
  const dataDir = await mkdtemp(join(tmpdir(), "kotoba-bench-start-"));
  try {
    const first = await startOnce(dataDir);
    const later: (typeof first)[] = [];
    for (let start = 0; start < Number(values.starts); start += 1) later.push(await startOnce(dataDir));
    const rows = [first, ...later].map(({ seconds, cpu }, index) => [String(index + 1), seconds.toFixed(2), cpu.toFixed(2)]);
    printTable(["start (1 loads the demo data)", "seconds to the first answer", "processor seconds"], rows);
    const slowest = Math.max(...later.map(({ seconds }) => seconds));
    judge(slowest > goalSeconds ? [`slowest later start: ${slowest.toFixed(2)} s, goal ${goalSeconds} s`] : []);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

runBench(main);
