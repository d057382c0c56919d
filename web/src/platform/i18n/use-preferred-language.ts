import { useInBrowser } from "#platform/drawn/in-browser.ts";
import { preferredLanguage } from "./language.ts";
import type { Language } from "./languages.ts";

/** The reader's language; Japanese until the browser has taken over a page that came from the server, which knows no reader. */
export function usePreferredLanguage(): Language {
  return useInBrowser() ? preferredLanguage() : "ja";
}
