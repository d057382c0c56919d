import { parseArgs } from "node:util";
import { unseal } from "../src/platform/keys/encrypted-string.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { startOurs } from "./lib/child.ts";
import { percentile } from "./lib/load.ts";
import { rankSum } from "./lib/rank-sum.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `Whether the time of a refused sign-in tells that somebody has an account: known and unknown addresses in turns, each asked for from a network
address of its own, compared by their medians and by the Mann-Whitney test.

  npm run bench:sign-in [-- --attempts 400] [--runs 3]`;

const goals = { differenceMs: 5, probability: 0.01 };
const password = "not-the-right-one-2026";
/** Below the number of wrong passwords after which an account waits. */
const triesOfAnAddress = 8;

async function timeOf(url: string, email: string, turn: number): Promise<number> {
  const from = `198.18.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;
  const headers = { "content-type": "application/json", "x-api-version": "1", "x-forwarded-for": from };
  const started = performance.now();
  const response = await fetch(`${url}/api/user/login`, { method: "POST", headers, body: JSON.stringify({ email, password }) });
  const text = await response.text();
  const took = performance.now() - started;
  if (!text.includes("INVALID_CREDENTIALS")) throw new Error(`${response.status}: ${text.slice(0, 200)}`);
  return took;
}

interface Run {
  known: number[];
  unknown: number[];
}

async function runOnce(url: string, emails: readonly string[], { attempts, run }: { attempts: number; run: number }): Promise<Run> {
  const times: Run = { known: [], unknown: [] };
  for (let turn = 0; turn < attempts; turn += 1) {
    const email = emails[Math.floor(turn / 2) % emails.length] ?? "";
    const isKnown = turn % 2 === 0;
    // An address of the same length: only whether it is registered differs.
    const asked = isKnown ? email : email.replace(/^./, "0");
    times[isKnown ? "known" : "unknown"].push(await timeOf(url, asked, run * attempts + turn));
  }
  return times;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { attempts: { type: "string", default: "400" }, runs: { type: "string", default: "3" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(usage);
  const attempts = Number(values.attempts);
  const database = await openBenchDatabase({ url: undefined, works: 0 });
  const em = database.services.database.fork();
  const sealed = await em.execute<{ email: string }[]>("select email from users where status = 'ACTIVE' order by id");
  const emails = sealed.map(({ email }) => unseal(email));
  if (attempts / 2 / emails.length > triesOfAnAddress) throw new Error(`Only ${emails.length} accounts for ${attempts} attempts`);
  const server = await startOurs(database, { TRUST_PROXY: "1" });
  const rows: string[][] = [];
  const missed: string[] = [];
  try {
    await runOnce(server.url, emails.slice(0, 3), { attempts: 6, run: 99 });
    for (let run = 0; run < Number(values.runs); run += 1) {
      await em.execute("delete from rate_limit");
      const { known, unknown } = await runOnce(server.url, emails, { attempts, run });
      const [a, b] = [percentile(known, 0.5), percentile(unknown, 0.5)];
      const probability = rankSum(known, unknown);
      rows.push([String(run + 1), a.toFixed(2), b.toFixed(2), (a - b).toFixed(2), probability.toFixed(3)]);
      if (Math.abs(a - b) >= goals.differenceMs || probability <= goals.probability)
        missed.push(`run ${run + 1}: medians differ by ${(a - b).toFixed(2)} ms, p ${probability.toFixed(3)}`);
    }
  } finally {
    await server.end();
    await database.close();
  }
  console.log(`\n${attempts} attempts a run on PostgreSQL, ${emails.length} accounts; milliseconds`);
  printTable(["run", "median, known", "median, unknown", "difference", "p (Mann-Whitney)"], rows);
  judge(missed);
}

runBench(main);
