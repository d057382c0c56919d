import { useState } from "react";

/** Rows of the page that are marked; another page starts with none. */
export interface Selection<R> {
  rows: readonly R[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Marks all rows of the page, or none when all are marked. */
  toggleAll(): void;
  clear(): void;
  isAll: boolean;
}

const none: ReadonlySet<string> = new Set();

export function useSelection<R extends { id: string }>(rows: readonly R[]): Selection<R> {
  const [ids, setIds] = useState(none);
  // Rows that are no longer there, on the next page or after an act, do not count.
  const marked = rows.filter(({ id }) => ids.has(id));
  const isAll = marked.length > 0 && marked.length === rows.length;
  return {
    rows: marked,
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () => setIds(isAll ? none : new Set(rows.map(({ id }) => id))),
    clear: () => setIds(none),
    isAll,
  };
}
