import type { HouseLocale, Locale } from "../../shared/locale.ts";

/** The values of a mail that needs none. */
export type NoParams = Readonly<Record<string, never>>;

/** A calendar file and the method it asks of a calendar. */
export interface MailCalendar {
  text: string;
  method: "PUBLISH" | "CANCEL";
}

/** A mail before its layout: plain paragraphs, and one thing to do. */
export interface MailDraft {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Stops mails of this kind with one press, without signing in (RFC 8058). */
  unsubscribeUrl?: string;
  /** An appointment for the calendar, as an attached file. */
  calendar?: MailCalendar;
}

type MailValues = Readonly<Record<string, string | number | null>>;

/**
 * Makes a mail in the reader's language of the values that it names: never a password, a token only inside a link. `url` builds an address on
 * our own host from a path, with the language of the reader where the site has one.
 */
export type MailTemplate<P extends MailValues> = (params: P, locale: Locale, url: (path: string) => string) => MailDraft;

/** The same for mails that only companies and the operator get, in their languages. */
export type HouseMailTemplate<P extends MailValues> = (params: P, locale: HouseLocale, url: (path: string) => string) => MailDraft;
