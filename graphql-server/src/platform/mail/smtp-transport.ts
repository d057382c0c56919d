import { createTransport } from "nodemailer";
import type { DkimSettings } from "./dkim.ts";
import { MailRefusedError } from "./mail-refused.ts";
import type { MailTransport, OutgoingMail } from "./outgoing-mail.ts";

/** Milliseconds for which the mail server may stay silent: when it is called, before it greets, and between two answers. */
const silentMs = 10_000;
/** Connections kept open; as many mails are under way at a time. */
export const smtpConnections = 5;

function property(error: object, key: string): unknown {
  return Reflect.get(error, key);
}

/** Commands whose answer is about this mail; before them the server speaks about us, and that may be mended. */
const aboutTheMail = /^(?:MAIL FROM|RCPT TO|DATA)/;

/** A 5xx answer about the mail is final (RFC 5321, 4.2.1). A 4xx, silence, a lost connection, or a refused sign-in may be different later. */
function isFinal(error: Error): boolean {
  const code = property(error, "responseCode");
  const command = property(error, "command");
  if (property(error, "code") === "EENVELOPE" && code === undefined) return true;
  return typeof code === "number" && code >= 500 && code < 600 && aboutTheMail.test(typeof command === "string" ? command : "");
}

function contentOf({ subject, text, html, unsubscribeUrl, calendar }: OutgoingMail) {
  const headers = unsubscribeUrl
    ? { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : {};
  const file = calendar && {
    filename: "interview.ics",
    content: calendar.text,
    contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
  };
  return { subject, text, html, headers, attachments: file ? [file] : [] };
}

/** Sends by SMTP over a few connections that are kept open, signed when there is a key. `send` throws a MailRefusedError for a final refusal. */
export function smtpTransport(url: string, from: string, dkim?: DkimSettings): MailTransport {
  const limits = { connectionTimeout: silentMs, greetingTimeout: silentMs, socketTimeout: silentMs, dnsTimeout: silentMs };
  const transport = createTransport({ url, pool: true, maxConnections: smtpConnections, ...limits, ...(dkim && { dkim }) });
  return {
    send: async (mail) => {
      const { id, to, replyTo } = mail;
      const addresses = { from, to: { name: "", address: to }, ...(replyTo && { replyTo }) };
      try {
        await transport.sendMail({ ...addresses, ...contentOf(mail), messageId: `<${id}@kotoba.works>` });
      } catch (error) {
        if (error instanceof Error && isFinal(error)) throw new MailRefusedError(error.message, { cause: error });
        throw error;
      }
    },
    close: () => transport.close(),
  };
}
