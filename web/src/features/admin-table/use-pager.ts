import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

export interface PagerState {
  /** 1 is the first page. */
  number: number;
  hasNext: boolean;
  hasPrevious: boolean;
  next(): void;
  previous(): void;
  first(): void;
}

/** Cursors of the pages that were passed; a shared address has none, then the way back is the first page. */
function trailOf(state: unknown): readonly string[] {
  const trail: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "trail") : undefined;
  return Array.isArray(trail) ? trail.filter((cursor): cursor is string => typeof cursor === "string") : [];
}

/** Keyset paging in the URL: `after` is where the page starts; the pages before are kept in the browser's history entry. */
export function usePager({ endCursor, hasNextPage }: { endCursor: string | null; hasNextPage: boolean }): PagerState {
  const [search] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const navigate = useNavigate();
  const after = search.get("after");
  const go = (cursor: string | null, passed: readonly string[]) => {
    const next = new URLSearchParams(search);
    if (cursor) next.set("after", cursor);
    else next.delete("after");
    void navigate({ search: next.toString() }, { state: { trail: passed } });
  };
  return {
    number: after ? trail.length + 2 : 1,
    hasNext: hasNextPage && endCursor !== null,
    hasPrevious: after !== null,
    next: () => hasNextPage && endCursor && go(endCursor, after ? [...trail, after] : []),
    previous: () => after && go(trail.at(-1) ?? null, trail.slice(0, -1)),
    first: () => go(null, []),
  };
}
