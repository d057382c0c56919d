import { isId } from "../ids.ts";
import { decodeCursor, keyOf } from "./cursor.ts";

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
