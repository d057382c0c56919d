/** Where to go after signing in: only a path of this site, else the fallback. */
export function safeNext(search: URLSearchParams, fallback: string): string {
  const next = search.get("next");
  if (!next?.startsWith("/") || next.startsWith("//") || next.includes("\\")) return fallback;
  return next;
}
