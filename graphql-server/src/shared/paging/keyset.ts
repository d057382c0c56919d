import { isId } from "../ids.ts";
import { decodeCursor, type KeyKind, keyOf, pageSize } from "./cursor.ts";
import { type Page, type PageInput, pageOf } from "./page.ts";

/** The order of a list: by one column of the row, then by its id. */
export interface KeysetOrder<K extends string = string> {
  key: K;
  kind: KeyKind;
  direction: "asc" | "desc";
  /** For a column that may be empty: rows without a value come last, and an index on it has to say so as well. */
  nulls?: "last";
}

/** The order by a time that every row has, the latest first. */
export function latestBy<K extends string>(key: K) {
  return { key, kind: "TIME", direction: "desc" } as const;
}

/** Columns a list may be ordered by, as they come from the database. */
type KeyValue = Date | string | number | null | undefined;

function readCursor(kind: KeyKind, after: string | null | undefined): { value: Date | string | number | null; id: string } | undefined {
  const [key = null, id] = decodeCursor(after, 2) ?? [];
  const value = keyOf(kind, key);
  return value !== undefined && typeof id === "string" && isId(id) ? { value, id } : undefined;
}

/** Condition for the rows behind a cursor; none at the top, or when the cursor is not one of ours. */
function behind({ key, kind, direction, nulls }: KeysetOrder, after: string | null | undefined) {
  const cursor = readCursor(kind, after);
  if (!cursor) return {};
  const further = direction === "asc" ? "$gt" : "$lt";
  const { value, id } = cursor;
  if (value === null) return nulls ? { [key]: null, id: { [further]: id } } : {};
  const rest = nulls ? [{ [key]: null }] : [];
  return { $or: [{ [key]: { [further]: value } }, { [key]: value, id: { [further]: id } }, ...rest] };
}

/**
 * The parts of a keyset query: put `where` beside the list's own conditions, read with `orderBy` and `limit`, and hand the rows to `page`.
 * An index on (key, id) makes the thousandth page as quick as the first.
 */
export function keyset<K extends string>(order: KeysetOrder<K>, { first, after }: PageInput) {
  const size = pageSize(first);
  return {
    where: behind(order, after),
    orderBy: { [order.key]: order.nulls ? (`${order.direction} nulls last` as const) : order.direction, id: order.direction },
    /** One more than is shown tells whether more follow. */
    limit: size + 1,
    page<T extends { id: string } & { [key in K]?: KeyValue }>(rows: readonly T[]): Page<T> {
      return pageOf(rows, size, (row) => [row[order.key], row.id]);
    },
  };
}
