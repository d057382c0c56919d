import { encodeCursor } from "./cursor.ts";

/** Every list takes these beside its `filter` and `sort`; GraphQL and REST name them alike. */
export interface PageInput {
  /** Rows a page, 1 to 100. */
  first: number;
  /** `endCursor` of the page before. */
  after?: string | null;
}

export interface Page<T> {
  items: readonly T[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** A page of a list whose length may be asked for; counting costs a statement, so it waits until then. */
export interface CountedPage<T> extends Page<T> {
  totalCount: () => Promise<number>;
}

/** Values of a row that say where it stands in its list. */
type Keys = readonly (Date | string | number | null | undefined)[];

/** The page that rows make: they were read with one more than it shows, which tells whether more follow. */
export function pageOf<T>(rows: readonly T[], size: number, keysOf: (row: T) => Keys): Page<T> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  const keys = last && keysOf(last).map((key) => (key instanceof Date ? key.toISOString() : (key ?? null)));
  return { items, pageInfo: { hasNextPage: rows.length > size, endCursor: keys ? encodeCursor(keys) : null } };
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
