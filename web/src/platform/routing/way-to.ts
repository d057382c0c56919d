import { audienceOf, isHouse } from "#paths/audience.ts";
import { developersPath } from "#paths/developers.ts";
import { addressIn, readAddress } from "#platform/i18n/address.ts";
import { preferredLanguage } from "#platform/i18n/language.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** Where the reader is: `base` is the language's part of the address ("/" where it names none), `path` the rest; and what they prefer to read. */
interface Here {
  base: string;
  path: string;
  language: Language;
}

/**
 * Returns the whole address of a link whose page has to be loaded anew, undefined for one that the router follows. Pages of people at work
 * have no language in their addresses and speak fewer; and who is shown Japanese though they prefer another language goes on in theirs.
 */
export function otherDocument(to: string, { base, path, language }: Here): string | undefined {
  if (!to.startsWith("/")) return undefined;
  if (readAddress(to).language) return to;
  if (to === developersPath) return addressIn(readAddress(base).language ?? language, to);
  if (isHouse(to)) return isHouse(path) ? undefined : to;
  if (base !== "/") return undefined;
  const isPersonal = [path, to].every((each) => audienceOf(each) === "personal");
  const isSpokenHere = language === "ja" || isPersonal;
  return isSpokenHere && !isHouse(path) ? undefined : addressIn(language, to);
}

/** The whole address of a path in the language that is being read: for leaving the page without the router. */
export function ownAddress(path: string): string {
  return addressIn(readAddress(location.pathname).language ?? preferredLanguage(), path);
}
