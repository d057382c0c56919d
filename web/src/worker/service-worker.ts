import { isLanguage } from "#platform/i18n/languages.ts";
import { keptIn, languageAddress, type ToldWorker } from "#platform/offline/kept-pages.ts";
import { answerOffline } from "./answer-offline.ts";
import { isEverybodys, keepLiked, keepSeen, noteSeen } from "./keep-pages.ts";
import type { FetchEvent, WorkerScope } from "./worker-scope.ts";

declare const self: WorkerScope;

/** Small files without a hash in their name that pages offline need. */
const ownFiles = ["/back-online.js", "/favicon.svg", "/art/icons.svg"];

async function install(): Promise<void> {
  await (await caches.open(keptIn.own)).addAll(ownFiles);
  // No page depends on which worker looks after it: the new one may begin at once.
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const known: readonly string[] = Object.values(keptIn);
  for (const name of await caches.keys()) if (!known.includes(name)) await caches.delete(name);
  // The page is asked for while the worker wakes up.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** A page comes from the server and from nowhere else, as long as there is a way to it. */
async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isEverybodys(answer) || answer.status === 404 || answer.status === 410) {
      event.waitUntil(keepSeen(url.pathname + url.search, answer.clone()).catch(() => undefined));
    }
    return answer;
  } catch {
    return answerOffline(url);
  }
}

/** A file whose name changes with its content. */
async function answerFile(request: Request): Promise<Response> {
  const files = await caches.open(keptIn.files);
  const kept = await files.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await files.put(request, answer.clone());
  return answer;
}

async function answerOwn(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request, { cacheName: keptIn.own, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event, url));
  else if (/^\/assets\/.+\.(?:css|js|json)$/.test(url.pathname)) event.respondWith(answerFile(request));
  else if (ownFiles.includes(url.pathname)) event.respondWith(answerOwn(request));
});

/** Does what a page tells. */
async function hear(told: ToldWorker): Promise<void> {
  if (told.tells === "SEEN") return noteSeen(told.address);
  if (told.tells === "LIKED") return keepLiked(told);
  if (!isLanguage(told.language)) return undefined;
  return (await caches.open(keptIn.own)).put(languageAddress, new Response(told.language));
}

function isTold(data: unknown): data is ToldWorker {
  return typeof data === "object" && data !== null && "tells" in data;
}

self.addEventListener("message", (event) => {
  if (isTold(event.data)) event.waitUntil(hear(event.data).catch(() => undefined));
});
