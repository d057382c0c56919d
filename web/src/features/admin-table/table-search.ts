/** Rows a page of every list of the back office. */
export const rowsPerPage = 50;

/** Reads what the address of a list asks for, for its loader and its file; a value that makes no sense counts as not given. */
export function tableSearch(source: Request | URLSearchParams) {
  const search = source instanceof URLSearchParams ? source : new URL(source.url).searchParams;
  return {
    text: (name: string): string | null => search.get(name)?.trim() || null,
    /** One of the known names; the fallback holds while the address says nothing, null when it says something else (e.g. ALL). */
    choice<T extends string>(name: string, known: readonly T[], fallback: T | null = null): T | null {
      const said = search.get(name);
      return said === null ? fallback : (known.find((one) => one === said) ?? null);
    },
    /** A day as YYYY-MM-DD. */
    day: (name: string): string | null => /^\d{4}-\d\d-\d\d$/.exec(search.get(name) ?? "")?.[0] ?? null,
    sort<T extends string>(known: readonly T[], fallback: T): T {
      return known.find((one) => one === search.get("sort")) ?? fallback;
    },
    page: { first: rowsPerPage, after: search.get("after") },
  };
}

/** The same list from its top, with some of its search set or (null) taken out. */
export function withSearch(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("after");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the address of a list as a file; empty values are left out. */
export function csvAddress(path: string, asked: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `${path}?${new URLSearchParams(said)}`;
}
