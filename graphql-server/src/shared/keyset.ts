import { decodeCursor, encodeCursor, type KeyKind, keyOf, pageSize } from "./cursor.ts";
import { isId } from "./ids.ts";

/** The order of an admin list: by one column of the row, then by its id. Rows without a value come last. */
export interface KeysetOrder<K extends string = string> {
  key: K;
  kind: KeyKind;
  direction: "asc" | "desc";
}

/** Columns a list may be ordered by, as they come from the database. */
type KeyValue = Date | string | number | null | undefined;

/** Every list of the back office takes these beside its `filter` and `sort`; GraphQL and REST name them alike. */
export interface PageInput {
  /** Rows a page, 1 to 100. */
  first: number;
  /** `endCursor` of the page before. */
  after?: string | null;
}

function readCursor(kind: KeyKind, after: string | null | undefined): { value: Date | string | number | null; id: string } | undefined {
  const [key = null, id] = decodeCursor(after, 2) ?? [];
  const value = keyOf(kind, key);
  return value !== undefined && typeof id === "string" && isId(id) ? { value, id } : undefined;
}

/** Condition for the rows behind a cursor; none at the top, or when the cursor is not one of ours. */
function behind({ key, kind, direction }: KeysetOrder, after: string | null | undefined) {
  const cursor = readCursor(kind, after);
  if (!cursor) return {};
  const further = direction === "asc" ? "$gt" : "$lt";
  const { value, id } = cursor;
  if (value === null) return { [key]: null, id: { [further]: id } };
  return { $or: [{ [key]: { [further]: value } }, { [key]: value, id: { [further]: id } }, { [key]: null }] };
}

/**
 * The parts of a keyset query: put `where` beside the list's own conditions, read with `orderBy` and `limit`, and hand the rows to `page`.
 * An index on (key, id) makes the thousandth page as quick as the first.
 */
export function keyset<K extends string>(order: KeysetOrder<K>, { first, after }: PageInput) {
  const size = pageSize(first);
  return {
    where: behind(order, after),
    orderBy: { [order.key]: `${order.direction} nulls last` as const, id: order.direction },
    /** One more than is shown tells whether more follow. */
    limit: size + 1,
    page<T extends { id: string } & { [key in K]?: KeyValue }>(rows: readonly T[]) {
      const items = rows.slice(0, size);
      const last = items.at(-1);
      const value: KeyValue = last?.[order.key];
      const key = value instanceof Date ? value.toISOString() : (value ?? null);
      const endCursor = last ? encodeCursor([key, last.id]) : null;
      return { items, pageInfo: { hasNextPage: rows.length > size, endCursor } };
    },
  };
}

export interface Page<T> {
  items: readonly T[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Every page of a keyset list, one after another: for exports in constant memory (clear the unit of work between pages). */
export async function* everyPage<T>(read: (after: string | null) => Promise<Page<T>>): AsyncGenerator<readonly T[]> {
  let after: string | null = null;
  do {
    const { items, pageInfo }: Page<T> = await read(after);
    yield items;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
}
