/** A path of this site. Browsers leave tabs and line ends out of an address: with one in it the next slash could begin a host. */
const ownPath = /^\/(?!\/)[^\u0000-\u0020\\]*$/;

/** Returns the path to go to after signing in: only a path of this site, else the fallback. */
export function safeNext(search: URLSearchParams, fallback: string): string {
  const next = search.get("next");
  return next && ownPath.test(next) ? next : fallback;
}
