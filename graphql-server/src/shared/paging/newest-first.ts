import { isId } from "../ids.ts";
import { decodeCursor, pageSize } from "./cursor.ts";
import { type Page, type PageInput, pageOf } from "./page.ts";

/**
 * The parts of a list that goes by its ids, which are in the order of time, the newest first: put `older` beside the list's own conditions,
 * read with `options`, and hand the rows to `page`.
 */
export function newestFirst({ first, after }: PageInput) {
  const size = pageSize(first);
  const [id] = decodeCursor(after, 1) ?? [];
  return {
    older: typeof id === "string" && isId(id) ? { id: { $lt: id } } : {},
    /** One more than is shown tells whether more follow. */
    options: { orderBy: { id: "desc" as const }, limit: size + 1 },
    page<T extends { id: string }>(rows: readonly T[]): Page<T> {
      return pageOf(rows, size, ({ id }) => [id]);
    },
  };
}
