import { isDay } from "../calendar/jst.ts";
import { isId } from "../ids.ts";
import { type UserErrors, userError } from "../user-error.ts";

/** Keyset cursors are opaque to clients: base64url of a JSON array of the sort keys of the last row. */
export function encodeCursor(keys: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/** The refusal of a cursor that is not one of the list's. The top of the list in its place would be read as its next page. */
export function brokenCursor(): UserErrors {
  return userError("CURSOR_INVALID", ["after"]);
}

type Key = string | number | null;
const isKey = (key: unknown): key is Key => key === null || typeof key === "number" || (typeof key === "string" && key.isWellFormed());

function readKeys(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/**
 * The sort keys of a cursor; null without one, where a list starts at its top.
 * @throws UserErrors CURSOR_INVALID for whatever we would not have written, down to the last sign.
 */
export function decodeCursor(cursor: string | null | undefined, length: number): Key[] | null {
  if (!cursor) return null;
  const keys = readKeys(cursor);
  if (!Array.isArray(keys) || keys.length !== length || !keys.every(isKey) || encodeCursor(keys) !== cursor) throw brokenCursor();
  return keys;
}

/** A cursor of one key and the id of the row, in the order of a list; null without one. @throws UserErrors CURSOR_INVALID */
export function decodeRow(cursor: string | null | undefined): { key: Key; id: string } | null {
  const keys = decodeCursor(cursor, 2);
  if (!keys) return null;
  const [key = null, id] = keys;
  if (typeof id !== "string" || !isId(id)) throw brokenCursor();
  return { key, id };
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
