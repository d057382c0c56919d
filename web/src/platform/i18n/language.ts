import { type Audience, audienceOf } from "#paths/audience.ts";
import { firstSpoken, languagesAt, readAddress } from "./address.ts";
import { isLanguage, type Language, languages } from "./languages.ts";

const storageKey = "language";

/** The languages of the accounts that are signed in here, by whose pages they decide about. */
const accounts = new Map<Audience, Language>();

/** Lets an account's own language decide about the pages of an audience; nobody's when nobody is signed in. */
export function followAccount(audience: Audience, locale: string | undefined): void {
  if (locale !== undefined && isLanguage(locale)) accounts.set(audience, locale);
  else accounts.delete(audience);
}

/** The reader's choice, else the first of the browser's languages that is spoken here, else Japanese. */
export function preferredLanguage(spoken: readonly Language[] = languages): Language {
  // What the server renders depends on the address alone.
  if (import.meta.env.SSR) return "ja";
  const chosen = localStorage.getItem(storageKey);
  if (isLanguage(chosen) && spoken.includes(chosen)) return chosen;
  return firstSpoken(navigator.languages, spoken) ?? "ja";
}

/** Remembers the reader's choice in this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

/**
 * The language of the page at a path: the one it names; without a name Japanese for everybody's pages, and for others the account's, else
 * the reader's own.
 */
export function languageOf(pathname: string): Language {
  const { language, path } = readAddress(pathname);
  if (language) return language;
  const audience = audienceOf(path);
  if (audience === "public") return "ja";
  const spoken = languagesAt(path);
  const ofAccount = accounts.get(audience);
  return ofAccount && spoken.includes(ofAccount) ? ofAccount : preferredLanguage(spoken);
}

/** Whether a page of everybody's names no language in its address and so is in Japanese. */
export function isPlainAddress(pathname: string): boolean {
  const { language, path } = readAddress(pathname);
  return language === null && audienceOf(path) === "public";
}
