import { isBusy } from "./is-busy.ts";

/**
 * SQLSTATE of a text with the character NUL, which no person types and the database can neither store nor compare: a server of its own
 * says 22021 (22P05 in JSON), the embedded one 08P01.
 */
const codes = new Set(["22021", "22P05", "08P01"]);

/** True when the caller's input holds a text that the database cannot take: the caller's mistake, not a bug. */
export function isUnstorable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" && codes.has(code) && !isBusy(error);
}
