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
}

const signature: Record<Locale, string> = {
  ja: "Kotoba Works\nこのメールは送信専用です。お心当たりがない場合は破棄してください。",
  "ja-x-easy": "Kotoba Works\nこのメールに 返事は できません。知らない メールの ときは 消して ください。",
  en: "Kotoba Works\nPlease do not reply to this mail. If it is not meant for you, you may delete it.",
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
export function renderMail(mail: MailBody & { locale: string; baseUrl: string }): MailContent {
  const locale = localeOf(mail.locale);
  const { subject, paragraphs, action, unsubscribeUrl, calendar } = draftMail(mail, locale, (path) => `${mail.baseUrl}${path}`);
  const foot = unsubscribeUrl ? `${stopWords[locale]}\n${unsubscribeUrl}\n\n${signature[locale]}` : signature[locale];
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
    subject: oneLine(subject),
    text,
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><body>${body}</body></html>`,
  };
}
