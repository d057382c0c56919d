import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const execute = promisify(execFile);
const readyWithinMs = 600_000;

/** A temporary PostgreSQL of its own. */
export interface TestPostgres {
  /** Address of a database that was just created and is empty. */
  createDatabase(): Promise<string>;
  /** Ends it at once, as a machine that fails does, and keeps its files. @param signal SIGQUIT: without a word to whoever is connected */
  halt(signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Starts it again after `halt`, on the same port. */
  startAgain(): Promise<void>;
  /** Lets it stand still, connections and all; new ones are taken and not answered. */
  freeze(): void;
  /** Lets it go on after `freeze`. */
  thaw(): void;
  /** Makes a copy of a database that nobody is connected to. @returns its address. */
  copyDatabase(url: string): Promise<string>;
  /** Stops it and removes its files. */
  stop(): Promise<void>;
}

/** Folder of PostgreSQL's programs, or undefined when there is none on this machine. */
export function findPostgres(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(":");
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [...versions.map((version) => join(debian, version, "bin")), ...folders];
  return candidates.find((folder) => ["initdb", "postgres", "psql"].every((name) => existsSync(join(folder, name))));
}

interface Account {
  uid: number;
  gid: number;
}

/** Returns the account for PostgreSQL, which refuses to run as root: then the one its package made, or nobody. */
async function accountFor(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    const ids = await Promise.all([execute("id", ["-u", name]), execute("id", ["-g", name])]).catch(() => undefined);
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error("No account to run PostgreSQL as");
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}

/** The process and those it started: each connection of PostgreSQL is a process in a session of its own. */
function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const children = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return /^\d+ \(.*\) \w (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8"))?.[1] === String(server.pid);
    } catch {
      return false;
    }
  });
  for (const pid of [...(server.pid === undefined ? [] : [server.pid]), ...children.map(Number)]) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}

async function until(check: () => Promise<unknown>, server: ChildProcess): Promise<void> {
  const end = Date.now() + readyWithinMs;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    const answered = await check().then(
      () => true,
      () => false,
    );
    if (answered) return;
    if (Date.now() > end) throw new Error("PostgreSQL did not become ready");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts a PostgreSQL with its files in a temporary folder, on 127.0.0.1 and a free port, with UTF-8 text. Only a durable one waits for the
 * disk at each commit, as on a real machine: tests of what the product does need not. One that counts tells by `pg_stat_statements` what its statements cost.
 * @throws Error when none is installed.
 */
export async function startPostgres({ isDurable = false, counts = false } = {}): Promise<TestPostgres> {
  const folder = findPostgres();
  if (!folder) throw new Error("PostgreSQL is not installed: apt-get install postgresql");
  const program = (name: string) => join(folder, name);
  const dir = mkdtempSync(join(tmpdir(), "kotoba-postgres-"));
  const account = await accountFor();
  if (account) chownSync(dir, account.uid, account.gid);
  const options = { ...account, cwd: dir, env: { PATH: process.env["PATH"], LANG: "C.UTF-8" } };
  const data = join(dir, "data");
  await execute(program("initdb"), ["-D", data, "-U", "kotoba", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"], options);
  const port = await freePort();
  const settings = [
    "-c",
    `fsync=${isDurable ? "on" : "off"}`,
    "-c",
    "max_connections=60",
    "-c",
    "listen_addresses=127.0.0.1",
    "-c",
    `unix_socket_directories=${dir}`,
    ...(counts ? ["-c", "shared_preload_libraries=pg_stat_statements", "-c", "pg_stat_statements.track_planning=on"] : []),
  ];
  const start = () => spawn(program("postgres"), ["-D", data, "-p", String(port), ...settings], { ...options, stdio: "ignore" });
  let server = start();
  const psql = (sql: string) =>
    execute(program("psql"), ["-h", "127.0.0.1", "-p", String(port), "-U", "kotoba", "-d", "postgres", "-qc", sql], options);
  await until(() => psql("select 1"), server);
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      await psql(`create database kotoba_${databases} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
      return `postgresql://kotoba@127.0.0.1:${port}/kotoba_${databases}`;
    },
    async halt(signal = "SIGINT") {
      await end(server, signal);
    },
    async startAgain() {
      server = start();
      await until(() => psql("select 1"), server);
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    async copyDatabase(url) {
      databases += 1;
      await psql(`create database kotoba_${databases} template ${new URL(url).pathname.slice(1)}`);
      return `postgresql://kotoba@127.0.0.1:${port}/kotoba_${databases}`;
    },
    async stop() {
      signalAll(server, "SIGCONT");
      await end(server, "SIGINT");
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
