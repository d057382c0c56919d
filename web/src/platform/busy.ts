import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

/** Codes of problems that pass by themselves. */
const passingCodes: ReadonlySet<unknown> = new Set(["BUSY", "TIMEOUT"]);

/** What a proxy says while the server behind it starts anew, and the server while it is overloaded. */
const passingStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

/** True for errors of an answer among which one passes by itself. */
export function arePassing(errors: readonly { extensions?: Record<string, unknown> | undefined }[] | undefined): boolean {
  return errors?.some(({ extensions }) => passingCodes.has(extensions?.["code"])) ?? false;
}

/** True for a refusal of somebody who has asked for too much within a minute. */
export function isTooMuch(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.["code"] === "RATE_LIMITED");
}

/** True for a failure that passes by itself: the same request may do a moment later. */
export function isPassing(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return arePassing(error.errors);
  return ServerError.is(error) && passingStatuses.has(error.statusCode);
}

let waiting = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  waiting += by;
  for (const listener of listeners) listener();
}

/** Says that something is being tried again, until the function that it returns is called. */
export function noteWaiting(): () => void {
  let isWaiting = true;
  change(1);
  return () => {
    if (isWaiting) change(-1);
    isWaiting = false;
  };
}

/** Whether something is being tried again. */
export function isTryingAgain(): boolean {
  return waiting > 0;
}

export function subscribeToWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Milliseconds to the next try: a third more or less each time, so that those who were refused together do not come back together. */
export function jittered(milliseconds: number): number {
  return milliseconds * (2 / 3 + (Math.random() * 2) / 3);
}
