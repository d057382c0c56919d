import { decodeCursor, encodeCursor, keyOf } from "./cursor.ts";
import { isId } from "./ids.ts";

/** The place a list ordered by a time and an id continues from; `at` is null among rows without a time. */
export interface TimeCursor {
  at: Date | null;
  id: string;
}

/** Reads a cursor; one that is not ours starts at the top. */
export function readTimeCursor(after: string | null | undefined): TimeCursor | undefined {
  const [at, id] = decodeCursor(after, 2) ?? [];
  if (typeof id !== "string" || !isId(id)) return undefined;
  const moment = keyOf("TIME", at ?? null);
  return moment === null || moment instanceof Date ? { at: moment, id } : undefined;
}

/** Returns the page from rows that were loaded with one more than it shows, and where it ends. */
export function timePage<T>(rows: readonly T[], size: number, cursorOf: (row: T) => { at: Date | null | undefined; id: string }) {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const cursor = last && cursorOf(last);
  const endCursor = cursor ? encodeCursor([cursor.at?.toISOString() ?? null, cursor.id]) : null;
  return { items, pageInfo: { hasNextPage: rows.length > size, endCursor } };
}
