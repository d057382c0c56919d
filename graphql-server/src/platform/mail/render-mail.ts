import { escapeAttribute, escapeText } from "entities/escape";
import { type Locale, localeOf } from "../../shared/locale.ts";
import type { MailCalendar } from "./mail-template.ts";
import { draftMail, type MailBody } from "./templates/index.ts";

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

const signature: Record<Locale, string> = {
  ja: "Kotoba Works\nこのメールは送信専用です。お心当たりがない場合は破棄してください。",
  "ja-x-easy": "Kotoba Works\nこのメールに 返事は できません。知らない メールの ときは 消して ください。",
  en: "Kotoba Works\nPlease do not reply to this mail. If it is not meant for you, you may delete it.",
};

/** Under a mail that may be answered. */
const answerable: Record<Locale, string> = {
  ja: "Kotoba Works\nこのメールに返信すると、Kotoba Worksの画面に届きます。返信は、このメールを受け取ったアドレスから送ってください。",
  "ja-x-easy":
    "Kotoba Works\nこのメールに 返事を すると、Kotoba Worksの 画面に とどきます。このメールが とどいた アドレスから 送って ください。",
  en: "Kotoba Works\nYour reply to this mail arrives on Kotoba Works. Send it from the address that this mail came to.",
};

const stopWords: Record<Locale, string> = {
  ja: "このお知らせを止める（ログインは要りません）：",
  "ja-x-easy": "この メールを 止める：",
  en: "Stop these mails (no sign-in needed):",
};

/** One line: a line break in a subject would start a new header. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\u2028\u2029]+/g, " ").slice(0, 200);
}

/** The text of a mail in the reader's language. */
export function renderMail(mail: MailBody & { locale: string; baseUrl: string; replyTo?: string | undefined }): MailContent {
  const locale = localeOf(mail.locale);
  const { subject, paragraphs, action, unsubscribeUrl, calendar } = draftMail(mail, locale, (path) => `${mail.baseUrl}${path}`);
  const end = (mail.replyTo ? answerable : signature)[locale];
  const foot = unsubscribeUrl ? `${stopWords[locale]}\n${unsubscribeUrl}\n\n${end}` : end;
  const link = action ? [`${action.label}\n${action.url}`] : [];
  const text = [...paragraphs, ...link, `-- \n${foot}`].join("\n\n");
  const blocks = paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll("\n", "<br>")}</p>`);
  const button = action ? `<p><a href="${escapeAttribute(action.url)}">${escapeText(action.label)}</a></p>` : "";
  const small = escapeText(foot).replace(/https?:\/\/\S+/, (address) => `<a href="${address}">${address}</a>`);
  const body = `${blocks.join("")}${button}<hr><p>${small.replaceAll("\n", "<br>")}</p>`;
  const lang = locale === "en" ? "en" : "ja";
  const stop = unsubscribeUrl ? { unsubscribeUrl } : {};
  return {
    ...stop,
    ...(calendar && { calendar }),
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: oneLine(subject),
    text,
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body>${body}</body></html>`,
  };
}
