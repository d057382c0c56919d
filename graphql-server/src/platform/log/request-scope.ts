import { AsyncLocalStorage } from "node:async_hooks";

const scopes = new AsyncLocalStorage<string>();

/** Does the work of a request under its name, which every line of the log then carries. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return scopes.run(requestId, work);
}

/** The name of the request that is worked on; undefined for the product's own work. */
export function currentRequestId(): string | undefined {
  return scopes.getStore();
}
