import { isDay } from "../calendar/jst.ts";

/** Keyset cursors are opaque to clients: base64url of a JSON array of the sort keys of the last row. */
export function encodeCursor(keys: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The sort keys of a cursor, or null when it is not one of ours (then the list starts at the top). */
export function decodeCursor(cursor: string | null | undefined, length: number): (string | number | null)[] | null {
  if (!cursor) return null;
  try {
    const keys: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (!Array.isArray(keys) || keys.length !== length) return null;
    return keys.every((key) => key === null || typeof key === "string" || typeof key === "number") ? keys : null;
  } catch {
    return null;
  }
}

/** The kinds of sort key. A cursor is the client's to send: a key that does not fit its column must not reach the database. */
export type KeyKind = "TIME" | "DAY" | "TEXT" | "WHOLE" | "NUMBER";

const time = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const largestWhole = 2_147_483_647;

function keyOfText(kind: KeyKind, key: string): Date | string | undefined {
  if (kind === "TIME") return time.test(key) && !Number.isNaN(Date.parse(key)) ? new Date(key) : undefined;
  if (kind === "DAY") return isDay(key) ? key : undefined;
  return kind === "TEXT" && !key.includes("\0") ? key : undefined;
}

/** A sort key as its column holds it; undefined when it is none. Null stands for rows without a value. */
export function keyOf(kind: KeyKind, key: string | number | null): Date | string | number | null | undefined {
  if (key === null) return null;
  if (typeof key === "string") return keyOfText(kind, key);
  const fits = kind === "NUMBER" ? Number.isFinite(key) : kind === "WHOLE" && Number.isInteger(key) && Math.abs(key) <= largestWhole;
  return fits ? key : undefined;
}

/** Returns the page size asked for, kept between 1 and 100. */
export function pageSize(first: number): number {
  return Math.min(Math.max(Math.trunc(first), 1), 100);
}
