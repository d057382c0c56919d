import { Client, type ClientBase } from "pg";
import { noteStatement } from "./kept/statement-tables.ts";
import { beginStatement } from "./statement-cost.ts";
import { signalOfStatements } from "./statement-scope.ts";

/** The driver's error for a statement that nobody answered; its code says so to `isBusy`. */
export class DatabaseSilentError extends Error {
  readonly code = "ETIMEDOUT";
  constructor() {
    super("The database did not answer in time");
    this.name = "DatabaseSilentError";
  }
}

/** The driver's error for a statement whose request has ended. */
export class RequestEndedError extends Error {
  readonly code = "ECONNABORTED";
  constructor() {
    super("The request ended before its statement");
    this.name = "RequestEndedError";
  }
}

/** Cuts a connection at once: a polite end would wait for an answer that may never come. */
export function cutConnection(client: ClientBase, reason?: Error): void {
  if (client instanceof Client) client.connection.stream.destroy(reason);
}

const waiting = new WeakMap<ClientBase, number>();

/** When the statement began that the connection waits for, by performance.now(); undefined while it waits for none. */
export function waitingSince(client: ClientBase): number | undefined {
  return waiting.get(client);
}

/** Calls back late, and later still when the answer may lie unread because this process was busy. */
function afterPatience(milliseconds: number, late: () => void): NodeJS.Timeout {
  return setTimeout(() => setImmediate(() => setImmediate(late)), milliseconds);
}

/** Watches one statement; it ends the connection when it takes too long or when its request is over. @returns how to stop watching */
function watchStatement(client: ClientBase, patienceMs: number): () => void {
  const [signal, endStatement] = [signalOfStatements(), beginStatement()];
  let ended = false;
  waiting.set(client, performance.now());
  const cut = (reason: Error) => void (ended || cutConnection(client, reason));
  const timer = afterPatience(patienceMs, () => cut(new DatabaseSilentError()));
  const onAbort = () => cut(new RequestEndedError());
  if (signal?.aborted) onAbort();
  signal?.addEventListener("abort", onAbort, { once: true });
  return () => {
    if (!ended) endStatement();
    ended = true;
    waiting.delete(client);
    clearTimeout(timer);
    signal?.removeEventListener("abort", onAbort);
  };
}

/** Gives every statement of a connection a limit on our side: the server's own is of no use when the network swallows what it says. */
export function guardClient(client: ClientBase, patienceMs: number): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new Error("The driver's client has no query");
  Reflect.set(client, "query", (...given: unknown[]): unknown => {
    noteStatement(given[0]);
    const stop = watchStatement(client, patienceMs);
    const callback = given.at(-1);
    if (typeof callback === "function") {
      given[given.length - 1] = (...answer: unknown[]) => {
        stop();
        Reflect.apply(callback, undefined, answer);
      };
    }
    const result: unknown = Reflect.apply(query, client, given);
    return result instanceof Promise ? result.finally(stop) : result;
  });
}
