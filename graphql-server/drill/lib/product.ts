import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { freePort } from "../../src/testing/database/postgres.ts";
import { type Inspector, openInspector } from "./inspector.ts";

const mainFile = join(import.meta.dirname, "../../dist/server/start.mjs");
const readyMessage = z.object({ ready: z.literal(true) });

/** A process of the built product on a port of its own, which it keeps when it is started again. */
export interface Product {
  url: string;
  pid(): number;
  /** Starts it; resolves when it listens. @throws Error when it ends before that */
  start(): Promise<void>;
  /** Sends it a signal and waits for its end. @returns its exit code, null when the signal ended it */
  end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null>;
  /** Lets it stand still, or go on. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  /** A debugger's view of it: its heap and its clock. */
  inspect(): Promise<Inspector>;
}

interface Running {
  child: ChildProcess;
  ended: Promise<number | null>;
  inspected(): Promise<string>;
}

const listening = /Debugger listening on (ws:\S+)/;

/** What the process prints goes to a file; the address of the debugger is read on the way. */
function run(env: Record<string, string>, logFile: string): Running {
  // The debugger listens only when it is asked for, by SIGUSR1.
  const child = spawn(process.execPath, ["--disable-warning=DEP0169", "--inspect-port=127.0.0.1:0", mainFile], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const log = createWriteStream(logFile, { flags: "a" });
  const debuggerAt = Promise.withResolvers<string>();
  child.stdout?.pipe(log, { end: false });
  child.stderr?.on("data", (chunk: Buffer) => {
    log.write(chunk);
    const address = listening.exec(chunk.toString())?.[1];
    if (address) debuggerAt.resolve(address);
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  void ended.then(() => log.end());
  return {
    child,
    ended,
    inspected: () => {
      child.kill("SIGUSR1");
      return debuggerAt.promise;
    },
  };
}

/** Makes a process of the product that is not started yet. */
export async function createProduct(env: Record<string, string>, logFile: string): Promise<Product> {
  const port = await freePort();
  let running: Running | undefined;
  const current = () => {
    if (!running) throw new Error("The product was not started");
    return running;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => current().child.pid ?? 0,
    async start() {
      running = run({ ...env, PORT: String(port), HOST: "127.0.0.1" }, logFile);
      const { child, ended } = running;
      await new Promise<void>((resolve, reject) => {
        void ended.then((code) => reject(new Error(`The product ended with ${code}: ${logFile}`)));
        child.on("message", (message) => void (readyMessage.safeParse(message).success && resolve()));
      });
    },
    async end(signal) {
      const { child, ended } = current();
      child.kill(signal);
      return ended;
    },
    signal: (signal) => void current().child.kill(signal),
    inspect: async () => openInspector(await current().inspected()),
  };
}
