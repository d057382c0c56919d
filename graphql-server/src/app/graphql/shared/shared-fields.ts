import type { AudienceName } from "../../../shared/viewer/audience.ts";

/**
 * The queries that visitors may ask by an address, whose answers browsers and caches in front may keep as long as they ask whether they
 * are still right. Whatever is not named here is never answered so: what names somebody by a token or a code, asks much, or shows who asks.
 */
const fields = [
  "examSamples",
  "faq",
  "licenceProducts",
  "matchingCriteria",
  "movie",
  "movieShelf",
  "movies",
  "newsArchive",
  "newsItem",
  "newsList",
  "planOffers",
  "publicCompany",
  "relatedMovies",
  "sitePage",
  "work",
  "workFacets",
  "works",
] as const;

/** Those fields. @throws Error when one of them is not open to everybody */
export function sharedFields(audiences: ReadonlyMap<string, readonly AudienceName[]>): ReadonlySet<string> {
  for (const name of fields) {
    if (!audiences.get(`Query.${name}`)?.includes("PUBLIC")) throw new Error(`Query.${name} is not open to everybody`);
  }
  return new Set(fields);
}
