import { isId } from "../ids.ts";
import { brokenCursor, decodeCursor, pageSize } from "./cursor.ts";
import { type Page, type PageInput, pageOf } from "./page.ts";

function olderThan(after: PageInput["after"]): { id?: { $lt: string } } {
  const keys = decodeCursor(after, 1);
  if (!keys) return {};
  const [id] = keys;
  if (typeof id !== "string" || !isId(id)) throw brokenCursor();
  return { id: { $lt: id } };
}

/**
 * The parts of a list that goes by its ids, which are in the order of time, the newest first: put `older` beside the list's own conditions,
 * read with `options`, and hand the rows to `page`.
 */
export function newestFirst({ first, after }: PageInput) {
  const size = pageSize(first);
  return {
    older: olderThan(after),
    /** One more than is shown tells whether more follow. */
    options: { orderBy: { id: "desc" as const }, limit: size + 1 },
    page<T extends { id: string }>(rows: readonly T[]): Page<T> {
      return pageOf(rows, size, ({ id }) => [id]);
    },
  };
}
