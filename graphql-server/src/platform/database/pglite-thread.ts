import { Worker } from "node:worker_threads";
import type { PgliteReply, PgliteRequest } from "./pglite-messages.ts";
import { chargeOfStatements } from "./statement-cost.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The two calls the ORM's driver makes on the database or on a transaction of it. */
export interface PgliteSession {
  query(sql: string, params?: unknown[]): Promise<unknown>;
  exec(sql: string): Promise<unknown>;
}

function failure(message: string, code: string): Error {
  return Object.assign(new Error(message), { code });
}

function startWorker(dataDir: string): Worker {
  const extension = import.meta.url.endsWith(".ts") ? "ts" : "js";
  return new Worker(new URL(`./pglite-worker.${extension}`, import.meta.url), { workerData: { dataDir }, execArgv: [] });
}

/**
 * The embedded database on its own thread, so that a heavy statement does not stop the server. A statement that runs longer than the
 * limit ends with the thread (PGlite ignores statement_timeout) and the next one finds the directory open again.
 */
export class PgliteThread implements PgliteSession {
  closed = false;
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  readonly #dataDir: string;
  #timeoutMs: number;
  #worker: Promise<Worker>;
  #generation = 0;
  #sequence = 0;
  #lastEnd = 0;
  #waiting = new Map<number, Waiting>();

  constructor(dataDir: string, timeoutMs: number) {
    this.#dataDir = dataDir;
    this.#timeoutMs = timeoutMs;
    this.#worker = this.#start();
    this.#worker.catch(() => undefined);
  }

  /** Settles when the database is open. @throws Error when the directory cannot be opened. */
  async opened(): Promise<void> {
    await this.#worker;
  }

  query(sql: string, params?: unknown[]): Promise<unknown> {
    return this.#limited({ op: "query", sql, params: params ?? [] }, this.#generation);
  }

  exec(sql: string): Promise<unknown> {
    return this.#limited({ op: "exec", sql }, this.#generation);
  }

  async transaction<T>(callback: (session: PgliteSession) => Promise<T>): Promise<T> {
    const tx = Number(await this.#call({ op: "begin" }, this.#generation));
    const generation = this.#generation;
    const session: PgliteSession = {
      query: (sql, params) => this.#limited({ op: "query", sql, params: params ?? [], tx }, generation),
      exec: (sql) => this.#limited({ op: "exec", sql, tx }, generation),
    };
    try {
      const result = await callback(session);
      await this.#limited({ op: "commit", tx }, generation);
      return result;
    } catch (error) {
      await this.#call({ op: "rollback", tx }, generation).catch(() => undefined);
      throw error;
    }
  }

  /** Runs without the statement limit: migrations and bulk loading. */
  async unlimited<T>(run: () => Promise<T>): Promise<T> {
    const before = this.#timeoutMs;
    this.#timeoutMs = 0;
    try {
      return await run();
    } finally {
      this.#timeoutMs = before;
    }
  }

  async close(): Promise<void> {
    if (this.closed) return;
    await this.#call({ op: "close" }, this.#generation).catch(() => undefined);
    this.closed = true;
    await (await this.#worker).terminate();
  }

  #start(): Promise<Worker> {
    const generation = this.#generation;
    const worker = startWorker(this.#dataDir);
    return new Promise((resolve, reject) => {
      worker.once("error", (error) => {
        const broken = error instanceof Error ? error : new Error(String(error));
        reject(broken);
        if (generation === this.#generation) this.#failAll(broken);
      });
      worker.on("message", (reply: PgliteReply) => {
        if (reply.id === 0) resolve(worker);
        else this.#settle(reply);
      });
    });
  }

  #settle(reply: PgliteReply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("result" in reply) waiting?.resolve(reply.result);
    else waiting?.reject(Object.assign(new Error(reply.failure.message), reply.failure));
  }

  #failAll(error: Error): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.reject(error);
  }

  async #call(request: Omit<PgliteRequest, "id">, generation: number): Promise<unknown> {
    if (this.closed) throw failure("The database is closed", "57P01");
    const worker = await this.#worker;
    if (request.tx !== undefined && generation !== this.#generation) throw failure("The transaction was ended by a timeout", "25P02");
    const id = ++this.#sequence;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });
  }

  async #limited(request: Omit<PgliteRequest, "id">, generation: number): Promise<unknown> {
    if (this.#timeoutMs === 0) return this.#call(request, generation);
    await this.#worker;
    const [charge, since] = [chargeOfStatements(), performance.now()];
    const timer = setTimeout(() => this.#restart(generation), this.#timeoutMs);
    try {
      return await this.#call(request, generation);
    } finally {
      clearTimeout(timer);
      // Statements run one after the other: until the one before had ended, this one only waited.
      const now = performance.now();
      charge?.(now - Math.max(since, this.#lastEnd));
      this.#lastEnd = now;
    }
  }

  #restart(generation: number): void {
    if (generation !== this.#generation || this.closed) return;
    const old = this.#worker;
    this.#generation += 1;
    this.#worker = old.then((worker) => worker.terminate()).then(() => this.#start());
    this.#worker.catch(() => undefined);
    this.#failAll(failure("canceling statement due to statement timeout", "57014"));
  }
}
