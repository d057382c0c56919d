import { endedEntryStatuses } from "./entry.vocabulary.ts";

const ended = endedEntryStatuses.map((status) => `'${status}'`).join(", ");

function columnsOf(alias?: string) {
  const prefix = alias === undefined ? "" : `${alias}.`;
  return { status: `${prefix}status`, movedAt: `${prefix}moved_at` };
}

/** SQL: 1 for an application under way, 0 for one that has ended. An index stands on it: an index names no table, a query does. */
export function openFirst(alias?: string): string {
  return `case when ${columnsOf(alias).status} in (${ended}) then 0 else 1 end`;
}

/** SQL: since when an application under way has not moved; after all of them those that have ended. */
export function waitingSince(alias?: string): string {
  const { movedAt, status } = columnsOf(alias);
  return `case when ${status} in (${ended}) then 'infinity'::timestamptz else ${movedAt} end`;
}
