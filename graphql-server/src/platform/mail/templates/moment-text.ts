import { type Locale, languages } from "../../../shared/locale.ts";
import { readerWords } from "../words/reader-words.ts";

/** A moment (ISO 8601) as a mail says it: in the reader's language, and that it is meant in Japan. */
export function momentText(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(languages[locale].intl, { timeZone: "Asia/Tokyo", dateStyle: "full", timeStyle: "short" });
  return readerWords[locale].inJapan(format.format(new Date(iso)));
}

/** A day (YYYY-MM-DD) as a mail says it. */
export function dayText(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].intl, { timeZone: "UTC", dateStyle: "long" }).format(new Date(`${day}T00:00:00Z`));
}
