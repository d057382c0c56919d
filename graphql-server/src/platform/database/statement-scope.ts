import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<AbortController>();

/** Runs the work, whose statements end when the scope is aborted: each gives up its connection, which the pool replaces. */
export function withStatementsOf<T>(scope: AbortController, work: () => T): T {
  return scopes.run(scope, work);
}

/** Ends the statements of the work that calls, now and from now on. */
export function endStatements(): void {
  scopes.getStore()?.abort();
}

/** The signal whose abort ends the statements of the work that is running. */
export function signalOfStatements(): AbortSignal | undefined {
  return scopes.getStore()?.signal;
}
