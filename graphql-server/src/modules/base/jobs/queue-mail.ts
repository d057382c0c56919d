import type { EntityManager } from "@mikro-orm/postgresql";
import { type ReplyTarget } from "../../../platform/mail/in/reply-address.ts";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import type { Mail } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

interface QueueOptions {
  mail: Mail;
  now: Date;
  baseUrl: string;
  /** Address under which a reader answers, undefined when answers by mail are off. */
  replyAddress(target: ReplyTarget, reader: string): string | undefined;
}

/** Writes a mail into the transaction that causes it; its job goes with it, and a worker sends it after the commit. */
export function queueMail(em: EntityManager, options: QueueOptions): void {
  const { mail, now, baseUrl } = options;
  const replyTo = mail.replyTo && options.replyAddress(mail.replyTo, mail.to);
  const content = renderMail({ ...mail, baseUrl, ...(replyTo ? { replyTo } : { replyTo: undefined }) });
  em.create(OutboxMail, {
    id: newId(),
    recipient: mail.to,
    aboutId: mail.about ?? null,
    template: mail.template,
    locale: mail.locale,
    content: JSON.stringify(content),
    createdAt: now,
  });
}

/** Takes back what was to be told of a person and has not gone out yet; also what could be sent again. */
export async function forgetWaitingMailsAbout(em: EntityManager, personId: string): Promise<void> {
  await em.nativeDelete(OutboxMail, { aboutId: personId, status: { $ne: "SENT" } });
}
