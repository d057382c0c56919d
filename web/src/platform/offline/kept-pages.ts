import type { Language } from "#platform/i18n/languages.ts";

/** Where pages and files lie that can be read without a way to the internet. */
export const keptIn = {
  /** Public pages that somebody has read here: the same for everybody. */
  seen: "seen-1",
  /** The works that a seeker liked, and the list of them: forgotten when they sign out. */
  liked: "liked-1",
  /** Styles and scripts under names that never change their content. */
  files: "files-1",
  /** What the worker itself needs. */
  own: "own-1",
} as const;

/** A work on the list that can be read offline. */
export interface LikedWork {
  id: string;
  title: string;
}

/** The list as it is kept beside its pages. */
export interface LikedList {
  /** Whose it is: another account begins with an empty one. */
  owner: string;
  /** In which language its pages are. */
  language: Language;
  works: readonly LikedWork[];
  /** When the server was asked, in milliseconds. */
  at: number;
}

/** Address of the list in its place; no page has it. */
export const likedListAddress = "/-/liked.json";
/** The language of those pages whose address names none. */
export const languageAddress = "/-/language";

/** What a page tells the worker. */
export type ToldWorker = { tells: "LANGUAGE"; language: Language } | { tells: "SEEN"; address: string } | ({ tells: "LIKED" } & LikedList);

/** Forgets what is kept of a seeker. Pages that everybody may read stay. */
export async function forgetLiked(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(keptIn.liked);
}

/** The list that is kept here, whoever's it is. */
export async function readLikedList(): Promise<LikedList | null> {
  if (!(await caches.has(keptIn.liked))) return null;
  const found = await (await caches.open(keptIn.liked)).match(likedListAddress);
  return found ? found.json() : null;
}

/** Whether the page of an address is kept here. */
export async function hasPage(address: string): Promise<boolean> {
  for (const cacheName of [keptIn.seen, keptIn.liked]) if (await caches.match(address, { cacheName, ignoreVary: true })) return true;
  return false;
}
