import { audienceOf } from "#paths/audience.ts";
import { workPath } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { addressIn, readAddress } from "#platform/i18n/address.ts";
import { isLanguage, type Language, languages } from "#platform/i18n/languages.ts";
import { keptIn, languageAddress, readLikedList } from "#platform/offline/kept-pages.ts";
import { copyOf, offlinePage } from "./offline-page.ts";

/** The language of those pages whose address names none and whose reader has chosen one. */
async function readersLanguage(): Promise<Language> {
  const told = await (await caches.open(keptIn.own)).match(languageAddress);
  const language = told ? await told.text() : null;
  return isLanguage(language) ? language : "ja";
}

/** Addresses under which the page may be kept, the best first: a work inside the seekers' area is the same that everybody reads. */
function candidates({ pathname, search, searchParams }: URL, language: Language): string[] {
  const { path } = readAddress(pathname);
  const id = path === userPaths.work ? searchParams.get("id") : null;
  if (!id) return [pathname + search, pathname];
  return [language, ...languages].map((each) => addressIn(each, workPath(id)));
}

async function findKept(url: URL, language: Language): Promise<Response | undefined> {
  for (const address of candidates(url, language)) {
    for (const cacheName of [keptIn.seen, keptIn.liked]) {
      const kept = await caches.match(address, { cacheName, ignoreVary: true });
      if (kept) return kept;
    }
  }
  return undefined;
}

/** What is shown of an address while there is no way to the server. */
export async function answerOffline(url: URL): Promise<Response> {
  const { language: named, path } = readAddress(url.pathname);
  const audience = audienceOf(path);
  const language = named ?? (audience === "public" ? "ja" : await readersLanguage());
  const kept = await findKept(url, language);
  if (kept) return copyOf(kept, readAddress(kept.headers.get("X-Kept-Address") ?? "/").language ?? "ja");
  const isAtWork = audience === "company" || audience === "admin";
  const list = isAtWork ? null : ((await readLikedList()) ?? { works: [] });
  return offlinePage(language, url.pathname + url.search, list);
}
