import { siteLanguages } from "./site-texts.ts";

/** A language that pages of the site are in. */
export type PageLanguage = keyof typeof siteLanguages;

function isPageLanguage(tag: string): tag is PageLanguage {
  return Object.hasOwn(siteLanguages, tag);
}

/** In the order in which they are offered. */
export const pageLanguages: readonly PageLanguage[] = Object.keys(siteLanguages).filter(isPageLanguage);

/** What search engines choose among for a reader; やさしい日本語 is a way to write Japanese and has no tag that they know. */
export const searchLanguages: readonly PageLanguage[] = pageLanguages.filter((language) => language !== "ja-x-easy");

/** The language that an address names and the path that is left: `/EN/japanesejob` is `/japanesejob` in English. Japanese has no name. */
export function readAddress(path: string): { language: PageLanguage; path: string } {
  const first = /^\/[^/]+(?=\/|$)/.exec(path)?.[0] ?? "";
  const language = pageLanguages.find((each) => siteLanguages[each].prefix !== "" && siteLanguages[each].prefix === first.toLowerCase());
  return language ? { language, path: path.slice(first.length) || "/" } : { language: "ja", path };
}

/** Writes a path of the site in a language. */
export function addressIn(language: PageLanguage, path: string): string {
  const { prefix } = siteLanguages[language];
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}

/** The tag of a page's language. */
export function htmlLanguage(language: PageLanguage): string {
  return siteLanguages[language].html;
}

/** Whether a page is in Japanese, plain or easy. */
export function isJapanese(language: PageLanguage): boolean {
  return htmlLanguage(language) === "ja";
}

/** Language and country as link previews want them: `ja_JP`. */
export function previewLocale(language: PageLanguage): string {
  const { language: tongue, region } = new Intl.Locale(siteLanguages[language].intl).maximize();
  return `${tongue}_${region}`;
}
