import { HashingBusyError } from "./password/password.ts";

/** SQLSTATE of a statement ended by a limit, or no connection to be had: the same request may do a moment later. */
const busyCodes = new Set(["57014", "55P03", "53300", "57P01", "57P03", "ECONNREFUSED", "ETIMEDOUT", "25P02"]);

/** True for an error that passes by itself: the answer is 503 and a retry, not a bug. */
export function isBusy(error: unknown): boolean {
  if (error instanceof HashingBusyError) return true;
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return (typeof code === "string" && busyCodes.has(code)) || /timeout exceeded when trying to connect/.test(error.message);
}
