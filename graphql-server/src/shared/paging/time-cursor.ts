import { brokenCursor, decodeRow, keyOf } from "./cursor.ts";

/** The place a list ordered by a time that every row has, and an id, continues from. */
export interface TimeCursor {
  at: Date;
  id: string;
}

/** The condition of a statement for the rows behind a cursor, in a list ordered by a time that every row has, then by an id. */
export function behindTime(columns: readonly [time: string, id: string], sign: "<" | ">", after: string | null | undefined) {
  const cursor = readTimeCursor(after);
  if (!cursor) return [];
  return [{ text: `(${columns.join(", ")}) ${sign} (?::timestamptz, ?::uuid)`, values: [cursor.at.toISOString(), cursor.id] }];
}

/** Reads a cursor; undefined at the top. @throws UserErrors CURSOR_INVALID */
export function readTimeCursor(after: string | null | undefined): TimeCursor | undefined {
  const cursor = decodeRow(after);
  if (!cursor) return undefined;
  const at = keyOf("TIME", cursor.key);
  if (!(at instanceof Date)) throw brokenCursor();
  return { at, id: cursor.id };
}
