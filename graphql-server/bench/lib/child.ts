import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { BenchDatabase } from "./bench-database.ts";

const readyMessage = z.object({ ready: z.literal(true), port: z.number() });
/** The kernel counts processor time in hundredths of a second. */
const ticksPerSecond = 100;

const mainFile = join(import.meta.dirname, "../../dist/server/start.mjs");

/** Builds the server or the site unless it is built already. */
export function build(step: "buildServer" | "buildWeb"): void {
  const steps = pathToFileURL(join(import.meta.dirname, "../../bin/lib/build.mjs")).href;
  execFileSync(process.execPath, ["-e", `import("${steps}").then((steps) => steps.${step}())`], { stdio: "inherit" });
}

/** A server process under measurement. */
export interface Measured {
  url: string;
  pid: number;
  /** Seconds of processor time it has used so far. */
  cpuSeconds(): number;
  end(): Promise<void>;
}

/** Seconds of processor time a process has used so far. */
export function cpuSecondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

function untilReady(child: ChildProcess, output: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`A server ended with ${code}\n${output()}`)));
    child.on("message", (message) => {
      const parsed = readyMessage.safeParse(message);
      if (parsed.success) resolve(parsed.data.port);
    });
  });
}

/** Starts a JavaScript file as a server that tells its port by message; its output is kept for the error only. */
export async function startChild(file: string, env: Record<string, string>): Promise<Measured> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"], PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let lastOutput = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => void (lastOutput = chunk.toString()));
  const port = await untilReady(child, () => lastOutput);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    end: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Builds and starts the server as it runs in production, on a database of PostgreSQL. */
export async function startOurs(
  { url, dataDir, keys }: Pick<BenchDatabase, "url" | "dataDir" | "keys">,
  more: Record<string, string> = {},
): Promise<Measured> {
  build("buildServer");
  // All the load comes from one address, which would soon have used up the time of the database that a visitor may use.
  const budgets = { BUDGET_ADDRESS_SECONDS: "0", BUDGET_SESSION_SECONDS: "0" };
  // Background work writes now and then, and what is kept is forgotten then: whoever measures answers leaves it to another process.
  const production = { NODE_ENV: "production", GRAPHQL_SAFELIST: "0", JOBS: "off" };
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, ...production, ...budgets, ...keys };
  return startChild(mainFile, { ...environment, ...more });
}

/** Starts the built server as a demonstration on the embedded database, as `npm start` does. */
export function startDemo(dataDir: string): Promise<Measured> {
  return startChild(mainFile, { DATA_DIR: dataDir, NODE_ENV: "development", DEMO: "1" });
}
