/** Segments of a request's path, decoded once; empty ones (double and trailing slashes) do not count. Undefined when it cannot be decoded. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent);
    return segments.some((segment) => segment.includes("/") || segment.includes("\0")) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Matches the first segment of a path on the REST surface; with a letter more it is another address of the site. */
const restRoot = /^(api|feed)(?![\w.-])/;

function decodedOnce(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * True for a path under /api or /feed, in whatever case, with whatever slashes and however it is written: what only looks like one of our
 * paths is refused here too, and never answered as a page.
 */
export function isRestPath(path: string): boolean {
  const [first = ""] = path.split("/").filter((segment) => segment !== "");
  return restRoot.test(decodedOnce(first).toLowerCase());
}

/**
 * The places in braces when a path fits a pattern of the route table, e.g. `/api/file/{id}`; undefined when it does not. Case does not
 * matter, as in the browser's router, but what stands in a place keeps its own.
 */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const segments = segmentsOf(path);
  const wanted = pattern.split("/").filter((segment) => segment !== "");
  if (!segments || segments.length !== wanted.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of wanted.entries()) {
    const actual = segments[index] ?? "";
    const place = /^\{(\w+)\}$/.exec(expected)?.[1];
    if (place) params[place] = actual;
    else if (actual.toLowerCase() !== expected.toLowerCase()) return undefined;
  }
  return params;
}
