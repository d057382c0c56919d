import { gql, type TypedDocumentNode } from "@apollo/client";
import { shownTitle } from "#features/work/title/shown-title.ts";
import type { LikedOfflineQuery, LikedOfflineQueryVariables } from "#graphql/operations.ts";
import { audienceOf } from "#paths/audience.ts";
import { workPath } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { client } from "#platform/graphql-client.ts";
import { addressIn, readAddress } from "#platform/i18n/address.ts";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { forgetLiked, hasPage, readLikedList, type ToldWorker } from "#platform/offline/kept-pages.ts";
import { loadViewer } from "#platform/session/viewer.ts";

const likedOffline: TypedDocumentNode<LikedOfflineQuery, LikedOfflineQueryVariables> = gql`
  query LikedOffline {
    likedWorks(first: 50) {
      items {
        work {
          id
          title
          titleEn
          madeTitle
        }
      }
    }
  }
`;

/** Milliseconds for which a reader stays on a page that they read. */
const readMs = 2_000;
/** Milliseconds after which the list of liked works is asked for again when a page is opened. */
const listMs = 600_000;

/** Tells the worker that looks after this page, once there is one. */
async function tell(told: ToldWorker): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told);
}

/** Someone who pays for every byte asks their browser to spare them. */
function sparesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

/** The page that everybody can read at an address, or null. */
function everybodysAddress({ pathname, search }: Place): string | null {
  const { language, path } = readAddress(pathname);
  const id = path === userPaths.work ? new URLSearchParams(search).get("id") : null;
  if (id) return addressIn(language ?? currentLanguage(), workPath(id));
  return audienceOf(path) === "public" ? pathname + search : null;
}

/** Keeps the works that the seeker likes to be read offline, and nothing when nobody is signed in. */
async function keepLiked(isChanged: boolean): Promise<void> {
  const { seeker } = await loadViewer();
  if (!seeker) return forgetLiked();
  const kept = await readLikedList();
  const isNew = kept?.owner === seeker.id && Date.now() - kept.at < listMs && kept.language === currentLanguage();
  if ((isNew && !isChanged) || sparesData()) return undefined;
  const { data } = await client.query({ query: likedOffline, fetchPolicy: "no-cache" });
  const items = data?.likedWorks.items ?? [];
  const works = items.map(({ work }) => ({ id: work.id, title: shownTitle(work) }));
  return tell({ tells: "LIKED", owner: seeker.id, language: currentLanguage(), works, at: Date.now() });
}

/** What happens on the page that the worker must know; a failure is nobody's business but that of a later visit. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

type Place = Pick<Location, "pathname" | "search">;

interface Followed {
  /** Calls back when the reader has gone to another address; `errors` where its data did not come. */
  subscribe(tell: (state: { location: Place; errors: object | null }) => void): () => void;
}

/** A screen whose data cannot come is opened as a page of its own where the worker has it. */
async function openKept(place: Place): Promise<void> {
  const address = everybodysAddress(place);
  const isKept = address ? await hasPage(address) : readAddress(place.pathname).path === userPaths.likedWorks && (await readLikedList());
  if (isKept) location.reload();
}

/** The manifest of the reader's language: an app is installed under its name there. */
function nameManifest(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const address = `/app/${currentLanguage()}.webmanifest`;
  if (link && link.getAttribute("href") !== address) link.href = address;
}

/** Gives the site a worker that keeps what was read and liked readable without a way to the internet. */
export async function startOffline(router: Followed): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  // A browser that keeps nothing refuses, and then there is nothing to do.
  if (!(await navigator.serviceWorker.register("/service-worker.js").catch(() => null))) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = "";
  const follow = (place: Place) => {
    nameManifest();
    const address = everybodysAddress(place);
    if (address === null || address === last || sparesData()) return;
    last = address;
    clearTimeout(timer);
    timer = setTimeout(() => quietly(tell({ tells: "SEEN", address })), readMs);
  };
  follow(location);
  router.subscribe(({ location: place, errors }) => {
    if (errors && !navigator.onLine) quietly(openKept(place));
    else follow(place);
  });
  addEventListener("liked", () => quietly(keepLiked(true)));
  quietly(tell({ tells: "LANGUAGE", language: currentLanguage() }));
  quietly(keepLiked(false));
}
