import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** The built server where the run has just built it, for a start then takes seconds less; else the sources. */
const program = process.env["KOTOBA_BUILT"]
  ? [fileURLToPath(new URL("../../../dist/server/start.mjs", import.meta.url))]
  : ["--import", "tsx", fileURLToPath(new URL("../../main.ts", import.meta.url))];
const readyMessage = z.object({ ready: z.literal(true), port: z.number() });

/** A server in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Returns everything it has printed so far. */
  output(): string;
  /** Asks it to end. @returns its exit code. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server process; resolves when it listens. @throws Error with its output when it ends before that. */
export function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const chunks: string[] = [];
  const output = () => chunks.join("");
  const child = spawn(process.execPath, program, {
    env: { PATH: process.env["PATH"], NODE_ENV: "development", PORT: "0", HOST: "127.0.0.1", ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk.toString()));
  return new Promise((resolve, reject) => {
    void ended.then((code) => reject(new Error(`The server ended with ${code}\n${output()}`)));
    child.on("message", (message) => {
      const { port } = readyMessage.parse(message);
      const end = (signal: NodeJS.Signals = "SIGTERM") => {
        child.kill(signal);
        return ended;
      };
      resolve({ url: `http://127.0.0.1:${port}`, child, output, end });
    });
  });
}

/** Two server processes on one PostgreSQL database with the same keys, which may be given: what races must survive. */
export async function startTwoProcesses(
  databaseUrl: string,
  keys: Record<string, string> = {},
): Promise<{ urls: [string, string]; stop(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), "kotoba-two-"));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dir, BUDGET_ADDRESS_SECONDS: "0", BUDGET_SESSION_SECONDS: "0", ...keys };
  const first = await startServerProcess(env);
  const second = await startServerProcess(env);
  return {
    urls: [first.url, second.url],
    stop: async () => {
      await Promise.all([first.end(), second.end()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
