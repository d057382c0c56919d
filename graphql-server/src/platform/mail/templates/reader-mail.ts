import type { Locale } from "../../../shared/locale.ts";
import type { MailDraft } from "../mail-template.ts";
import type { ReaderMail, ReaderMailParams } from "../words/mail-words.ts";
import { readerWords } from "../words/reader-words.ts";

/** A mail to a seeker or a visitor as its words stand in the reader's language, with `more` paragraphs below them and its link. */
export function readerMail<M extends ReaderMail>(
  mail: M,
  to: { params: ReaderMailParams[M]; locale: Locale; url: string; more?: readonly string[] },
): MailDraft & { action: { label: string; url: string } } {
  const { mails, sender } = readerWords[to.locale];
  const { subject, paragraphs, label } = mails[mail](to.params);
  return { subject: `${sender}${subject}`, paragraphs: [...paragraphs, ...(to.more ?? [])], action: { label, url: to.url } };
}
