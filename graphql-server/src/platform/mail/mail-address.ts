import { type Locale, languages } from "../../shared/locale.ts";

/** First parts of the paths that have no language: those of people at work, and what programs open. */
const withoutLanguage = /^\/(?:admin|api|company|feed|files)(?=[/?#]|$)/i;

/** Writes a path of the site for the reader of a mail: what everybody and what seekers see, in the reader's language. */
export function mailPath(locale: Locale, path: string): string {
  const { prefix } = languages[locale];
  if (prefix === null || withoutLanguage.test(path)) return path;
  return `/${prefix}${path === "/" ? "" : path}`;
}
