import { setTimeout as sleep } from "node:timers/promises";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import type { Log } from "../../../platform/log/log.ts";
import { MailRefusedError } from "../../../platform/mail/mail-refused.ts";
import { mailCalendar } from "../../../platform/mail/mail-transport.ts";
import type { MailTransport } from "../../../platform/mail/outgoing-mail.ts";
import type { Outcome } from "../../../platform/queue/job-queue.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

const contentShape = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribeUrl: z.string().optional(),
  calendar: mailCalendar.optional(),
  replyTo: z.string().optional(),
});

export interface DeliverOptions {
  transport: MailTransport;
  log: Log;
  now(): Date;
}

/** Pauses and tries of noting what became of a mail while the database does not answer: without the note it would go out again. */
const noteTries = 60;
const notePauseMs = 2_000;

type Note = Partial<Pick<OutboxMail, "attempts" | "status" | "content" | "lastError" | "sentAt" | "failedAt">>;

/**
 * Writes until it is written. By a statement, not by the unit of work: one whose commit has failed believes that everything is written, and
 * would write nothing the next time.
 */
async function note(em: EntityManager, id: string, values: Note): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await em.nativeUpdate(OutboxMail, { id }, values);
      return;
    } catch (error) {
      if (tries === noteTries) throw error;
      await sleep(notePauseMs);
    }
  }
}

async function send(mail: OutboxMail, transport: MailTransport): Promise<void> {
  const content = contentShape.safeParse(JSON.parse(mail.content ?? "null"));
  if (!content.success) throw new MailRefusedError("content cannot be read");
  const { unsubscribeUrl, calendar, replyTo, ...texts } = content.data;
  const more = { ...(unsubscribeUrl && { unsubscribeUrl }), ...(calendar && { calendar }), ...(replyTo && { replyTo }) };
  await transport.send({ id: mail.id, to: mail.recipient, ...texts, ...more });
}

/** What a person of the back office reads about a failure, on one line. */
function describe(error: unknown): string {
  const told = error instanceof Error ? error.message : String(error);
  return told.replace(/\s+/g, " ").slice(0, 300);
}

/**
 * Sends a waiting mail. Sent mails keep no content. A server's final refusal gives the mail up at once; anything else is tried again.
 * It goes out twice only when the process dies between the server's answer and the note of it, and then under the same message id.
 */
export async function deliverMail(em: EntityManager, id: string, { transport, log, now }: DeliverOptions): Promise<Outcome> {
  const mail = await em.findOne(OutboxMail, { id, status: "PENDING" });
  if (!mail) return "done";
  const attempts = mail.attempts + 1;
  try {
    await send(mail, transport);
  } catch (error) {
    log.warn("mail not sent", { reference: id, error });
    const lastError = describe(error);
    const isFinal = error instanceof MailRefusedError;
    await note(em, id, { attempts, lastError, ...(isFinal && { status: "FAILED", failedAt: now() }) });
    return isFinal ? "given-up" : "failed";
  }
  await note(em, id, { attempts, status: "SENT", sentAt: now(), content: null, lastError: null });
  return "done";
}

/** Marks a mail as given up whose job came to the dead letters in another way: after its last try, or with its last process. */
export async function giveUpMail(em: EntityManager, id: string): Promise<void> {
  await em.execute("update outbox_mail set status = 'FAILED', failed_at = now() where id = ? and status = 'PENDING'", [id]);
}

/** Erases what unsent mails said a month after they were given up, and forgets sent ones after three months. */
export async function forgetOldMails(em: EntityManager): Promise<void> {
  await em.execute(
    "update outbox_mail set content = null where status = 'FAILED' and content is not null and failed_at < now() - interval '30 days'",
  );
  await em.execute("delete from outbox_mail where status = 'SENT' and sent_at < now() - interval '90 days'");
}
