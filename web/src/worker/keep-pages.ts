import { workPath } from "#paths/public.paths.ts";
import { addressIn } from "#platform/i18n/address.ts";
import { keptIn, type LikedList, likedListAddress, readLikedList } from "#platform/offline/kept-pages.ts";

/** How many pages and files are kept; the oldest go first. */
const most = { pages: 60, files: 400, liked: 50 } as const;
const dayMs = 86_400_000;

/** Removes the oldest above a number; a cache answers its keys in the order in which they came. */
async function trim(cache: Cache, limit: number): Promise<void> {
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key)));
}

/** True for a page that everybody gets alike and that search engines may know: it holds nothing of anybody's own. */
export function isEverybodys({ headers, ok, type }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return ok && type === "basic" && isPage && !headers.has("X-Robots-Tag");
}

/** The styles of a page, so that its copy looks as it did. */
async function keepStyles(html: string): Promise<void> {
  const files = await caches.open(keptIn.files);
  for (const [, file = ""] of html.matchAll(/<link\b[^>]*href="(\/assets\/[^"]+\.css)"/g)) {
    if (!(await files.match(file))) await files.add(file);
  }
  await trim(files, most.files);
}

/** Keeps an answer as the page of an address. */
export async function keepPage(cache: Cache, address: string, answer: Response): Promise<void> {
  const html = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set("X-Kept-At", String(Date.now()));
  headers.set("X-Kept-Address", address);
  await keepStyles(html);
  // Written anew it is the youngest.
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
}

/** Keeps a page that was read, or forgets one that is no longer there. */
export async function keepSeen(address: string, answer: Response): Promise<void> {
  const cache = await caches.open(keptIn.seen);
  if (isEverybodys(answer)) {
    await keepPage(cache, address, answer);
    await trim(cache, most.pages);
  } else if (answer.status === 404 || answer.status === 410) await cache.delete(address);
}

/** Asks as nobody: what is kept must be what everybody gets. */
const askAsNobody = (address: string) => fetch(address, { credentials: "omit", cache: "no-store" });

async function isFresh(cache: Cache, address: string): Promise<boolean> {
  const kept = await cache.match(address);
  return kept !== undefined && Date.now() - Number(kept.headers.get("X-Kept-At")) < dayMs;
}

/** A page was read without a document of its own being loaded. */
export async function noteSeen(address: string): Promise<void> {
  const cache = await caches.open(keptIn.seen);
  if (!(await isFresh(cache, address))) await keepSeen(address, await askAsNobody(address));
}

/** Addresses of the pages of a list. */
function likedAddresses({ language, works }: Pick<LikedList, "language" | "works">): string[] {
  return works.slice(0, most.liked).map(({ id }) => addressIn(language, workPath(id)));
}

/** Makes what is kept of a seeker what they like now. Another seeker's goes first. */
export async function keepLiked(list: LikedList): Promise<void> {
  if ((await readLikedList())?.owner !== list.owner) await caches.delete(keptIn.liked);
  // Held open: when it is deleted meanwhile, because somebody signs out, what is still written goes with it.
  const cache = await caches.open(keptIn.liked);
  await cache.put(likedListAddress, Response.json(list));
  const wanted = likedAddresses(list);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== likedListAddress && !wanted.includes(pathname)) await cache.delete(url);
  }
  for (const address of wanted) {
    if (await isFresh(cache, address)) continue;
    const answer = await askAsNobody(address).catch(() => undefined);
    if (answer && isEverybodys(answer)) await keepPage(cache, address, answer);
  }
}
