import { isId } from "../ids.ts";
import { decodeCursor, keyOf } from "./cursor.ts";

/** The place a list ordered by a time and an id continues from; `at` is null among rows without a time. */
export interface TimeCursor {
  at: Date | null;
  id: string;
}

/** The condition of a statement for the rows behind a cursor, in a list ordered by a time that every row has, then by an id. */
export function behindTime(columns: readonly [time: string, id: string], sign: "<" | ">", after: string | null | undefined) {
  const cursor = readTimeCursor(after);
  if (!cursor?.at) return [];
  return [{ text: `(${columns.join(", ")}) ${sign} (?::timestamptz, ?::uuid)`, values: [cursor.at.toISOString(), cursor.id] }];
}

/** Reads a cursor; one that is not ours starts at the top. */
export function readTimeCursor(after: string | null | undefined): TimeCursor | undefined {
  const [at, id] = decodeCursor(after, 2) ?? [];
  if (typeof id !== "string" || !isId(id)) return undefined;
  const moment = keyOf("TIME", at ?? null);
  return moment === null || moment instanceof Date ? { at: moment, id } : undefined;
}
