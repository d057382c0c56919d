import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Log } from "../../../platform/log/log.ts";
import { type MailTransport, mailCalendar } from "../../../platform/mail/mail-transport.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

const batch = 50;
const maxAttempts = 10;
const contentShape = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  calendar: mailCalendar.optional(),
});

/** Seconds until the next attempt: 30 s, 1 min, 2 min … at most an hour. */
function backoffSeconds(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 3_600);
}

async function sendOne(em: EntityManager, mail: OutboxMail, options: SendOptions): Promise<boolean> {
  const { transport, log } = options;
  try {
    const content = contentShape.parse(JSON.parse(mail.content ?? "null"));
    const { unsubscribeUrl, calendar, ...texts } = content;
    const more = { ...(unsubscribeUrl && { unsubscribeUrl }), ...(calendar && { calendar }) };
    await transport.send({ id: mail.id, to: mail.recipient, ...texts, ...more });
    mail.status = "SENT";
    mail.sentAt = options.now();
    mail.content = null;
    return true;
  } catch (error) {
    log.warn("mail not sent", { reference: mail.id, error });
    if (mail.attempts >= maxAttempts) {
      mail.status = "FAILED";
      mail.content = null;
    } else mail.nextAttemptAt = new Date(options.now().getTime() + backoffSeconds(mail.attempts) * 1_000);
    return false;
  } finally {
    await em.flush();
  }
}

export interface SendOptions {
  transport: MailTransport;
  log: Log;
  now(): Date;
}

/**
 * Sends what is due, at least once: the attempt is written before the sending and the row is closed after it, so a crash between the two
 * sends again under the same message id. A sent or given-up mail keeps no content. @returns how many were sent.
 */
export async function sendMails(em: EntityManager, options: SendOptions): Promise<number> {
  const due = { status: "PENDING", nextAttemptAt: { $lte: options.now() } } as const;
  const mails = await em.find(OutboxMail, due, { orderBy: { nextAttemptAt: "asc", id: "asc" }, limit: batch });
  let sent = 0;
  for (const mail of mails) {
    mail.attempts += 1;
    mail.nextAttemptAt = new Date(options.now().getTime() + backoffSeconds(mail.attempts) * 1_000);
    await em.flush();
    if (await sendOne(em, mail, options)) sent += 1;
  }
  return sent;
}
