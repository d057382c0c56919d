import { HashingBusyError } from "./password/password.ts";

/**
 * SQLSTATEs of what passes by itself, whole classes by their first two signs: 08 the connection, 53 resources, 57 an operator or a limit
 * intervened, 58 the machine below. 25006 comes from a standby that will be, or has just been, the primary; 25P03 from a transaction that was
 * left alone too long; 40001, 40P01 and 55P03 from others who were at the same rows.
 */
const busyStates = /^(?:08|53|57|58)[0-9A-Z]{3}$|^(?:25006|25P02|25P03|40001|40P01|55P03)$/;

/** Codes of the operating system for a connection that is not there, or no more. */
const busyCodes = new Set([
  "EAI_AGAIN",
  "ECONNABORTED",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
]);

/** What the driver and its pool say without a code. */
const busyWords =
  /^(?:Connection terminated|Connection ended|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|driver has already been destroyed|Received unexpected \w+ message from backend)/;

/** PostgreSQL says 08P01 of a text it cannot read, which is the sender's fault, and a pooler before it of a server it lost. */
const poolerWords = /server conn|server login|query_wait_timeout|server_lifetime|client_login_timeout|no such server|pooler|bouncer/i;

function isBusyCode(code: unknown, message: string): boolean {
  if (typeof code !== "string") return false;
  if (code === "08P01") return poolerWords.test(message);
  return busyStates.test(code) || busyCodes.has(code);
}

/** The errors an error was made from: by the language, by GraphQL, by a driver that tried several addresses. */
function causesOf(error: Error): unknown[] {
  const several: unknown = Reflect.get(error, "errors");
  return [error.cause, Reflect.get(error, "originalError"), ...(Array.isArray(several) ? several : [])];
}

/** Errors wrap each other a few times, never deeper. */
const deepest = 5;

/**
 * True for an error that passes by itself, above all of the database and of the way to it: the answer is 503 and a retry, not a bug. The one
 * place that knows the drivers' errors.
 */
export function isBusy(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  if (error instanceof HashingBusyError) return true;
  if (isBusyCode(Reflect.get(error, "code"), error.message) || busyWords.test(error.message)) return true;
  return causesOf(error).some((cause) => isBusy(cause, depth + 1));
}
