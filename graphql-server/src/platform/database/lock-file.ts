import { linkSync, mkdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const holderShape = z.object({ pid: z.number().int().positive(), born: z.string() });
type Holder = z.infer<typeof holderShape>;

/** Another process has the directory open. */
export class DatabaseInUseError extends Error {
  readonly pid: number;

  constructor(dir: string, pid: number) {
    super(`The database in ${dir} is already open in process ${pid}. Stop that process first, or choose another DATA_DIR.`);
    this.name = "DatabaseInUseError";
    this.pid = pid;
  }
}

/** Kernel start time of a process, so that a reused process number is not taken for the old holder; "" where /proc is missing. */
function bornOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return holderShape.safeParse(JSON.parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
}

function holds(holder: Holder): boolean {
  return isAlive(holder.pid) && (holder.born === "" || bornOf(holder.pid) === holder.born);
}

/** Creates `to` with the content in one step: a lock is never seen half-written. */
function tryCreate(to: string, content: string): boolean {
  const draft = `${to}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Removes the lock of a dead process. A second file serialises takers, so that none removes a fresh lock. */
function removeStale(file: string, content: string): void {
  const taking = `${file}.taking`;
  if (!tryCreate(taking, content)) {
    const age = Date.now() - (statSync(taking, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 10_000) rmSync(taking, { force: true });
    return;
  }
  try {
    const holder = readHolder(file);
    if (!holder || !holds(holder)) rmSync(file, { force: true });
  } finally {
    rmSync(taking, { force: true });
  }
}

/**
 * Takes the exclusive right to a database directory: two processes on one embedded database lose rows silently.
 * @returns a function that gives it back. @throws DatabaseInUseError naming the process that has it.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const file = join(dir, "kotoba.lock");
  const content = JSON.stringify({ pid: process.pid, born: bornOf(process.pid) });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (tryCreate(file, content)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder && holds(holder)) throw new DatabaseInUseError(dir, holder.pid);
    removeStale(file, content);
  }
  throw new Error(`Could not lock the database directory ${dir}`);
}
