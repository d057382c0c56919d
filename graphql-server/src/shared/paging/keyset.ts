import { brokenCursor, decodeRow, type KeyKind, keyOf, pageSize } from "./cursor.ts";
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

/** Condition for the rows behind a cursor; none at the top. @throws UserErrors CURSOR_INVALID */
function behind({ key, kind, direction, nulls }: KeysetOrder, after: string | null | undefined) {
  const cursor = decodeRow(after);
  if (!cursor) return {};
  const further = direction === "asc" ? "$gt" : "$lt";
  const { id } = cursor;
  const value = keyOf(kind, cursor.key);
  if (value === undefined || (value === null && !nulls)) throw brokenCursor();
  if (value === null) return { [key]: null, id: { [further]: id } };
  const rows = [{ [key]: { [further]: value } }, { [key]: value, id: { [further]: id } }];
  if (nulls) return { $or: [...rows, { [key]: null }] };
  // An index begins at the first condition; of the second alone it would read every row before the cursor.
  return { [key]: { [direction === "asc" ? "$gte" : "$lte"]: value }, $or: rows };
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
