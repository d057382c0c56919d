import { escapeAttribute, escapeText } from "entities/escape";
import { type Locale, languages } from "../../shared/locale.ts";
import { mailPath } from "./mail-address.ts";
import type { MailCalendar } from "./mail-template.ts";
import { draftMail, type MailBody } from "./templates/index.ts";
import { readerWords } from "./words/reader-words.ts";

/** A mail as it goes out, in plain text and as HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  unsubscribeUrl?: string;
  calendar?: MailCalendar;
  /** Address that answers go to; without one they are not read. */
  replyTo?: string;
}

/** One line: a line break in a subject would start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ").slice(0, 200);
}

/** The text of a mail in the reader's language. */
export function renderMail(mail: MailBody & { locale: Locale; baseUrl: string; replyTo?: string | undefined }): MailContent {
  const url = (path: string) => mail.baseUrl + mailPath(mail.locale, path);
  const { subject, paragraphs, action, unsubscribeUrl, calendar } = draftMail(mail, mail.locale, url);
  const { answerable, signature, stop } = readerWords[mail.locale];
  const end = mail.replyTo ? answerable : signature;
  const foot = unsubscribeUrl ? `${stop}\n${unsubscribeUrl}\n\n${end}` : end;
  const link = action ? [`${action.label}\n${action.url}`] : [];
  const text = [...paragraphs, ...link, `-- \n${foot}`].join("\n\n");
  const blocks = paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll("\n", "<br>")}</p>`);
  const button = action ? `<p><a href="${escapeAttribute(action.url)}">${escapeText(action.label)}</a></p>` : "";
  const small = escapeText(foot).replace(/https?:\/\/\S+/, (address) => `<a href="${address}">${address}</a>`);
  const body = `${blocks.join("")}${button}<hr><p>${small.replaceAll("\n", "<br>")}</p>`;
  return {
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(calendar && { calendar }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: oneLine(subject),
    text,
    html: `<!doctype html><html lang="${languages[mail.locale].html}"><meta charset="utf-8"><body>${body}</body></html>`,
  };
}
